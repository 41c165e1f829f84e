import clsx from 'clsx'
import { Info } from 'lucide-react'
import { useWords } from '#client/core/language.tsx'

interface FormulaButtonProps {
  of: string
  controls: string
  open: boolean
  onPress: () => void
}

export function FormulaButton({ of, controls, open, onPress }: FormulaButtonProps) {
  const { roi } = useWords('roi')
  const label = roi.formula(of)
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      onClick={onPress}
      className={clsx(
        'grid size-9 shrink-0 place-items-center rounded-full hover:text-action',
        open ? 'text-action' : 'text-ink-muted',
      )}
    >
      <Info aria-hidden="true" className="size-4" />
    </button>
  )
}
