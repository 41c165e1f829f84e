import type { ReactNode } from 'react'

interface Props {
  title: ReactNode
  lead?: ReactNode
  /** Beside the title. */
  actions?: ReactNode
  children: ReactNode
}

export const panelFrame = 'mx-auto w-full max-w-page px-4 py-3 sm:px-6 sm:py-4'

/** A page of the panel: a line for its title, so that what it is for begins at once. */
export function PanelFrame({ title, lead, actions, children }: Props) {
  return (
    <div className={panelFrame}>
      <div className="mb-3 flex min-h-11 items-center justify-between gap-x-4 gap-y-2 large-text:flex-wrap sm:mb-4">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-4">
          <h1 className="text-balance text-xl leading-tight sm:text-2xl">{title}</h1>
          {lead && <p className="text-ink-muted text-sm">{lead}</p>}
        </div>
        {actions}
      </div>
      {children}
    </div>
  )
}
