import { answerOf } from '#server/ai/guides/answerFromGuides.ts'
import { amountsIn, inDollars, type Money } from '#server/ai/local/amounts.ts'
import { suggestStart } from '#server/ai/local/answers/helping.ts'
import { writeMoney } from '#server/ai/local/answers/homes/instalment.ts'
import type { Meaning, QuestionContext } from '#server/ai/local/questionContext.ts'
import { facts } from '#shared/guides/facts/facts.ts'

/** US dollars a month. */
const between = { least: 80, most: 15_000 }
const [fee] = facts.rentAdministration.value.amounts
const [tax] = facts.rentIncomeTax.values.most.amounts
const [abroad] = facts.rentTaxAbroad.values.most.amounts
const [vat] = facts.rentVat.value.amounts

/** The one rent that it names. */
export function rentNamed({ text, rate }: Meaning): Money | undefined {
  const amounts = amountsIn(text, 'rent').filter((one) => inDollars(one, rate) >= between.least)
  const [rent, ...others] = amounts
  return rent && others.length === 0 && inDollars(rent, rate) <= between.most ? rent : undefined
}

/** "Si alquilo a 600, ¿cuánto me queda?": less what an agency takes to run it, and less tax. */
export function answerRentNet(question: QuestionContext): void {
  const rent = rentNamed(question)
  if (!rent) return
  const { reply, texts, rate } = question
  const { link } = answerOf('rentTax', { language: texts.language, rate, strength: 2 })
  const write = (percent: number) => writeMoney(texts, rent, (rent.value * percent) / 100)
  const of = {
    ...{ rent: write(100), fee: write(fee), tax: write(tax), left: write(100 - fee - tax) },
    ...{ own: write(100 - tax), abroad: write(100 - fee - abroad), vat: write(vat) },
  }
  const pieces = Object.values(of)
  reply.say(texts.words.priceAdvice.rentNet(of), ...pieces.map((piece) => [piece, link.to] as const))
  reply.say(texts.words.advice.income.guide(link.text), [link.text, link.to])
  suggestStart(question)
}
