import { amountsIn, inDollars } from '#server/ai/local/amounts.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import { facts } from '#shared/guides/facts/facts.ts'
import { comparedKindOf } from '#shared/listings/traits.ts'

const [leastFee, mostFee = leastFee] = facts.saleCommission.value.amounts
const [mostSaleTax] = facts.saleIncomeTax.values.most.amounts
const [rentVat] = facts.rentVat.value.amounts
const [shopRentVat] = facts.shopRentVat.value.amounts
const [mostRentTax] = facts.rentIncomeTax.values.most.amounts

/** US dollars: less is no price of a home. */
const leastPrice = 2000
/** US dollars a month. */
const mostRent = 20_000

/** "Si vendo en 200 mil, ¿cuánto me queda?": of a resident, before the VAT of the commission. */
export function saySaleNet({ reply, texts, text, rate, listing }: QuestionContext, guide: string): void {
  const [price, ...others] = listing
    ? []
    : amountsIn(text, 'sale').filter((one) => inDollars(one, rate) >= leastPrice)
  if (!price || others.length > 0) return
  const write = (value: number) =>
    price.currency === 'PYG' ? texts.pyg(Math.round(value)) : texts.usd(Math.round(value))
  const part = (percent: number) => (price.value * percent) / 100
  const [low, high, tax] = [write(part(leastFee)), write(part(mostFee)), write(part(mostSaleTax))]
  const [least, most] = [
    write(price.value - part(mostFee) - part(mostSaleTax)),
    write(price.value - part(leastFee)),
  ]
  const said = texts.words.advice.taxSums.sale(write(price.value), { low, high, tax, least, most })
  reply.say(said, ...[low, high, tax, least, most].map((piece) => [piece, guide] as const))
}

/** "Que imposto vem em cima do aluguel?" of a shop: another VAT than that of homes, which is told after it. */
function sayShopVat({ reply, texts, understood, thread, listing }: QuestionContext, guide: string): boolean {
  const types = listing
    ? [listing.propertyType]
    : (understood.filters.propertyType ?? thread.search?.filters.propertyType ?? [])
  const isShop = types.length > 0 && types.every((type) => comparedKindOf(type) === 'work')
  const percent = texts.percent(shopRentVat)
  if (isShop) reply.say(texts.words.advice.taxSums.shop(percent), [percent, guide])
  return isShop
}

/** "¿Cuánto me descuentan si alquilo a 3.500.000?" */
export function sayRentTax(question: QuestionContext, guide: string): void {
  const { reply, texts, text, rate, listing } = question
  if (sayShopVat(question, guide)) return
  const [rent, ...others] = listing
    ? []
    : amountsIn(text, 'rent').filter((one) => inDollars(one, rate) >= 50 && inDollars(one, rate) <= mostRent)
  if (!rent || others.length > 0) return
  const write = (value: number) =>
    rent.currency === 'PYG' ? texts.pyg(Math.round(value)) : texts.usd(Math.round(value))
  const [vat, tax] = [write((rent.value * rentVat) / 100), write((rent.value * mostRentTax) / 100)]
  const said = texts.words.advice.taxSums.rent(write(rent.value), vat, tax)
  reply.say(said, [vat, guide], [tax, guide])
}
