import type { ReactNode } from 'react'

export function SettingsAction({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:items-center sm:justify-between sm:gap-6">
      <p className="text-ink-muted text-sm">{text}</p>
      <div className="grid shrink-0 sm:min-w-60">{children}</div>
    </div>
  )
}
