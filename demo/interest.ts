import type { Publication } from '#server/listings/publish/listingRows.ts'
import { dayInParaguay } from '#shared/core/paraguayTime.ts'
import type { Chance } from './chance.ts'

/** `day`: in Paraguay, `2026-08-14`. */
export interface DayOfViews {
  listingId: string
  day: string
  views: number
}

const day = 86_400_000
const recent = 30

/** Per day of the last 30, and a sum for the time before. `busy`: below 1 in large markets. */
export function drawViews(chance: Chance, listing: Publication & { id: string }, now: Date, busy: number) {
  const age = (now.getTime() - (listing.publishedAt ?? now).getTime()) / day
  const appeal =
    chance.range(0.4, 1) ** 3 *
    (listing.featured ? 2.2 : 1) *
    (listing.draft.transactionType === 'sale' ? 1 : 1.3)
  const days: DayOfViews[] = []
  for (let ago = Math.min(recent - 1, Math.floor(age)); ago >= 0; ago--) {
    if (!chance.chance(busy)) continue
    const fresh = 1 + 1.5 * Math.exp(-(age - ago) / 6)
    const views = Math.round(appeal * fresh * chance.range(1, 14))
    if (views > 0)
      days.push({ listingId: listing.id, day: dayInParaguay(new Date(now.getTime() - ago * day)), views })
  }
  const recentViews = days.reduce((sum, { views }) => sum + views, 0)
  const earlier = Math.round(Math.max(0, age - recent) * appeal * chance.range(2, 5))
  return { days, recentViews, views: recentViews + earlier }
}

export function drawFavorites(
  chance: Chance,
  listing: Publication & { id: string },
  recentViews: number,
  userIds: readonly string[],
  now: Date,
) {
  const published = (listing.publishedAt ?? now).getTime()
  const room = Math.min(recent * day, now.getTime() - published)
  const keen = Math.min(
    Math.floor(userIds.length / 2),
    Math.round((recentViews / 26) * chance.range(0.2, 1.2)),
  )
  return chance.some(userIds, keen).map((userId) => ({
    userId,
    listingId: listing.id,
    createdAt: new Date(now.getTime() - Math.round(chance.range(0, 1) * room)),
  }))
}
