import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { CircleSlash, TrendingDown, TrendingUp } from 'lucide-react'
import { useUser } from '#client/auth/auth.api.ts'
import { useWords } from '#client/core/language.tsx'
import type { CardListing } from '#client/listings/card/cardProps.ts'
import { formatUSD } from '#shared/core/money.ts'
import { favoritesQuery } from './favorites.api.ts'
import { priceChangePercent } from './priceChange.ts'

/** What became of a favorite since it was marked: its price before, or that it is no longer offered. */
export function FavoriteNews({ listing }: { listing: CardListing }) {
  const { favoriteNews: w } = useWords('favoriteNews')
  const user = useUser()
  const { data: favorites = [] } = useQuery({ ...favoritesQuery, enabled: Boolean(user) })
  const { status } = listing
  const line = 'flex items-center gap-1.5 pb-1 text-sm'
  if (status !== 'active')
    return (
      <p className={clsx(line, 'text-ink-muted')}>
        <CircleSlash aria-hidden="true" className="size-4 shrink-0" />
        {w.statuses[status]}
      </p>
    )
  const before = user ? favorites.find(({ listingId }) => listingId === listing.id)?.priceUSDThen : null
  const percent = priceChangePercent(before, listing.priceUSD)
  if (!before || percent === 0) return null
  const Icon = percent < 0 ? TrendingDown : TrendingUp
  const change = percent < 0 ? w.dropped(-percent) : w.rose(percent)
  return (
    <p className={clsx(line, 'font-medium tabular', percent < 0 ? 'text-positive' : 'text-ink-muted')}>
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <span className="min-w-0">{w.before(formatUSD(before), change)}</span>
    </p>
  )
}
