import type { ReactNode } from 'react'
import { ClearFilters } from '#client/ui/list/ClearFilters.tsx'

interface Props {
  /** Before the total. */
  start?: ReactNode
  total: ReactNode
  clear: string
  /** Undefined: nothing is filtered. */
  onClear: (() => void) | undefined
  /** At the end. */
  children?: ReactNode
}

/** The line between filters and rows: nothing in it moves the rows. */
export function ListHead({ start, total, clear, onClear, children }: Props) {
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1">
      {start}
      <p role="status" className="text-ink-muted text-sm">
        {total}
      </p>
      {onClear && <ClearFilters text={clear} onClear={onClear} />}
      <div className="ml-auto flex gap-2">{children}</div>
    </div>
  )
}
