import type { NewActivity } from '#server/activities/activities.service.ts'
import { AppError } from '#server/core/errors.ts'
import { newId } from '#server/core/ids.ts'
import type { listingMedia } from '#server/listings/listingMedia.table.ts'
import type { listingPrices } from '#server/listings/listingPrices.table.ts'
import { neighborhoodPoint } from '#server/listings/listings.derived.ts'
import { ownersOf } from '#server/listings/listings.policy.ts'
import type { listings } from '#server/listings/listings.table.ts'
import type { listingTexts } from '#server/listings/listingTexts.table.ts'
import { textRows, textsOf } from '#server/listings/listingTexts.ts'
import { toUSD } from '#shared/core/money.ts'
import { applyEach, column } from '#shared/core/records.ts'
import { maxDollars } from '#shared/listings/fieldKinds.ts'
import { plainFields } from '#shared/listings/listingFields.ts'
import type { ListingStatus } from '#shared/listings/listingTypes.ts'
import { isDoubtful } from '#shared/listings/priceDoubts.ts'
import { cent, type NewListing, typedPrice } from '#shared/listings/publishing.ts'
import { estimateReturns } from '#shared/market/roi.ts'
import { departmentOf, findCity, findNeighborhood } from '#shared/places/places.ts'

export interface Author {
  kind: 'user' | 'admin'
  id: string
  name: string
  agencyId: string | null
}

export interface Publication {
  draft: NewListing
  author: Author
  /** Default: `active`. */
  status?: Extract<ListingStatus, 'active' | 'pending' | 'draft'>
  id?: string
  featured?: boolean
  /** For imports; default: now, and zero. */
  publishedAt?: Date
  confirmedAt?: Date
  views?: number
  recentViews?: number
  favoritesCount?: number
}

export interface NewRows {
  listing: typeof listings.$inferInsert
  texts: (typeof listingTexts.$inferInsert)[]
  price: typeof listingPrices.$inferInsert
  activity: NewActivity
  pictures: (typeof listingMedia.$inferInsert)[]
}

/** `rate`: guaraníes per US dollar. Throws `invalid` for less than a cent or more than a billion. */
export function inDollars(price: { amount: number; currency: 'USD' | 'PYG' }, rate: number): number {
  const amount = price.currency === 'USD' ? price.amount : toUSD(price.amount, rate)
  if (amount < cent) throw new AppError('invalid', { fields: { priceUSD: 'too_small' } })
  if (amount > maxDollars) throw new AppError('invalid', { fields: { priceUSD: 'too_big' } })
  return amount
}

const decimal = (value: number | null | undefined) => (value == null ? null : String(value))

export function toRows(publication: Publication, rate: number, now: Date): NewRows {
  const { draft, author, status = 'active', id = newId(), publishedAt = now } = publication
  const price = typedPrice(draft)
  if (!price) throw new RangeError('a listing needs a price')
  const priceUsd = String(inDollars(price, rate))
  const typed = { priceAmount: String(price.amount), priceCurrency: price.currency, priceUsd }
  const isPublished = status === 'active'
  return {
    listing: {
      id,
      ...ownersOf(author),
      agencyId: author.agencyId,
      status,
      featured: publication.featured ?? false,
      ...typed,
      ...columnsOf(draft, { priceUsd: Number(priceUsd), rate }),
      views: publication.views ?? 0,
      recentViews: publication.recentViews ?? 0,
      favoritesCount: publication.favoritesCount ?? 0,
      createdAt: publishedAt,
      updatedAt: publishedAt,
      firstPublishedAt: isPublished ? publishedAt : null,
      lastConfirmedAt: isPublished ? (publication.confirmedAt ?? publishedAt) : null,
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
      actor: author,
      event: 'create',
      subject: { kind: 'listing', id, name: draft.title },
      at: publishedAt,
    },
    pictures: picturesOf(draft.media, id),
  }
}

const toColumns = column(plainFields, 'store')

interface Priced {
  priceUsd: number
  /** Guaraníes per US dollar. */
  rate: number
  /** The price, before a change. */
  wasConfirmed?: boolean
}

/** What its columns hold, beside those of its price. */
export function columnsOf(draft: NewListing, { priceUsd, rate, wasConfirmed = false }: Priced) {
  const { title, description, titleEn, descriptionEn, ...columns } = applyEach(toColumns, draft)
  return {
    ...columns,
    area: columns.area ?? columns[mainArea(draft)],
    maintenanceFeeUsd: feeInDollars(draft, rate),
    office: draft.office,
    priceConfirmed: (draft.confirmPrice || wasConfirmed) && isDoubtful(draft, priceUsd),
    ...locationOf(draft),
    ...investment(draft, priceUsd),
  }
}

/** Which of the two areas `area` is, where it is told by itself. */
export const mainArea = ({ propertyType }: Pick<NewListing, 'propertyType'>) =>
  propertyType === 'land' ? 'landArea' : 'builtArea'

function feeInDollars({ maintenanceFee }: NewListing, rate: number): string | null {
  if (!maintenanceFee) return null
  const { amount, currency } = maintenanceFee
  return String(currency === 'USD' ? amount : toUSD(amount, rate))
}

/** The gazetteer's spelling. */
export const knownCity = (city: string): string => findCity(city)?.name ?? city

function locationOf(draft: NewListing) {
  const city = knownCity(draft.city)
  const neighborhood = findNeighborhood(draft.neighborhood, city)?.name ?? draft.neighborhood
  return {
    city,
    neighborhood,
    ...neighborhoodPoint(neighborhood, city),
    state: departmentOf(city) ?? draft.state,
    latitude: draft.latitude,
    longitude: draft.longitude,
    // Without coordinates, `approximate` would hide the address.
    locationPrecision: draft.locationPrecision ?? (draft.latitude == null ? null : 'approximate'),
  }
}

function investment(draft: NewListing, priceUsd: number) {
  const purchasePrice = draft.transactionType === 'rent' ? null : priceUsd
  const { estimatedROI, averageDailyRate } = estimateReturns({ ...draft, priceUSD: purchasePrice })
  return {
    occupancyRate: decimal(draft.expectedOccupancy),
    estimatedRoi: decimal(estimatedROI),
    averageDailyRate: decimal(averageDailyRate),
  }
}

/** The primary one is the first marked, else the first. */
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
