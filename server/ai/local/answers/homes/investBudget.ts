import { answerOf } from '#server/ai/guides/answerFromGuides.ts'
import { pricesIn } from '#server/ai/local/amounts.ts'
import { answerSearch } from '#server/ai/local/answers/searching.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import { facts } from '#shared/guides/facts/facts.ts'
import { homeTypes } from '#shared/listings/traits.ts'
import { sayUsual } from './yields.ts'

const inBank = / (?:banco|bank|cda|cdb|plazo fijo|(?:fixed|term) deposit)(?= )/
const monthlyOf =
  / (?:(?:cuanto|quanto)(?: \w+){0,3} (?:entra\w*|queda\w*|saco|sacaria|deja\w*|da|daria|rinde|render\w*|por mes)|how much(?: \w+){0,4} (?:income|month|make|get|bring))(?= )/

/** What such a sum brings a month, by the gross share that guides state. */
function sayRentOf({ reply, texts, rate }: QuestionContext, amount: number): void {
  const { to } = answerOf('investing', { language: texts.language, rate, strength: 2 }).link
  const [low, high] = facts.grossYield.value.amounts.map((percent) =>
    texts.usd(Math.round((amount * percent) / 1200)),
  )
  reply.say(texts.words.moneyAdvice.invest.monthly(`${low}`, `${high}`), [`${low}`, to], [`${high}`, to])
}

/** "Tengo 60 mil dólares para invertir, ¿qué compro?": what there is by its return, and what is usually left of it. */
export async function answerInvestBudget(question: QuestionContext): Promise<void> {
  const { understood, thread, reply, texts, text, rate } = question
  const { minPrice, maxPrice = minPrice, stage, ...asked } = understood.filters
  const { transactionType: _, minRoi: __, financing: ___, ...filters } = asked
  const [amount] = pricesIn(text, rate)
  if (amount !== undefined) {
    const budget = texts.usd(amount)
    reply.say(texts.words.moneyAdvice.invest.ways(budget))
    if (stage === undefined || new Set(stage).size > 1) reply.say(texts.words.moneyAdvice.invest.forIncome)
    const costs = facts.closingCosts.value.amounts.map((percent) => texts.percent(percent))
    const { to } = answerOf('closingCosts', { language: texts.language, rate, strength: 2 }).link
    reply.say(
      texts.words.moneyAdvice.invest.apart(`${costs[0]}`, `${costs.at(-1)}`),
      ...costs.map((piece) => [piece, to] as const),
    )
    if (inBank.test(question.wording)) reply.say(texts.words.explanations.bankOrHome)
    if (monthlyOf.test(question.wording)) sayRentOf(question, amount)
    reply.paragraph()
  }
  const { city, neighborhood } = filters
  const before = (city ?? neighborhood) === undefined ? thread.search?.filters : undefined
  const others = understood.criteria.filter(({ field }) => field !== 'price')
  const isMisread = amount !== undefined && maxPrice !== undefined && maxPrice * 2 < amount
  const asRead = isMisread
    ? { ...question, text: '', understood: { ...understood, criteria: others } }
    : question
  await answerSearch(asRead, {
    filters: {
      ...(before?.city && { city: before.city }),
      ...(before?.neighborhood && { neighborhood: before.neighborhood }),
      ...filters,
      propertyType: filters.propertyType ?? [...homeTypes],
      transactionType: 'sale',
      ...((maxPrice ?? amount) !== undefined && { maxPrice: isMisread ? amount : (maxPrice ?? amount) }),
    },
    order: 'best_return',
    text: '',
  })
  sayUsual(question)
}
