import type { FormFields } from '#client/listings/publish/form/fields.ts'
import { priceOf, toInput } from '#client/listings/publish/form/toInput.ts'
import { readAmount } from '#shared/core/readAmount.ts'
import { traitsOf } from '#shared/listings/traits.ts'
import { toCents } from '#shared/market/market.ts'
import { calculatorLimits } from '#shared/prices/priceKinds.ts'
import type { PriceQuestionInput } from '#shared/prices/prices.ts'
import { dollarsOf } from './money.ts'

/** Undefined until complete. Excludes the listing from its own comparables. `rate`: guaraníes per dollar. */
export function calculationInputOf(
  fields: FormFields,
  rate: number,
  listingId?: string,
): PriceQuestionInput | undefined {
  const transactionType = traitsOf(fields).forSale ? 'sale' : 'rent'
  // A room of a home is not compared with whole homes.
  if (fields.roomOnly && transactionType === 'rent') return undefined
  const price = priceOf(fields)
  const area = toCents(readAmount(fields.area) ?? 0)
  const priceUSD = price ? toCents(dollarsOf(price, rate)) : 0
  const [city, neighborhood] = [fields.city.trim(), fields.neighborhood.trim()]
  if (!isWithin(area, calculatorLimits.area) || !isWithin(priceUSD, calculatorLimits.price)) return undefined
  if (city === '' || neighborhood === '') return undefined
  const { bedrooms, bathrooms, parkingSpaces, yearBuilt, stage, amenities } = toInput(fields)
  return {
    city,
    neighborhood,
    propertyType: fields.propertyType,
    transactionType,
    area,
    priceUSD,
    ...{ bedrooms, bathrooms, parkingSpaces, yearBuilt, stage, amenities: amenities.length },
    exclude: listingId ? [listingId] : [],
  }
}

function isWithin(value: number, { min, max }: { min: number; max: number }): boolean {
  return value >= min && value <= max
}
