import type { ReactNode } from 'react'

export function FilterGroup({
  title,
  hint,
  children,
}: {
  title: string
  hint?: string
  children: ReactNode
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{title}</legend>
      {hint && <p className="text-ink-muted text-sm">{hint}</p>}
      <div className="mt-2.5">{children}</div>
    </fieldset>
  )
}
