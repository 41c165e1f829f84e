import { addressOf } from '#server/core/pageAddress.ts'
import { words } from '#server/core/words.ts'
import { brand } from '#shared/brand.ts'
import { type Language, localeOf } from '#shared/core/language.ts'
import { formatUSD } from '#shared/core/money.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { listingText } from '#shared/listings/listingText.ts'
import { paths } from '#shared/paths.ts'
import { xmlText } from './xmlText.ts'

export interface SearchFeed {
  title: string
  /** Of the feed itself, and of the page that it follows. */
  address: string
  page: string
  language: Language
  origin: string
  /** Newest first. */
  listings: readonly Listing[]
}

interface Entry {
  id: string
  title: string
  address: string
  summary: string
  published: string
  updated: string
  picture: string | undefined
}

function entryOf(listing: Listing, { language, origin }: SearchFeed): Entry {
  const { listings: w } = words(language)
  const { title, description } = listingText(listing, language)
  const kind = w.kind[listing.transactionType](w.types[listing.propertyType])
  const place = `${listing.neighborhood}, ${listing.city}`
  const picture = listing.media.find(({ isPrimary }) => isPrimary) ?? listing.media[0]
  return {
    id: addressOf(origin, paths.property(listing.id), 'es'),
    title: `${title} · ${formatUSD(listing.priceUSD)}`,
    address: addressOf(origin, paths.property(listing.id), language),
    summary: `${kind} · ${place}. ${description.slice(0, 400)}`,
    published: listing.publishedAt ?? listing.createdAt,
    updated: listing.updatedAt,
    picture: picture && new URL(picture.url, origin).href,
  }
}

/** RFC 4287. */
export function atomFeed(feed: SearchFeed): string {
  const updated = feed.listings
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1)
  const entries = feed.listings.map((listing) => {
    const { id, title, address, summary, published, updated, picture } = entryOf(listing, feed)
    const image = picture ? `<link rel="enclosure" type="image/webp" href="${xmlText(picture)}"></link>` : ''
    return `<entry><id>${xmlText(id)}</id><title>${xmlText(title)}</title><link href="${xmlText(address)}"></link>${image}<published>${published}</published><updated>${updated}</updated><summary>${xmlText(summary)}</summary></entry>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${localeOf(feed.language)}">
<id>${xmlText(feed.address)}</id><title>${xmlText(feed.title)}</title><author><name>${brand.name}</name></author>
<link rel="self" type="application/atom+xml" href="${xmlText(feed.address)}"></link><link rel="alternate" type="text/html" href="${xmlText(feed.page)}"></link>
<updated>${updated ?? '2026-01-01T00:00:00.000Z'}</updated>
${entries.join('')}</feed>
`
}

/** JSON Feed 1.1. */
export function jsonFeed(feed: SearchFeed) {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.page,
    feed_url: feed.address,
    language: localeOf(feed.language),
    items: feed.listings.map((listing) => {
      const { id, title, address, summary, published, updated, picture } = entryOf(listing, feed)
      return {
        id,
        url: address,
        title,
        content_text: summary,
        date_published: published,
        date_modified: updated,
        ...(picture && { image: picture }),
      }
    }),
  }
}
