import { suggestStart } from '#server/ai/local/answers/helping.ts'
import { whatText } from '#server/ai/local/areas/areaFigures.ts'
import type { Meaning, QuestionContext } from '#server/ai/local/questionContext.ts'
import { marketStats } from '#server/ai/tools/marketStats.ts'
import { findNeighborhood } from '#shared/places/places.ts'

/** US dollars a square meter. */
const between = { least: 20, most: 9000 }

const each =
  '(?:(?:por|el|al|x|per|a|the|o|ao|/)\\s*(?:m2|m²|metro(?: cuadrado| quadrado)?|met(?:er|re)|mt2?|sqm|square (?:meter|metre))(?![\\p{L}\\d²]))'
const amount = '(?<![\\d.,])(\\d{1,2}[.,]\\d{3}|\\d{2,4})(?![\\d]|[.,]\\d)'
const currency = '(?:usd|us\\$|\\$|u\\$s|d[oó]lares|dollars|d[oó]lar)?'
const perSqm = new RegExp(`${amount}\\s*${currency}\\s*${each}`, 'iu')

/** "El m² a 1.200" */
const eachAt = new RegExp(
  `${each}\\s*(?:(?:est[aá]|sale|cuesta|is|at|a|por|de|en|=)\\s*){1,2}(?:usd|us\\$|\\$|u\\$s)?\\s*${amount}`,
  'iu',
)

/** "2.900 el metro", in US dollars. */
export function perSqmIn(text: string): number | undefined {
  const found = perSqm.exec(text)?.[1] ?? eachAt.exec(text)?.[1]
  const value = Number(found?.replaceAll(/[.,]/g, ''))
  return value >= between.least && value <= between.most ? value : undefined
}

export function placeOfSqm({ understood, thread }: Meaning) {
  const { neighborhood, city } = understood.filters
  const named = (neighborhood ?? city) !== undefined ? understood.filters : thread.search?.filters
  const barrio = named?.neighborhood?.[0]
  const town = named?.city?.[0] ?? (barrio && findNeighborhood(barrio)?.city)
  return town === undefined ? undefined : { city: town, neighborhood: barrio }
}

/** "2.900 el metro en Carmelitas, ¿está bien?": beside what is asked there. */
export async function answerPerSqm(question: QuestionContext): Promise<void> {
  const { reply, texts, text, use, understood, thread } = question
  const own = perSqmIn(text)
  const place = placeOfSqm(question)
  if (own === undefined || !place) return
  const { propertyType: named } = understood.filters
  const propertyType = (named ?? thread.search?.filters.propertyType)?.[0] ?? 'apartment'
  const { area, path } = await use(marketStats, { ...place, propertyType, transactionType: 'sale' })
  const w = texts.words.priceAdvice.sqm
  suggestStart(question)
  const name = place.neighborhood ?? place.city
  if (!area?.enough) return reply.say(w.none(name))
  const { medianPerSqmUSD: median, p25PerSqmUSD: low, p75PerSqmUSD: high, listings } = area.figures
  const write = (value: number) => texts.usd(Math.round(value))
  const more = (own * 100) / median - 100
  const [said, percent] = [write(own), texts.percent(Math.round(Math.abs(more)))]
  const verdict =
    own > high
      ? w.above(said, percent)
      : own < low
        ? w.below(said, percent)
        : w.within(said, percent, more >= 0)
  reply.say(verdict, [said, path], [percent, path])
  const [middle, least, most] = [write(median), write(low), write(high)]
  const where = area.neighborhood ?? area.city
  reply.say(
    w.place(
      whatText(question, [propertyType], undefined).replace(` ${texts.words.areas.anySize}`, ''),
      ...([
        area.withNeighbors ? w.around(where) : where,
        middle,
        least,
        most,
        texts.number(listings),
      ] as const),
    ),
    ...[middle, least, most].map((piece) => [piece, path] as const),
  )
  reply.say(w.why)
}
