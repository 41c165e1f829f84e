import { z } from 'zod/mini'
import { choice, line, noControls } from '#shared/core/query.ts'
import { propertyTypes } from '#shared/listings/listingTypes.ts'
import { priceKinds } from './priceKinds.ts'

const placeName = z.string().check(z.trim(), z.minLength(1), z.maxLength(80), z.regex(noControls))

const place = {
  city: z.string(),
  /** Null: the whole city. */
  neighborhood: z.nullable(z.string()),
}

/** Names, or as in the address of its page: 'villa-morra'. */
export const placeQuery = z.object({ city: placeName, neighborhood: line(80) })

export const placeTypes = z.object({
  ...place,
  /** Most listings first; without outliers. */
  rows: z.array(
    z.object({
      propertyType: z.enum(propertyTypes),
      transactionType: z.enum(priceKinds),
      n: z.int(),
      /** US dollars, for sale or monthly. */
      medianPricePerSqm: z.number(),
    }),
  ),
  measuredAt: z.string(),
})
export type PlaceTypes = z.infer<typeof placeTypes>

export const placeMarketQuery = z.object({
  city: placeName,
  neighborhood: line(80),
  propertyType: z.enum(propertyTypes),
  /** Default: sale. */
  transactionType: choice(priceKinds),
})

const monthlyPrice = z.object({
  /** '2026-11' */
  month: z.string(),
  n: z.int(),
  medianPricePerSqm: z.number(),
})
export type MonthlyPrice = z.infer<typeof monthlyPrice>

/** US dollars: sale price or monthly rent. Prices are null without listings. */
export const placeMarket = z.object({
  ...place,
  propertyType: z.enum(propertyTypes),
  transactionType: z.enum(priceKinds),
  /** With price and area, without outliers. */
  n: z.int(),
  leftOut: z.int(),
  medianPrice: z.nullable(z.number()),
  medianPricePerSqm: z.nullable(z.number()),
  p25PricePerSqm: z.nullable(z.number()),
  p75PricePerSqm: z.nullable(z.number()),
  /** Where the median per m² lies with 95 % confidence; null under 6. */
  interval: z.nullable(z.tuple([z.number(), z.number()])),
  /** A year of the median rent per m² in percent of the median price per m²; null where either has fewer than 5. */
  grossYieldPercent: z.nullable(z.number()),
  medianDaysOnMarket: z.nullable(z.int()),
  /** Of active and reserved ones. */
  underOfferPercent: z.number(),
  /** Oldest first, those with at least 5: at their ends, and the present one. */
  months: z.array(monthlyPrice),
  measuredAt: z.string(),
})
export type PlaceMarket = z.infer<typeof placeMarket>
