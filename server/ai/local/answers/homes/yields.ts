import { roomsText } from '#server/ai/local/answers/homeFigures.ts'
import { sayMedians } from '#server/ai/local/answers/rentOrBuying.ts'
import { answerSearch } from '#server/ai/local/answers/searching.ts'
import { homesAsked } from '#server/ai/local/homesAsked.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import { returns } from '#server/ai/tools/returns.ts'

const monthsOfYear = 12

/** "¿Cuánto rinde un depto en Villa Morra?": of the medians, before and after expenses. */
export async function answerYield(question: QuestionContext): Promise<void> {
  const { reply, texts, use } = question
  const asked = homesAsked(question)
  const bedrooms = asked.bedrooms ?? 2
  const s = texts.words.replies.suggestions
  reply.suggest(s.bestReturn, s.marketIn(asked.neighborhood ?? asked.city), s.returns)
  const medians = await sayMedians(question, asked, bedrooms)
  if (!medians) {
    reply.paragraph()
    const filters = {
      ...asked.filters,
      transactionType: 'sale' as const,
      city: [asked.city],
      ...(asked.neighborhood && { neighborhood: [asked.neighborhood] }),
    }
    return answerSearch(question, { filters, order: 'best_return', text: '' })
  }
  const { sale, rent } = medians
  const w = texts.words.advice.yields
  const found = await use(returns, {
    purchasePriceUSD: sale.medianPriceUSD,
    monthlyRentUSD: rent.medianPriceUSD,
  })
  if (found.roiPercent === null) return
  const { occupancyPercent, monthlyExpensesUSD } = found.figures
  const gross = texts.percent((rent.medianPriceUSD * monthsOfYear * 100) / sale.medianPriceUSD)
  const net = texts.percent(found.roiPercent)
  const [occupancy, expenses] = [texts.percent(occupancyPercent), texts.usd(monthlyExpensesUSD)]
  const sources = [gross, net, occupancy, expenses].map((piece) => [piece, found.path] as const)
  reply.say(w.is(gross, net, occupancy, expenses), ...sources)
  reply.say(texts.words.replies.returns.notForecast)
  if (asked.bedrooms === undefined)
    reply.say(texts.words.advice.rentOrBuy.assumed(roomsText(texts, bedrooms), sale.place))
}
