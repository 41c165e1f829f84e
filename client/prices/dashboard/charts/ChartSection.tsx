import { type ReactNode, useId } from 'react'
import { useWords } from '#client/core/language.tsx'
import { TableDisclosure } from '#client/ui/chart/TableDisclosure.tsx'

interface Props {
  title: string
  text?: ReactNode
  table?: ReactNode
  children?: ReactNode
}

export function ChartSection({ title, text, table, children }: Props) {
  const { dashboard: w } = useWords('dashboard')
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="mt-6 border-t pt-5">
      <h3 id={heading} className="text-lg">
        {title}
      </h3>
      {text && <p className="mt-1 text-ink-muted text-sm">{text}</p>}
      {children}
      {table && <TableDisclosure label={w.asTable}>{table}</TableDisclosure>}
    </section>
  )
}
