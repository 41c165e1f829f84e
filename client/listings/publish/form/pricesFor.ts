import type { TransactionType } from '#shared/listings/listingTypes.ts'
import { purposeOf } from '#shared/listings/priceDoubts.ts'
import type { FormFields } from './fields.ts'

type Values = {
  [Name in 'amount' | 'currency' | 'otherAmount' | 'otherCurrency']: readonly [Name, FormFields[Name]]
}[keyof Pick<FormFields, 'amount' | 'currency' | 'otherAmount' | 'otherCurrency'>]

/** A sale price is no rent: each is kept for when its purpose is chosen again. */
export function pricesFor(fields: FormFields, next: TransactionType): Values[] {
  const { transactionType, amount, currency, otherAmount, otherCurrency, pricePerMonth } = fields
  if (purposeOf(transactionType) === purposeOf(next)) return []
  const kept = [
    ['otherAmount', amount],
    ['otherCurrency', currency],
  ] as const
  if (otherAmount !== '') return [...kept, ['amount', otherAmount], ['currency', otherCurrency]]
  // In dollars, beside the sale price.
  const isRentTyped = transactionType === 'both' && pricePerMonth !== ''
  return [...kept, ['amount', isRentTyped ? pricePerMonth : ''], ['currency', isRentTyped ? 'USD' : currency]]
}
