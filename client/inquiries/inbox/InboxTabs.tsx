import { Link } from 'wouter'
import { useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { Badge } from '#client/ui/Badge.tsx'
import type { UnreadCounts } from '#shared/inquiries/inbox.ts'

interface Props {
  current: keyof UnreadCounts
  unread: UnreadCounts | undefined
}

export function InboxTabs({ current, unread }: Props) {
  const { inbox: w } = useWords('inbox')
  const tabs = [
    { name: 'received', href: paths.inbox(), text: w.received },
    { name: 'sent', href: paths.inboxSent, text: w.sent },
  ] as const
  return (
    <nav aria-label={w.list} className="mt-4 flex gap-1 border-b">
      {tabs.map(({ name, href, text }) => {
        const count = unread?.[name] ?? 0
        return (
          <Link
            key={name}
            href={href}
            aria-current={name === current ? 'page' : undefined}
            className="-mb-px inline-flex min-h-11 items-center gap-2 border-transparent border-b-2 px-4 font-semibold text-ink-muted text-sm transition-colors hover:text-ink aria-[current=page]:border-action aria-[current=page]:text-action"
          >
            {text}
            {count > 0 && <Badge tone="accent">{w.unread(count)}</Badge>}
          </Link>
        )
      })}
    </nav>
  )
}
