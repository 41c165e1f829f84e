import clsx from 'clsx'
import { MessageCircle } from 'lucide-react'
import { Link } from 'wouter'
import { formatAgo } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { momentText } from '#client/inquiries/marketTime.ts'
import { Badge } from '#client/ui/Badge.tsx'
import type { InquirySummary, SentInquiry } from '#shared/inquiries/inbox.ts'
import { statusTones } from './statusTones.ts'

interface Props {
  inquiry: SentInquiry & Partial<Pick<InquirySummary, 'status' | 'name' | 'visitAt' | 'holder'>>
  name: string
  detail: string
  href: string
  isCurrent: boolean
}

export function InboxRow({ inquiry, name, detail, href, isCurrent }: Props) {
  const { language } = useLanguage()
  const { inbox: w } = useWords('inbox')
  const { listing, status, visitAt, holder, channel, isUnread, excerpt, lastMessageAt, inquiryType } = inquiry
  return (
    <li>
      <Link
        href={href}
        aria-current={isCurrent ? 'page' : undefined}
        className="flex gap-3 p-3.5 outline-offset-[-3px] transition-colors hover:bg-surface-sunken aria-[current=page]:bg-action-soft"
      >
        <Thumbnail url={listing.pictureUrl} />
        <span className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
          <span className="flex items-baseline gap-2">
            <span className={clsx('min-w-0 flex-1 truncate', isUnread ? 'font-bold' : 'font-semibold')}>
              {name}
            </span>
            <time dateTime={lastMessageAt} className="shrink-0 text-ink-muted text-xs">
              {formatAgo(lastMessageAt, language, Date.now())}
            </time>
          </span>
          <span className="truncate text-ink-muted text-sm">{detail}</span>
          {excerpt && (
            <span className={clsx('line-clamp-2 text-sm', isUnread ? 'font-semibold' : 'text-ink-muted')}>
              {excerpt}
            </span>
          )}
          <span className="mt-1 flex flex-wrap items-center gap-1.5">
            {isUnread && (
              <span className="inline-flex items-center gap-1.5 font-semibold text-accent text-xs">
                <span aria-hidden="true" className="size-2 rounded-full bg-accent" />
                {w.isUnread}
              </span>
            )}
            {status && <Badge tone={statusTones[status]}>{w.statuses[status]}</Badge>}
            {channel === 'whatsapp' ? (
              <Badge icon={<MessageCircle aria-hidden="true" className="size-3.5" />}>WhatsApp</Badge>
            ) : (
              <Badge>{w.types[inquiryType]}</Badge>
            )}
            {holder !== undefined && <Badge tone="accent">{holder?.name ?? w.nobodyHolds}</Badge>}
            {visitAt && <span className="text-ink-muted text-xs">{momentText(visitAt, language)}</span>}
          </span>
        </span>
      </Link>
    </li>
  )
}

function Thumbnail({ url }: { url: string | null }) {
  return (
    <span className="size-14 shrink-0 overflow-hidden rounded-lg bg-surface-sunken">
      {url && <img src={url} alt="" loading="lazy" className="size-full object-cover" />}
    </span>
  )
}
