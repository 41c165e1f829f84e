import { z } from 'zod/mini'
import { currencies } from './currency.ts'
import { office } from './listings.ts'
import {
  amenities,
  locationPrecisions,
  officeTypes,
  propertyTypes,
  transactionTypes,
} from './listingTypes.ts'
import { officePriceUSD } from './money.ts'

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
const count = (max: number) => z._default(z.int().check(z.gte(0), z.lte(max)), 0)
const days = z.int().check(z.gte(1), z.lte(3650))

const fields = z.object({
  title: text(160),
  description: text(6000),
  propertyType: z._default(z.enum(propertyTypes), newListingStart.propertyType),
  transactionType: z._default(z.enum(transactionTypes), newListingStart.transactionType),

  /** US dollars: the sale price of `sale` and `both`, the monthly rent of `rent`. */
  priceUSD: z.nullish(z.number().check(z.gt(0), z.lte(1_000_000_000))),
  /** The same in the currency it was thought in; goes before `priceUSD`. */
  price: z.nullish(
    z.object({
      amount: z.number().check(z.gt(0), z.lte(10_000_000_000_000)),
      currency: z.enum(currencies),
    }),
  ),
  /** That a price which looks like the other currency is meant as it stands. */
  confirmPrice: z._default(z.boolean(), false),
  pricePerNight: dollars,
  pricePerMonth: dollars,
  pricePerDay: dollars,
  pricePerHour: dollars,

  address: z.nullish(z.string().check(z.trim(), z.maxLength(200))),
  neighborhood: text(80),
  city: text(80),
  /** Follows the city where the city is known. */
  state: z._default(text(80), newListingStart.state),
  latitude: z.nullish(z.number().check(z.gte(-90), z.lte(90))),
  longitude: z.nullish(z.number().check(z.gte(-180), z.lte(180))),
  locationPrecision: z.nullish(z.enum(locationPrecisions)),

  bedrooms: count(100),
  bathrooms: count(100),
  parkingSpaces: count(1000),
  /** Square metres. */
  area: z.nullish(z.number().check(z.gt(0), z.lte(1_000_000_000))),
  yearBuilt: z.nullish(z.int().check(z.gte(1500), z.lte(2100))),
  capacity: z._default(z.int().check(z.gte(1), z.lte(10_000)), newListingStart.capacity),
  /** Megabits per second. */
  internetSpeed: z.nullish(z.int().check(z.gte(0), z.lte(100_000))),
  amenities: z._default(z.array(z.enum(amenities)).check(z.maxLength(40)), []),
  office: z.nullish(office),

  allowsShortTerm: z._default(z.boolean(), newListingStart.allowsShortTerm),
  allowsLongTerm: z._default(z.boolean(), newListingStart.allowsLongTerm),
  minStayDays: z._default(days, newListingStart.minStayDays),
  maxStayDays: z.nullish(days),
  airbnbUrl: z.nullish(z.url({ protocol: /^https?$/ }).check(z.maxLength(500))),

  /** Dollars a month that it is hoped to bring, percent of the time that it is let, dollars a month that it costs. */
  expectedMonthlyRent: dollars,
  expectedOccupancy: z.nullish(z.number().check(z.gte(0), z.lte(100))),
  monthlyExpenses: dollars,

  media: z._default(
    z
      .array(
        z.object({
          id: z.string().check(z.minLength(1), z.maxLength(64)),
          caption: z.nullish(z.string().check(z.trim(), z.maxLength(200))),
          isPrimary: z.optional(z.boolean()),
        }),
      )
      .check(z.maxLength(40)),
    [],
  ),
})
type Fields = z.output<typeof fields>

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
export const newListing = fields.check(
  z.refine((draft) => typedPrice(draft) !== null, { path: ['priceUSD'], error: 'required' }),
  z.refine((draft) => (draft.maxStayDays ?? Infinity) >= draft.minStayDays, {
    path: ['maxStayDays'],
    error: 'wrong_order',
  }),
  z.refine((draft) => (draft.latitude == null) === (draft.longitude == null), {
    path: ['longitude'],
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
