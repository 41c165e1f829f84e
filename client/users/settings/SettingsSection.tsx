import type { ReactNode } from 'react'

export function SettingsSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8">
      <h2 className="text-xl">{title}</h2>
      <div className="mt-3 divide-y rounded-xl border bg-surface-raised px-5 shadow-card *:py-4.5 sm:px-6">
        {children}
      </div>
    </section>
  )
}
