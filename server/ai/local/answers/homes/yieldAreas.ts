import { roomsText } from '#server/ai/local/answers/homeFigures.ts'
import { homesAsked } from '#server/ai/local/homesAsked.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import { homePrices } from '#server/ai/tools/homePrices.ts'
import { answerInvestBudget } from './investBudget.ts'
import { answerYield } from './yields.ts'

const listed = 5
const monthsOfYear = 12
/** US dollars: less buys one bedroom in most of the capital. */
const twoRoomsFrom = 120_000

/** "¿En qué barrio se gana más con el alquiler?": by the medians of both, best first. */
export async function answerYieldAreas(question: QuestionContext): Promise<void> {
  const { reply, texts, use } = question
  const w = texts.words.advice.yieldAreas
  const { city, bedrooms: asked, isPlaceNamed } = homesAsked(question)
  const { maxPrice } = question.understood.filters
  const bedrooms = asked ?? (maxPrice !== undefined && maxPrice < twoRoomsFrom ? 1 : 2)
  const of = { city, bedrooms }
  const [sales, rents] = await Promise.all([
    use(homePrices, { ...of, transactionType: 'sale' }),
    use(homePrices, { ...of, transactionType: 'rent' }),
  ])
  const areas = sales.rows
    .flatMap((sale) => {
      const rent = rents.rows.find((row) => row.neighborhood === sale.neighborhood && row.enough)
      const isWithin = maxPrice === undefined || sale.medianPriceUSD <= maxPrice
      if (!rent || !sale.enough || sale.neighborhood === null || !isWithin) return []
      const percent = (rent.medianPriceUSD * monthsOfYear * 100) / sale.medianPriceUSD
      return [{ name: sale.neighborhood, sale, rent, percent }]
    })
    .toSorted((one, other) => other.percent - one.percent)
  if (areas.length < 2) return maxPrice === undefined ? answerYield(question) : answerInvestBudget(question)
  reply.say(w.lead(roomsText(texts, bedrooms), city))
  for (const { name, sale, rent, percent } of areas.slice(0, listed)) {
    const gross = texts.percent(percent)
    const [price, monthly] = [texts.usd(sale.medianPriceUSD), texts.usd(rent.medianPriceUSD)]
    const count = texts.number(sale.listings + rent.listings)
    reply.item(
      w.row(name, gross, price, monthly, sale.listings + rent.listings, count),
      [gross, rent.path],
      [price, sale.path],
      [monthly, rent.path],
    )
  }
  reply.paragraph()
  reply.say(w.gross)
  if (!isPlaceNamed) reply.say(texts.words.advice.living.assumed(city))
  const [best] = areas
  const s = texts.words.replies.suggestions
  reply.suggest(...(best ? [texts.words.advice.yields.ask(best.name)] : []), s.bestReturn, s.returns)
}
