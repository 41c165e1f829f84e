import clsx from 'clsx'
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Count } from '#client/ui/Count.tsx'

interface Props {
  label: string
  search: ReactNode
  /** How many of the filters are set. */
  active: number
  children: ReactNode
}

/** One row on wide screens; on phones the search, and the filters behind a button. */
export function FilterBar({ label, search, active, children }: Props) {
  const { admin: w } = useWords('admin')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-label={label} className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 grow-[2] basis-60 max-sm:basis-0">{search}</div>
      <Button
        variant="secondary"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        icon={<SlidersHorizontal aria-hidden="true" className="size-4.5" />}
        className="min-h-11 sm:hidden"
      >
        {label}
        {active > 0 && (
          <>
            <Count count={active} />
            <span className="sr-only">{w.activeFilters(active)}</span>
          </>
        )}
      </Button>
      <div
        id={id}
        className={clsx(
          'grid basis-full grid-cols-2 gap-3 sm:contents max-sm:[&>:last-child:nth-child(odd)]:col-span-full sm:*:grow sm:*:basis-34 sm:*:last:basis-44',
          !isOpen && 'max-sm:hidden',
        )}
      >
        {children}
      </div>
    </section>
  )
}
