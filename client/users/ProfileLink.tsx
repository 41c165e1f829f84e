import { ChevronRight, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'

interface ProfileLinkProps {
  to: string
  icon: LucideIcon
  text: string
  children: ReactNode
}

export function ProfileLink({ to, icon: Icon, text, children }: ProfileLinkProps) {
  return (
    <Link
      href={to}
      className="group flex items-start gap-3.5 rounded-lg border bg-surface-raised p-4 shadow-card transition-shadow hover:shadow-lifted"
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-action-soft text-action">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{children}</span>
        <span className="block text-ink-muted text-sm">{text}</span>
      </span>
      <ChevronRight
        aria-hidden="true"
        className="mt-2.5 size-5 shrink-0 text-ink-muted transition-transform group-hover:translate-x-0.5"
      />
    </Link>
  )
}
