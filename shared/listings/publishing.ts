import { z } from 'zod/mini'
import { endpoint } from '#shared/core/endpoint.ts'
import { fieldRule } from '#shared/core/fieldRule.ts'
import { officePriceUSD } from '#shared/core/money.ts'
import { rowsOfPage } from '#shared/core/paging.ts'
import { wholeNumber } from '#shared/core/query.ts'
import { currencies } from '#shared/currency.ts'
import { listing, office } from './listings.ts'
import {
  amenities,
  listingStatuses,
  locationPrecisions,
  officeTypes,
  propertyTypes,
  transactionTypes,
} from './listingTypes.ts'

/** Where the form starts: what most who publish would choose. */
export const newListingStart = {
  propertyType: 'house',
  transactionType: 'sale',
  bedrooms: 3,
  bathrooms: 2,
  parkingSpaces: 2,
  state: 'Central',
  allowsLongTerm: true,
  allowsShortTerm: false,
  minStayDays: 1,
  capacity: 1,
} as const

const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))
const dollars = z.nullish(z.number().check(z.gte(0), z.lte(1_000_000_000)))
const count = (max: number) => z.int().check(z.gte(0), z.lte(max))
/** Money is kept to the cent: less than one would be nothing. */
const cent = 0.01
const days = z.int().check(z.gte(1), z.lte(3650))

/** Every field as an author may say it, without what holds where it is not said. */
const fields = {
  title: text(160),
  description: text(6000),
  /** The same in English, if wished. */
  titleEn: z.nullish(z.string().check(z.trim(), z.maxLength(160))),
  descriptionEn: z.nullish(z.string().check(z.trim(), z.maxLength(6000))),
  propertyType: z.enum(propertyTypes),
  transactionType: z.enum(transactionTypes),

  /** US dollars: the sale price of `sale` and `both`, the monthly rent of `rent`. */
  priceUSD: z.nullish(z.number().check(z.gte(cent), z.lte(1_000_000_000))),
  /** The same in the currency it was thought in; goes before `priceUSD`. */
  price: z.nullish(
    z.object({
      amount: z.number().check(z.gte(cent), z.lte(10_000_000_000_000)),
      currency: z.enum(currencies),
    }),
  ),
  /** That a price which looks like the other currency is meant as it stands. */
  confirmPrice: z.boolean(),
  pricePerNight: dollars,
  pricePerMonth: dollars,
  pricePerDay: dollars,
  pricePerHour: dollars,

  address: z.nullish(z.string().check(z.trim(), z.maxLength(200))),
  neighborhood: text(80),
  city: text(80),
  /** Follows the city where the city is known. */
  state: text(80),
  latitude: z.nullish(z.number().check(z.gte(-90), z.lte(90))),
  longitude: z.nullish(z.number().check(z.gte(-180), z.lte(180))),
  locationPrecision: z.nullish(z.enum(locationPrecisions)),

  bedrooms: count(100),
  bathrooms: count(100),
  parkingSpaces: count(1000),
  /** Square metres. */
  area: z.nullish(z.number().check(z.gte(0.01), z.lte(1_000_000_000))),
  yearBuilt: z.nullish(z.int().check(z.gte(1500), z.lte(2100))),
  capacity: z.int().check(z.gte(1), z.lte(10_000)),
  /** Megabits per second. */
  internetSpeed: z.nullish(z.int().check(z.gte(0), z.lte(100_000))),
  amenities: z.array(z.enum(amenities)).check(z.maxLength(40)),
  office: z.nullish(office),

  allowsShortTerm: z.boolean(),
  allowsLongTerm: z.boolean(),
  minStayDays: days,
  maxStayDays: z.nullish(days),
  airbnbUrl: z.nullish(z.url({ protocol: /^https?$/ }).check(z.maxLength(500))),

  /** Dollars a month that it is hoped to bring, percent of the time that it is let, dollars a month that it costs. */
  expectedMonthlyRent: dollars,
  expectedOccupancy: z.nullish(z.number().check(z.gte(0), z.lte(100))),
  monthlyExpenses: dollars,

  media: z
    .array(
      z.object({
        id: z.string().check(z.minLength(1), z.maxLength(64)),
        caption: z.nullish(z.string().check(z.trim(), z.maxLength(200))),
        isPrimary: z.optional(z.boolean()),
      }),
    )
    .check(z.maxLength(40)),
}

const wholeListing = z.object({
  ...fields,
  propertyType: z._default(fields.propertyType, newListingStart.propertyType),
  transactionType: z._default(fields.transactionType, newListingStart.transactionType),
  confirmPrice: z._default(fields.confirmPrice, false),
  state: z._default(fields.state, newListingStart.state),
  bedrooms: z._default(fields.bedrooms, 0),
  bathrooms: z._default(fields.bathrooms, 0),
  parkingSpaces: z._default(fields.parkingSpaces, 0),
  capacity: z._default(fields.capacity, newListingStart.capacity),
  amenities: z._default(fields.amenities, []),
  allowsShortTerm: z._default(fields.allowsShortTerm, newListingStart.allowsShortTerm),
  allowsLongTerm: z._default(fields.allowsLongTerm, newListingStart.allowsLongTerm),
  minStayDays: z._default(fields.minStayDays, newListingStart.minStayDays),
  media: z._default(fields.media, []),
})
type Fields = z.output<typeof wholeListing>

const flexible: readonly string[] = officeTypes

/** The price as typed: `price`, else `priceUSD`; office products may leave it to their prices by month, day or hour. */
export function typedPrice(draft: Pick<Fields, 'propertyType' | 'price' | 'priceUSD'> & OfficePrices) {
  if (flexible.includes(draft.propertyType)) {
    const amount = officePriceUSD(draft)
    if (amount !== null) return { amount, currency: 'USD' as const }
  }
  if (draft.price) return draft.price
  return draft.priceUSD ? { amount: draft.priceUSD, currency: 'USD' as const } : null
}
type OfficePrices = Pick<Fields, 'pricePerMonth' | 'pricePerDay' | 'pricePerHour'>

/** What is sent to publish a listing. */
export const newListing = wholeListing.check(
  fieldRule<Fields>((draft) => typedPrice(draft) !== null, {
    of: ['priceUSD', 'price', 'propertyType', 'pricePerMonth', 'pricePerDay', 'pricePerHour'],
    at: 'priceUSD',
    error: 'required',
  }),
  fieldRule<Fields>(({ minStayDays, maxStayDays }) => (maxStayDays ?? Infinity) >= minStayDays, {
    of: ['minStayDays', 'maxStayDays'],
    at: 'maxStayDays',
    error: 'wrong_order',
  }),
  fieldRule<Fields>(({ latitude, longitude }) => (latitude == null) === (longitude == null), {
    of: ['latitude', 'longitude'],
    at: 'longitude',
    error: 'required',
  }),
)
/** A listing as it was sent, before defaults. */
export type NewListingInput = z.input<typeof newListing>
/** A listing to publish, whole. */
export type NewListing = z.output<typeof newListing>

/** Dollars beyond which an amount was surely meant in guaraníes, and below which one in guaraníes was surely meant in dollars. */
const plausible = {
  sale: { min: 300, max: 30_000_000 },
  rent: { min: 15, max: 150_000 },
} as const

/** Whether a price looks like guaraníes typed as dollars, or the reverse. `rate`: guaraníes to the dollar. */
export function looksLikeOtherCurrency(
  price: { amount: number; currency: (typeof currencies)[number] },
  transactionType: Fields['transactionType'],
  rate: number,
): boolean {
  const { min, max } = transactionType === 'rent' ? plausible.rent : plausible.sale
  return price.currency === 'USD' ? price.amount > max : price.amount / rate < min
}

/** The statuses that an owner may set; `draft` is paused. Administrators set any. */
export const ownerStatuses = ['draft', 'active', 'reserved', 'closed'] as const

/**
 * A change of a listing: what is named, the rest stays. The rules that bind fields together hold for the listing as it would be
 * then. `featured` and `rejectionReason` are the administrators'.
 */
export const listingChange = z.extend(z.partial(z.object(fields)), {
  status: z.optional(z.enum(listingStatuses)),
  featured: z.optional(z.boolean()),
  rejectionReason: z.nullish(z.string().check(z.trim(), z.maxLength(500))),
})
export type ListingChange = z.output<typeof listingChange>
export type ListingChangeInput = z.input<typeof listingChange>

/** A listing as its owner sees it. */
export const ownListing = z.extend(listing, {
  inquiriesCount: z.int(),
  /** When it stops being shown unless it is renewed; null where it is not shown. */
  expiresAt: z.nullable(z.string()),
  rejectionReason: z.nullable(z.string()),
})
export type OwnListing = z.infer<typeof ownListing>

const listingId = z.object({ id: z.string() })

export const publishingApi = {
  mine: endpoint('GET', '/api/listings/mine', {
    summary: 'The listings of who is signed in, in every status but deleted, newest first',
    access: 'user',
    query: z.object({ limit: wholeNumber(1, 200), cursor: z.optional(z.string().check(z.maxLength(200))) }),
    answer: z.array(ownListing),
    paged: true,
    rows: rowsOfPage,
    errors: ['not_signed_in', 'bad_parameter', 'bad_cursor'],
  }),
  own: endpoint('GET', '/api/listings/mine/:id', {
    summary:
      'One listing as its owner and administrators have it, with its true place: what an edit starts from',
    access: 'userOrAdmin',
    params: listingId,
    answer: ownListing,
    errors: ['not_signed_in', 'forbidden', 'not_found'],
  }),
  create: endpoint('POST', '/api/listings', {
    summary: 'Publish a listing',
    access: 'userOrAdmin',
    body: newListing,
    answer: listing,
    status: 201,
    errors: [
      'malformed_json',
      'invalid',
      'price_currency_suspect',
      'idempotency_mismatch',
      'conflict',
      'not_signed_in',
      'too_many_requests',
    ],
  }),
  change: endpoint('PATCH', '/api/listings/:id', {
    summary: 'Change a listing, or move it through its life',
    access: 'userOrAdmin',
    params: listingId,
    body: listingChange,
    answer: listing,
    errors: [
      'malformed_json',
      'invalid',
      'price_currency_suspect',
      'not_signed_in',
      'forbidden',
      'not_found',
      'conflict',
    ],
  }),
  renew: endpoint('POST', '/api/listings/:id/renew', {
    summary: 'Confirm that a listing still stands: it is shown for another 60 days',
    access: 'userOrAdmin',
    params: listingId,
    answer: listing,
    errors: ['not_signed_in', 'forbidden', 'not_found', 'conflict'],
  }),
  remove: endpoint('DELETE', '/api/listings/:id', {
    summary: 'Delete a listing',
    access: 'userOrAdmin',
    params: listingId,
    errors: ['not_signed_in', 'forbidden', 'not_found'],
  }),
}
