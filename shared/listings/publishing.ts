import { z } from 'zod/mini'
import { endpoint } from '#shared/core/endpoint.ts'
import { fieldRule } from '#shared/core/fields/fieldRule.ts'
import { rounded } from '#shared/core/fields/rounded.ts'
import { singleLine } from '#shared/core/fields/singleLine.ts'
import { officePriceUSD } from '#shared/core/money.ts'
import { rowsOfPage } from '#shared/core/paging.ts'
import { monthInParaguay, yearInParaguay } from '#shared/core/paraguayTime.ts'
import { wholeNumber } from '#shared/core/query.ts'
import { column } from '#shared/core/records.ts'
import { currencies } from '#shared/currency/currencies.ts'
import { type FieldRow, maxDollars } from './fieldKinds.ts'
import { type FieldName, sentFields } from './listingFields.ts'
import { listing, office } from './listings.ts'
import { isOfficeType, listingStatuses } from './listingTypes.ts'
import { traitsOf } from './traits.ts'

export const startState = 'Central'

/** US dollars. */
export const cent = 0.01
/** About 10 cm. */
const millionths = rounded(6)
const latitude = z.nullable(z.number().check(millionths, z.gte(-90), z.lte(90)))
const longitude = z.nullable(z.number().check(millionths, z.gte(-180), z.lte(180)))
const state = z.string().check(singleLine, z.minLength(1), z.maxLength(80))
/** Sale price of `sale` and `both`, monthly rent of `rent`. */
const priceUSD = z.nullable(z.number().check(rounded(2), z.gte(cent), z.lte(maxDollars)))
/** In its original currency; overrides `priceUSD`. */
const price = z.nullable(
  z.object({
    amount: z.number().check(rounded(2), z.gte(cent), z.lte(10_000_000_000_000)),
    currency: z.enum(currencies),
  }),
)
const confirmPrice = z.boolean()
const confirmLocation = z.boolean()
const media = z
  .array(
    z.object({
      id: z.string().check(z.minLength(1), z.maxLength(64)),
      caption: z.nullish(z.string().check(z.trim(), z.maxLength(200))),
      isPrimary: z.optional(z.boolean()),
    }),
  )
  .check(z.maxLength(40))
const sentOffice = z.extend(office, { meetingRooms: z.int().check(z.gte(0), z.lte(1000)) })
const orNull = <S extends z.ZodMiniType>(input: S) => z._default(z.nullable(input), null)

/** `at`: the form field that shows the problem. */
export const composedFields = {
  priceUSD: { input: priceUSD, sent: z.optional(priceUSD), at: 'price' },
  price: { input: price, sent: z.optional(price), at: 'price' },
  confirmPrice: { input: confirmPrice, sent: z._default(confirmPrice, false), at: 'price' },
  /** From a known city. */
  state: { input: state, sent: z._default(state, startState), at: 'city' },
  latitude: { input: latitude, sent: z._default(latitude, null), at: 'point' },
  longitude: { input: longitude, sent: z._default(longitude, null), at: 'point' },
  confirmLocation: { input: confirmLocation, sent: z._default(confirmLocation, false), at: 'point' },
  office: { input: z.nullable(sentOffice), sent: orNull(sentOffice), at: 'services' },
  media: { input: media, sent: z._default(media, []), at: 'photos' },
} as const satisfies Record<string, Pick<FieldRow, 'input' | 'sent'> & { at: FieldName | 'price' }>

const inputs = { ...column(sentFields, 'input'), ...column(composedFields, 'input') }
// Determines the order of problems.
const { title, description, ...others } = column(sentFields, 'sent')
const wholeListing = z.object({
  title,
  description,
  ...others,
  ...column(composedFields, 'sent'),
  /** For administrators. */
  featured: z.optional(z.boolean()),
})
type Fields = z.output<typeof wholeListing>

/** Of what is sold before it is built. */
const maxYearsAhead = 10
export const latestYear = () => yearInParaguay(new Date()) + maxYearsAhead
/** Floors above the whole of its land: more is a slip. */
const maxFloors = 60

/** Offices may have prices by month, day or hour only. */
export function typedPrice(draft: Pick<Fields, 'propertyType' | 'price' | 'priceUSD'> & OfficePrices) {
  if (isOfficeType(draft.propertyType)) {
    const amount = officePriceUSD(draft)
    if (amount !== null) return { amount, currency: 'USD' as const }
  }
  if (draft.price) return draft.price
  return draft.priceUSD ? { amount: draft.priceUSD, currency: 'USD' as const } : null
}
type OfficePrices = Pick<Fields, 'pricePerMonth' | 'pricePerDay' | 'pricePerHour'>

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
  fieldRule<Fields>(({ yearBuilt }) => (yearBuilt ?? 0) <= latestYear(), {
    of: ['yearBuilt'],
    at: 'yearBuilt',
    error: 'too_big',
  }),
  fieldRule<Fields>(({ builtArea, landArea }) => (builtArea ?? 0) <= maxFloors * (landArea ?? Infinity), {
    of: ['builtArea', 'landArea'],
    at: 'builtArea',
    error: 'built_over_land',
  }),
  fieldRule<Fields>((draft) => draft.deliveryMonth === null || traitsOf(draft).isPlanned, {
    of: ['deliveryMonth', 'stage', 'propertyType', 'transactionType'],
    at: 'deliveryMonth',
    error: 'not_planned',
  }),
  fieldRule<Fields>(
    ({ deliveryMonth }) => deliveryMonth === null || deliveryMonth >= monthInParaguay(new Date()),
    {
      of: ['deliveryMonth'],
      at: 'deliveryMonth',
      error: 'delivery_past',
    },
  ),
  fieldRule<Fields>(({ deliveryMonth }) => Number(deliveryMonth?.slice(0, 4) ?? 0) <= latestYear(), {
    of: ['deliveryMonth'],
    at: 'deliveryMonth',
    error: 'too_big',
  }),
  fieldRule<Fields>(({ latitude, longitude }) => (latitude == null) === (longitude == null), {
    of: ['latitude', 'longitude'],
    at: 'longitude',
    error: 'required',
  }),
)
export type NewListingInput = z.input<typeof newListing>
export type NewListing = z.output<typeof newListing>

/** `draft`: paused. Administrators may set any status. */
export const ownerStatuses = ['draft', 'active', 'reserved', 'closed'] as const

/** `featured` and `rejectionReason` are for administrators. */
export const listingChange = z.extend(z.partial(z.object(inputs)), {
  status: z.optional(z.enum(listingStatuses)),
  featured: z.optional(z.boolean()),
  rejectionReason: z.nullish(z.string().check(z.trim(), z.maxLength(500))),
  /** Whoever is in charge from now on: a member of its agency. */
  assignedTo: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  /** `updatedAt` of the edited version. */
  basedOn: z.optional(z.iso.datetime()),
})
export type ListingChange = z.output<typeof listingChange>
export type ListingChangeInput = z.input<typeof listingChange>

export const myListing = z.extend(listing, {
  /** A price outside the plausible band counts in comparisons only once confirmed. */
  priceConfirmed: z.boolean(),
  inquiriesCount: z.int(),
  /** Of the code on its poster, once a day per browser. */
  scans: z.int(),
  /** Null unless active. */
  expiresAt: z.nullable(z.string()),
  rejectionReason: z.nullable(z.string()),
})
export type MyListing = z.infer<typeof myListing>

const listingId = z.object({ id: z.string() })

export const publishingApi = {
  mine: endpoint('GET', '/api/listings/mine', {
    scope: 'listings:read',
    summary: 'The listings of who is signed in, in every status but deleted, newest first',
    access: 'user',
    query: z.object({ limit: wholeNumber(1, 200), cursor: z.optional(z.string().check(z.maxLength(200))) }),
    answer: z.array(myListing),
    paged: true,
    rows: rowsOfPage,
    errors: ['not_signed_in', 'bad_parameter', 'bad_cursor'],
  }),
  myListing: endpoint('GET', '/api/listings/mine/:id', {
    scope: 'listings:read',
    summary:
      'One listing as its owner and administrators have it, with its true place: what an edit starts from',
    access: 'userOrAdmin',
    params: listingId,
    answer: myListing,
    versioned: true,
    errors: ['not_signed_in', 'forbidden', 'not_found'],
  }),
  create: endpoint('POST', '/api/listings', {
    scope: 'listings:write',
    summary: 'Publish a listing',
    access: 'userOrAdmin',
    body: newListing,
    answer: listing,
    status: 201,
    errors: [
      'malformed_json',
      'invalid',
      'price_currency_suspect',
      'location_suspect',
      'idempotency_mismatch',
      'conflict',
      'not_signed_in',
      'too_many_requests',
    ],
  }),
  change: endpoint('PATCH', '/api/listings/:id', {
    scope: 'listings:write',
    summary: 'Change a listing, or move it through its life',
    access: 'userOrAdmin',
    params: listingId,
    body: listingChange,
    answer: listing,
    versioned: true,
    errors: [
      'malformed_json',
      'invalid',
      'price_currency_suspect',
      'location_suspect',
      'not_signed_in',
      'forbidden',
      'not_found',
      'conflict',
      'edited_meanwhile',
    ],
  }),
  renew: endpoint('POST', '/api/listings/:id/renew', {
    scope: 'listings:write',
    summary: 'Confirm that a listing still stands: it is shown for another 60 days',
    access: 'userOrAdmin',
    params: listingId,
    answer: listing,
    errors: ['not_signed_in', 'forbidden', 'not_found', 'conflict'],
  }),
  remove: endpoint('DELETE', '/api/listings/:id', {
    scope: 'listings:write',
    summary: 'Delete a listing',
    access: 'userOrAdmin',
    params: listingId,
    versioned: true,
    errors: ['not_signed_in', 'forbidden', 'not_found'],
  }),
}
