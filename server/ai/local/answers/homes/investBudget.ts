import { pricesIn } from '#server/ai/local/amounts.ts'
import { answerSearch } from '#server/ai/local/answers/searching.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import { homeTypes } from '#shared/listings/traits.ts'
import { sayUsual } from './yields.ts'

/** "Tengo 60 mil dólares para invertir, ¿qué compro?": what there is by its return, and what is usually left of it. */
export async function answerInvestBudget(question: QuestionContext): Promise<void> {
  const { understood, thread, reply, texts, text, rate } = question
  const { minPrice, maxPrice = minPrice, stage, ...asked } = understood.filters
  const { transactionType: _, minRoi: __, financing: ___, ...filters } = asked
  const [amount] = pricesIn(text, rate)
  if (amount !== undefined) {
    const budget = texts.usd(amount)
    reply.say(texts.words.moneyAdvice.invest.ways(budget))
    if (stage === undefined) reply.say(texts.words.moneyAdvice.invest.forIncome)
    reply.paragraph()
  }
  const { city, neighborhood } = filters
  const before = (city ?? neighborhood) === undefined ? thread.search?.filters : undefined
  await answerSearch(question, {
    filters: {
      ...(before?.city && { city: before.city }),
      ...(before?.neighborhood && { neighborhood: before.neighborhood }),
      ...filters,
      propertyType: filters.propertyType ?? [...homeTypes],
      transactionType: 'sale',
      ...(maxPrice !== undefined && { maxPrice }),
    },
    order: 'best_return',
    text: '',
  })
  sayUsual(question)
}
