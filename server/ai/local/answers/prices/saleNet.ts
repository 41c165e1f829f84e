import { answerOf } from '#server/ai/guides/answerFromGuides.ts'
import { amountsIn, inDollars, type Money } from '#server/ai/local/amounts.ts'
import { suggestStart } from '#server/ai/local/answers/helping.ts'
import { writeMoney } from '#server/ai/local/answers/homes/instalment.ts'
import { saySaleNet } from '#server/ai/local/answers/money/taxSums.ts'
import { wasSaid } from '#server/ai/local/answers/wasSaid.ts'
import type { Meaning, QuestionContext } from '#server/ai/local/questionContext.ts'
import { facts } from '#shared/guides/facts/facts.ts'

/** US dollars: less is no price of a home. */
const leastPrice = 8000
const turnsBack = 3

export const residesAbroad =
  / (?:no (?:soy |somos |estoy |vivo |vivimos |resido )(?:residente|residentes|en (?:el )?(?:pais|paraguay))?|no resid\w+|sin residencia|(?:vivo|vivimos|resido) (?:afuera|fuera|en el exterior|en el extranjero)|not (?:a )?residents?|non residents?|(?:live|living) abroad|nao (?:sou|somos|moro|resido|moramos)(?: residente)?|moro fora|no exterior)(?= )/

/** What it was bought for, which is not sold for. */
const boughtFor =
  /(?<!\p{L})(?:compr(?:é|e|amos|ei)|pagu[eé]|bought|paid)(?!\p{L})[^.;?\d]{0,30}\d[\d.,]*(?:\s*(?:mil|k|millones))?/giu
/** "Ahora vale 85": of thousands. */
const bareWorth =
  /((?<!\p{L})(?:vale|valen|worth|vend\p{L}+ (?:en|por|a)|sell (?:it )?(?:for|at))\s+(?:unos |usd |\$ ?)?)(\d{2,3})(?!\d|[.,]\d|\s*(?:mil|k|%|m2|millon|palos))/giu

const priceIn = (typed: string, rate: number): Money | undefined => {
  const text = typed.replace(boughtFor, ' ').replace(bareWorth, '$1$2 mil')
  const [price, ...others] = amountsIn(text, 'sale').filter((one) => inDollars(one, rate) >= leastPrice)
  return others.length === 0 ? price : undefined
}

/** The text that names the price that is sold for: this turn, or one before it. */
export function saleTextOf({ text, history, rate }: Meaning): string | undefined {
  const said = history.filter(({ role }) => role === 'user').map(({ content }) => content)
  return [text, ...said.slice(-turnsBack).toReversed()].find((one) => priceIn(one, rate) !== undefined)
}

const [leastFee, mostFee = leastFee] = facts.saleCommission.value.amounts
const [abroadTax] = facts.saleTaxAbroad.values.most.amounts
const [vat] = facts.saleVat.values.most.amounts

/** "Si vendo en 150 mil, ¿con cuánto me quedo?": after commission and taxes. */
export function answerSaleNet(question: QuestionContext): void {
  const { texts, reply, rate, wording, history } = question
  const text = saleTextOf(question)
  if (text === undefined) return
  const { link, text: said } = answerOf('sellingCosts', { language: texts.language, rate, strength: 2 })
  const price = priceIn(text, rate)
  if (price && residesAbroad.test(wording)) sayAbroad(question, price, link.to)
  else if (price) saySaleNet({ ...question, text: `${Math.round(inDollars(price, rate))} USD` }, link.to)
  if (!wasSaid(history, said)) reply.say(said, [link.text, link.to])
  suggestStart(question)
}

function sayAbroad({ reply, texts }: QuestionContext, price: Money, guide: string): void {
  const write = (percent: number) => writeMoney(texts, price, (price.value * percent) / 100)
  const whole = 100 - abroadTax - vat
  const of = {
    ...{ tax: write(abroadTax), vat: write(vat) },
    ...{ least: write(whole - mostFee), most: write(whole - leastFee) },
  }
  const pieces = Object.values(of)
  reply.say(
    texts.words.priceAdvice.saleNet.abroad(write(100), of),
    ...pieces.map((piece) => [piece, guide] as const),
  )
}
