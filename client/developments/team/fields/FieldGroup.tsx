import type { ReactNode } from 'react'

interface FieldGroupProps {
  title: string
  hint?: string
  problem?: string | undefined
  children: ReactNode
}

export function FieldGroup({ title, hint, problem, children }: FieldGroupProps) {
  return (
    <section
      aria-label={title}
      className="grid min-w-0 grid-cols-1 gap-4 rounded-xl border bg-surface-raised p-4 shadow-card sm:p-6"
    >
      <div>
        <h3 className="text-xl">{title}</h3>
        {hint && <p className="mt-1 text-ink-muted text-sm">{hint}</p>}
      </div>
      {problem && (
        <p role="alert" className="rounded-lg bg-danger-soft px-4 py-3 font-medium text-danger text-sm">
          {problem}
        </p>
      )}
      {children}
    </section>
  )
}
