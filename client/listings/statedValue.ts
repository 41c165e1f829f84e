import { z } from 'zod/mini'
import { currencies } from '#shared/currency/currencies.ts'
import { feeText, financingText, monthText } from '#shared/listings/facts/factText.ts'
import { feeItems, guarantees, stages } from '#shared/listings/listingTypes.ts'
import type { Words } from '#shared/words.ts'

const amount = z.union([z.string(), z.number()])
const money = z.object({ amount, currency: z.enum(currencies) })
const fee = z.extend(money, { includes: z.array(z.enum(feeItems)) })
const financing = z.object({
  bank: z.boolean(),
  own: z.boolean(),
  afd: z.boolean(),
  downPaymentPercent: z.nullable(z.number()),
  instalments: z.nullable(z.int()),
  instalmentAmount: z.nullable(money),
})

/** Facts that are no plain text or figure, as stored or as typed; undefined for all others. */
export function statedValueText(
  field: string,
  value: unknown,
  words: Pick<Words, 'listingFacts' | 'listings'>,
): string | undefined {
  const { listingFacts: w, listings } = words
  switch (field) {
    case 'stage':
      return read(z.enum(stages), value, (stage) => listings.stages[stage])
    case 'guarantee':
      return read(z.enum(guarantees), value, (guarantee) => w.guarantees[guarantee])
    case 'deliveryMonth':
      return read(z.string(), value, (month) => monthText(month, words))
    case 'vatIncluded':
      return read(z.boolean(), value, (isIncluded) => (isIncluded ? w.vat.included : w.vat.added))
    case 'financing':
      return read(financing, value, (stated) => financingText(stated, words))
    case 'maintenanceFee':
      return read(fee, value, (stated) => feeText(stated, words))
    case 'currentRent':
      return read(money, value, (stated) => feeText({ ...stated, includes: [] }, words))
    default:
      return undefined
  }
}

function read<Value>(
  schema: z.ZodMiniType<Value>,
  value: unknown,
  textOf: (value: Value) => string,
): string | undefined {
  const found = schema.safeParse(value)
  return found.success ? textOf(found.data) : undefined
}
