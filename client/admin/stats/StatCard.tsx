import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx'

interface StatCardProps {
  label: string
  Icon: LucideIcon
  /** Undefined while loading. */
  figure: ReactNode
  note?: ReactNode
}

export function StatCard({ label, Icon, figure, note }: StatCardProps) {
  return (
    <div
      aria-busy={figure === undefined}
      className="rounded-lg border bg-surface-raised p-3.5 shadow-card sm:p-4"
    >
      <dt className="flex items-start justify-between gap-2 font-semibold text-ink-muted text-sm">
        {label}
        <Icon aria-hidden="true" className="size-5 shrink-0 text-action" />
      </dt>
      <dd className="mt-1">
        {figure === undefined ? (
          <Skeleton className="h-9 w-20" />
        ) : (
          <span className="block font-bold font-display text-2xl tabular-nums sm:text-3xl">{figure}</span>
        )}
        {note && <span className="mt-1 block text-ink-muted text-xs">{note}</span>}
      </dd>
    </div>
  )
}
