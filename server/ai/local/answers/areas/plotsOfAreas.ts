import { type Area, distinct } from '#server/ai/local/areas/area.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import { marketStats } from '#server/ai/tools/marketStats.ts'

/** Plots of two areas by the square meter, as no two are of one size. */
export async function answerPlotsOfAreas(question: QuestionContext, areas: readonly Area[]): Promise<void> {
  const { reply, texts, use } = question
  const w = texts.words.priceAdvice
  const known: { name: string; median: number; path: string }[] = []
  for (const { name, city, barrio } of distinct(areas)) {
    if (city === undefined) continue
    const place = { city, ...(barrio !== undefined && { neighborhood: barrio }) }
    const { area, path } = await use(marketStats, { ...place, propertyType: 'land', transactionType: 'sale' })
    if (!area?.enough) {
      reply.item(w.sqm.few(name))
      continue
    }
    const { medianPerSqmUSD: median, p25PerSqmUSD: low, p75PerSqmUSD: high, listings } = area.figures
    const [middle, least, most] = [median, low, high].map((value) => texts.usd(Math.round(value)))
    const what = texts.plural('land').toLowerCase()
    reply.item(
      w.sqm.place(what, name, `${middle}`, `${least}`, `${most}`, texts.number(listings)),
      ...[middle, least, most].map((piece) => [`${piece}`, path] as const),
    )
    known.push({ name, median, path })
  }
  reply.paragraph()
  const [cheap, dear] = known.toSorted((one, other) => one.median - other.median)
  if (cheap && dear && cheap.median < dear.median) {
    const [less, percent] = [
      texts.usd(Math.round(dear.median - cheap.median)),
      texts.percent(Math.round(100 - (cheap.median * 100) / dear.median)),
    ]
    reply.say(w.sqm.cheaper(cheap.name, less, percent), [less, cheap.path])
  }
  reply.say(texts.words.replies.market.asking)
  reply.suggest(...areas.slice(0, 2).map(({ name }) => texts.words.replies.suggestions.marketIn(name)))
}
