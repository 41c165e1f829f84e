import { useWords } from '#client/core/language.tsx'
import { useRate } from '#client/currency/currency.api.ts'
import { priceOf } from '#client/listings/publish/form/toInput.ts'
import { useFields } from '#client/listings/publish/form/useFields.ts'
import { converted, wholeText } from '#client/listings/publish/steps/price/money.ts'
import { readUnsigned } from '#shared/core/readAmount.ts'
import { sumOfInstalments } from '#shared/listings/facts/instalments.ts'

/** Asks where down payment and instalments are far from the price; refuses nothing. */
export function InstalmentNote() {
  const { listingFacts } = useWords('listingFacts')
  const rate = useRate()
  const fields = useFields()
  const { financing } = fields
  const price = priceOf(fields)
  const amount = readUnsigned(financing.instalmentAmount)
  const instalments = readUnsigned(financing.instalments)
  if (!price || amount === undefined || instalments === undefined) return null
  const each = { amount, currency: financing.currency }
  const found = sumOfInstalments({
    price: price.amount,
    downPaymentPercent: readUnsigned(financing.downPaymentPercent) ?? 0,
    instalments,
    instalmentAmount: each.currency === price.currency ? amount : converted(each, rate).amount,
  })
  if (!found.doubt) return null
  const sum = wholeText({ amount: found.sum, currency: price.currency })
  return (
    <p role="status" className="rounded-lg bg-warning-soft p-3 text-ink text-sm">
      {listingFacts.notes[found.doubt](sum, wholeText(price))}
    </p>
  )
}
