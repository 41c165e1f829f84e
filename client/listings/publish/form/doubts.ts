import type { Price } from '#shared/core/money.ts'
import { readUnsigned } from '#shared/core/readAmount.ts'
import type { FieldName } from '#shared/listings/listingFields.ts'
import { doubtOfLocation, isImpossible, type LocationDoubt } from '#shared/listings/locationDoubts.ts'
import { doubtOfPrice, doubtsOfRents, type PriceDoubt, type RentName } from '#shared/listings/priceDoubts.ts'
import { type Traits, traitsOf } from '#shared/listings/traits.ts'
import type { FormFields } from './fields.ts'
import { locationFingerprint, priceFingerprint, priceOf, toInput } from './toInput.ts'

export interface DoubtfulPrice {
  at: Extract<FieldName, 'amount' | RentName>
  /** `asked`: by the server, in words. */
  kind: PriceDoubt | 'asked'
  price: Price
}

/** Unless confirmed. `rate`: guaraníes per dollar. */
export function doubtfulPrices(fields: FormFields, rate: number): DoubtfulPrice[] {
  if (fields.confirmed !== '' && fields.confirmed === priceFingerprint(fields)) return []
  const main = doubtfulMain(fields, rate)
  const rents = Object.entries(doubtsOfRents(toInput(fields))) as [RentName, PriceDoubt][]
  return [
    ...(main ? [main] : []),
    ...rents.map(([at, kind]) => ({
      at,
      kind,
      price: { amount: readUnsigned(fields[at]) ?? 0, currency: 'USD' as const },
    })),
  ]
}

function doubtfulMain(fields: FormFields, rate: number): DoubtfulPrice | undefined {
  const price = priceOf(fields)
  if (!price) return undefined
  const traits = traitsOf(fields)
  const offer = {
    transactionType: traits.isOffice ? ('rent' as const) : fields.transactionType,
    propertyType: fields.propertyType,
    text: `${fields.title}\n${fields.description}`,
  }
  const ofServer = fields.suspected === priceFingerprint(fields) ? 'asked' : undefined
  const kind = doubtOfPrice(price, offer, rate) ?? ofServer
  return kind && { at: mainPrice(traits), kind, price }
}

export function mainPrice({ isOffice }: Traits): 'amount' | 'pricePerMonth' {
  return isOffice ? 'pricePerMonth' : 'amount'
}

export type DoubtfulPoint = LocationDoubt | 'impossible'

/** Unless confirmed; an impossible one cannot be. */
export function doubtOfPoint(
  fields: Pick<FormFields, 'point' | 'city' | 'confirmedLocation'>,
): DoubtfulPoint | undefined {
  const { point, city } = fields
  if (!point) return undefined
  if (isImpossible(point)) return 'impossible'
  return fields.confirmedLocation === locationFingerprint(fields)
    ? undefined
    : doubtOfLocation({ ...point, city })
}
