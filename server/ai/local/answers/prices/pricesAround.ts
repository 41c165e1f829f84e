import { citiesAround } from '#server/ai/local/answers/relaxing.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import { marketStats } from '#server/ai/tools/marketStats.ts'
import type { PropertyType } from '#shared/listings/listingTypes.ts'

const most = 3

interface Kind {
  propertyType: PropertyType
  transactionType: 'sale' | 'rent'
  city: string
  areaSqm: number
}

/** Where too few like it are offered: what the nearest towns ask that have enough. */
export async function sayPricesAround(question: QuestionContext, kind: Kind): Promise<void> {
  const { reply, texts, use } = question
  const { propertyType, transactionType, city, areaSqm } = kind
  const w = texts.words.replies.estimate
  const found = await Promise.all(
    citiesAround(city).map((one) => use(marketStats, { propertyType, transactionType, city: one })),
  )
  const towns = found.filter(({ area }) => area?.enough).slice(0, most)
  if (towns.length === 0) return
  const money = transactionType === 'rent' ? texts.perMonth : texts.usd
  reply.paragraph()
  reply.say(w.around(city))
  for (const { area, path } of towns) {
    if (!area) continue
    const { medianPerSqmUSD, listings } = area.figures
    const each = texts.perUnit(medianPerSqmUSD, propertyType, areaSqm)
    const sum = money(Math.round(medianPerSqmUSD * areaSqm))
    const said = w.aroundRow(area.city, each, texts.number(listings), texts.area(areaSqm), sum)
    reply.item(said, [each, path], [sum, path])
  }
  reply.paragraph()
  reply.say(w.aroundOnly(city))
}
