import clsx from 'clsx'
import { Slider as Radix } from 'radix-ui'
import { useBrowserValue } from '#client/core/rendering/rendering.ts'

interface SliderProps {
  /** One per thumb, ascending. */
  value: readonly number[]
  min: number
  max: number
  step: number
  /** Accessible names, one per thumb. */
  labels: readonly string[]
  onChange: (value: number[]) => void
  onCommit?: (value: number[]) => void
  /** For `aria-valuetext`. */
  textOf?: (value: number) => string
  className?: string
}

/** Client-side only: its style attributes violate the CSP in HTML. */
export function Slider(props: SliderProps) {
  const isBrowser = useBrowserValue(
    () => true,
    () => false,
  )
  return isBrowser ? <BrowserSlider {...props} /> : <div className="h-11" />
}

function BrowserSlider({ value, labels, onChange, onCommit, textOf, className, ...range }: SliderProps) {
  return (
    <Radix.Root
      {...range}
      value={[...value]}
      onValueChange={onChange}
      onValueCommit={onCommit}
      className={clsx('relative flex h-11 w-full touch-none select-none items-center px-1', className)}
    >
      <Radix.Track className="relative h-1.5 grow rounded-full bg-line">
        <Radix.Range className="absolute h-full rounded-full bg-action" />
      </Radix.Track>
      {labels.map((label, index) => (
        <Radix.Thumb
          key={label}
          aria-label={label}
          aria-valuetext={textOf?.(value[index] ?? range.min)}
          className="block size-7 cursor-grab rounded-full border-2 border-action bg-surface-raised shadow-card active:cursor-grabbing"
        />
      ))}
    </Radix.Root>
  )
}
