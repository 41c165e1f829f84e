import clsx from 'clsx'
import { Slider as Radix } from 'radix-ui'

interface SliderProps {
  /** One value per thumb, in order. */
  value: readonly number[]
  min: number
  max: number
  step: number
  /** One name per thumb. */
  labels: readonly string[]
  /** While a thumb moves. */
  onChange: (value: number[]) => void
  /** When it is let go. */
  onCommit?: (value: number[]) => void
  /** The value in words, for those who hear it. */
  textOf?: (value: number) => string
  className?: string
}

/** A slider with as many thumbs as values; two make a range. */
export function Slider({ value, labels, onChange, onCommit, textOf, className, ...range }: SliderProps) {
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
