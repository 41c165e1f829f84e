import type { ReactNode } from 'react'

export function TableDisclosure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="mt-2">
      <summary className="inline-block min-h-9 py-1.5 font-semibold text-action text-sm">{label}</summary>
      {children}
    </details>
  )
}
