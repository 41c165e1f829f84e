import { CalendarClock, Eye, Heart, MessageCircle, QrCode } from 'lucide-react'
import { Link } from 'wouter'
import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import type { MyListing } from '#shared/listings/publishing.ts'
import { daysLeft, isUrgent } from './state.ts'

export function MineFigures({ listing }: { listing: MyListing }) {
  const { language } = useLanguage()
  const { mine: w } = useWords('mine')
  const { views, favoritesCount, inquiriesCount, scans } = listing
  const figure = (n: number) => formatNumber(n, language)
  const days = daysLeft(listing, Date.now())
  const facts = [
    { name: 'views', icon: Eye, text: w.views(views, figure(views)) },
    { name: 'favorites', icon: Heart, text: w.favorites(favoritesCount, figure(favoritesCount)) },
    { name: 'inquiries', icon: MessageCircle, text: w.inquiries(inquiriesCount, figure(inquiriesCount)) },
    ...(scans > 0 ? [{ name: 'scans', icon: QrCode, text: w.scans(scans, figure(scans)) }] : []),
  ]
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-ink-muted text-sm tabular">
      {facts.map(({ name, icon: Icon, text }) => (
        <li key={name} className="flex items-center gap-1.5">
          <Icon aria-hidden="true" className="size-4" />
          {name === 'inquiries' && inquiriesCount > 0 ? (
            <Link
              href={paths.inbox({ listingId: listing.id })}
              className="font-semibold text-action underline underline-offset-4"
            >
              {text}
            </Link>
          ) : (
            text
          )}
        </li>
      ))}
      {days !== null && (
        <li className={`flex items-center gap-1.5 ${isUrgent(days) ? 'font-semibold text-warning' : ''}`}>
          <CalendarClock aria-hidden="true" className="size-4" />
          {w.expires(days)}
        </li>
      )}
    </ul>
  )
}
