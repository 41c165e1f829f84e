import { answerOf } from '#server/ai/guides/answerFromGuides.ts'
import { sayUsual } from '#server/ai/local/answers/homes/yields.ts'
import { answerSearch, listItems } from '#server/ai/local/answers/searching.ts'
import { inputOf, type SearchState } from '#server/ai/local/conversation/searchState.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import type { ListingFacts } from '#server/ai/tools/facts.ts'
import { searchListings } from '#server/ai/tools/searchListings.ts'
import { facts } from '#shared/guides/facts/facts.ts'
import { homeTypes } from '#shared/listings/traits.ts'

const candidates = 10
const most = 3
const [low, high = low] = facts.closingCosts.value.amounts

const withCosts = (usd: number, percent: number) => Math.round(usd * (1 + percent / 100))

/** By their return, as many as the budget pays with what deeds cost at most. */
function affordable(listings: readonly ListingFacts[], budget: number): ListingFacts[] {
  const chosen: ListingFacts[] = []
  let sum = 0
  for (const one of listings) {
    if (chosen.length === most || one.priceUSD <= 0) continue
    if (withCosts(sum + one.priceUSD, high) > budget) continue
    chosen.push(one)
    sum += one.priceUSD
  }
  return chosen
}

/** "Armame un plan con dos o tres propiedades": what the budget of the search before buys together. */
export async function answerInvestPlan(question: QuestionContext): Promise<void> {
  const { reply, texts, use, thread, understood, rate } = question
  const before = { ...thread.search?.filters, ...understood.filters }
  const { maxPrice: budget = 0, propertyType = [...homeTypes] } = before
  const search: SearchState = {
    filters: { ...before, propertyType, transactionType: 'sale' },
    order: 'best_return',
    text: '',
  }
  const { listings, path } = await use(searchListings, inputOf(search, candidates))
  const chosen = affordable(listings, budget)
  if (chosen.length < 2) return answerSearch(question, search)
  const w = texts.words.moneyAdvice.plan
  reply.say(w.lead(texts.number(chosen.length), texts.usd(budget)), [texts.usd(budget), path])
  listItems(question, chosen)
  const sum = chosen.reduce((total, { priceUSD }) => total + priceUSD, 0)
  const [least, top] = [withCosts(sum, low), withCosts(sum, high)]
  const { to } = answerOf('closingCosts', { language: texts.language, rate, strength: 2 }).link
  const figures = [sum, least, top, budget - top].map((usd) => texts.usd(usd))
  const [all = '', from = '', upTo = '', left = ''] = figures
  reply.say(
    w.sum(all, from, upTo, left),
    [all, path],
    ...[from, upTo, left].map((piece) => [piece, to] as const),
  )
  const returns = chosen.flatMap(({ title, path: page, estimatedRoiPercent: percent }) =>
    percent === null || percent <= 0 ? [] : [{ text: w.each(title, texts.percent(percent)), title, page }],
  )
  for (const { text, title, page } of returns) reply.item(text, [title, page])
  reply.paragraph()
  reply.say(w.limits)
  sayUsual(question)
}
