import { type ReactNode, useId } from 'react'

interface PanelSectionProps {
  title: string
  lead?: ReactNode
  action?: ReactNode
  children: ReactNode
}

export function PanelSection({ title, lead, action, children }: PanelSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-xl border bg-surface-raised p-4 shadow-card sm:p-6">
      <div className="mb-4 flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 max-w-reading">
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          {lead && <p className="mt-1 text-ink-muted text-sm">{lead}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  )
}
