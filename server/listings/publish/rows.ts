import { newId } from '#server/core/ids.ts'
import type { activities } from '#server/listings/activities.table.ts'
import type { listingMedia } from '#server/listings/listingMedia.table.ts'
import type { listingPrices } from '#server/listings/listingPrices.table.ts'
import { neighborhoodPoint } from '#server/listings/listings.derived.ts'
import { ownersOf } from '#server/listings/listings.policy.ts'
import type { listings } from '#server/listings/listings.table.ts'
import type { listingTexts } from '#server/listings/listingTexts.table.ts'
import { textRows, textsOf } from '#server/listings/listingTexts.ts'
import { toUSD } from '#shared/core/money.ts'
import { applyEach, column } from '#shared/core/records.ts'
import { plainFields } from '#shared/listings/listingFields.ts'
import type { ListingStatus } from '#shared/listings/listingTypes.ts'
import { type NewListing, typedPrice } from '#shared/listings/publishing.ts'
import { estimateReturns } from '#shared/market/roi.ts'
import { departmentOf, findCity, findNeighborhood } from '#shared/places/places.ts'

/** To whom a listing will belong, as the session says. */
export interface Author {
  kind: 'user' | 'admin'
  id: string
  /** As the activity feed calls them. */
  name: string
  agencyId: string | null
}

/** A draft with everything its sender may not say. */
export interface Publication {
  draft: NewListing
  author: Author
  /** `active` where nobody has to approve it. */
  status?: Extract<ListingStatus, 'active' | 'pending' | 'draft'>
  /** Absent: a new one. */
  id?: string
  featured?: boolean
  aiRewritten?: boolean
  /** When it was published and when it was last confirmed, and the visits and favorites it brings along; now and none. */
  publishedAt?: Date
  confirmedAt?: Date
  views?: number
  recentViews?: number
  favoritesCount?: number
}

/** What a publication writes. */
export interface NewRows {
  listing: typeof listings.$inferInsert
  texts: (typeof listingTexts.$inferInsert)[]
  price: typeof listingPrices.$inferInsert
  activity: typeof activities.$inferInsert
  pictures: (typeof listingMedia.$inferInsert)[]
}

/** A price in US dollars; `rate`: guaraníes to the dollar. */
export function inDollars(price: { amount: number; currency: 'USD' | 'PYG' }, rate: number): number {
  return price.currency === 'USD' ? price.amount : toUSD(price.amount, rate)
}

const decimal = (value: number | null | undefined) => (value == null ? null : String(value))

/** A publication as rows. Places known by another spelling get the name everybody searches by. */
export function toRows(publication: Publication, rate: number, now: Date): NewRows {
  const { draft, author, status = 'active', id = newId(), publishedAt = now } = publication
  const price = typedPrice(draft)
  if (!price) throw new RangeError('a listing needs a price')
  const priceUsd = String(inDollars(price, rate))
  const typed = { priceAmount: String(price.amount), priceCurrency: price.currency, priceUsd }
  const published = status === 'active'
  return {
    listing: {
      id,
      ...ownersOf(author),
      agencyId: author.agencyId,
      status,
      aiRewritten: publication.aiRewritten ?? false,
      featured: publication.featured ?? false,
      ...typed,
      ...factsOf(draft, Number(priceUsd)),
      views: publication.views ?? 0,
      recentViews: publication.recentViews ?? 0,
      favoritesCount: publication.favoritesCount ?? 0,
      createdAt: publishedAt,
      updatedAt: publishedAt,
      firstPublishedAt: published ? publishedAt : null,
      lastConfirmedAt: published ? (publication.confirmedAt ?? publishedAt) : null,
    },
    texts: textRows(id, textsOf(draft)),
    price: {
      listingId: id,
      amount: typed.priceAmount,
      currency: typed.priceCurrency,
      priceUsd,
      since: publishedAt,
    },
    activity: {
      userName: author.name,
      action: 'create',
      listingId: id,
      listingTitle: draft.title,
      createdAt: publishedAt,
    },
    pictures: picturesOf(draft.media, id),
  }
}

const stores = column(plainFields, 'store')

/** All that its author says of a listing but its texts and the price as typed; `priceUsd` is that price in dollars. */
export function factsOf(draft: NewListing, priceUsd: number) {
  const { title, description, titleEn, descriptionEn, ...facts } = applyEach(stores, draft)
  return {
    ...facts,
    office: draft.office,
    ...whereabouts(draft),
    ...investment(draft, priceUsd),
  }
}

function whereabouts(draft: NewListing) {
  const city = findCity(draft.city)?.name ?? draft.city
  const neighborhood = findNeighborhood(draft.neighborhood, city)?.name ?? draft.neighborhood
  return {
    city,
    neighborhood,
    ...neighborhoodPoint(neighborhood, city),
    state: departmentOf(city) ?? draft.state,
    latitude: draft.latitude,
    longitude: draft.longitude,
    // What is to be hidden is hidden of an address without a point too.
    locationPrecision: draft.locationPrecision ?? (draft.latitude == null ? null : 'approximate'),
  }
}

/** What the author expects of it, and what the calculator makes of that; a rent alone has no price to be set against. */
function investment(draft: NewListing, priceUsd: number) {
  const purchasePrice = draft.transactionType === 'rent' ? null : priceUsd
  const { estimatedROI, averageDailyRate } = estimateReturns({ ...draft, priceUSD: purchasePrice })
  return {
    occupancyRate: decimal(draft.expectedOccupancy),
    estimatedRoi: decimal(estimatedROI),
    averageDailyRate: decimal(averageDailyRate),
  }
}

/** Each once, in the order given; the first one marked, else the first of all, is the primary one. */
export function picturesOf(given: NewListing['media'], listingId: string): NewRows['pictures'] {
  const media = given.filter(({ id }, index) => given.findIndex((other) => other.id === id) === index)
  const primary = Math.max(
    0,
    media.findIndex(({ isPrimary }) => isPrimary),
  )
  return media.map(({ id, caption }, position) => ({
    listingId,
    mediaId: id,
    position,
    caption: caption || null,
    isPrimary: position === primary,
  }))
}
