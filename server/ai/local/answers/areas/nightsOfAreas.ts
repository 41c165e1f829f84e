import { answerOf } from '#server/ai/guides/answerFromGuides.ts'
import { suggestStart } from '#server/ai/local/answers/helping.ts'
import type { Area } from '#server/ai/local/areas/area.ts'
import { areasCompared } from '#server/ai/local/areas/areasCompared.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import { filterInputOf } from '#server/ai/tools/input/searchFilters.ts'
import { searchListings } from '#server/ai/tools/searchListings.ts'
import { homeTypes } from '#shared/listings/traits.ts'
import { enough } from '#shared/market/market.ts'

/** Listings, of which the middle is taken. */
const read = 10

/** "And for Airbnb?" of two areas: what is asked a night in each, and what stays bring in on average. */
export async function answerNightsOfAreas(question: QuestionContext): Promise<void> {
  const { reply, texts, rate } = question
  const w = texts.words.priceAdvice.nights
  const { areas } = areasCompared(question)
  const found: { area: Area; night: number }[] = []
  for (const area of areas) {
    const night = await sayNights(question, area)
    if (night !== undefined) found.push({ area, night })
  }
  reply.paragraph()
  const [dear, cheap] = found.toSorted((one, other) => other.night - one.night)
  if (dear && cheap && dear.night > cheap.night) reply.say(w.more(dear.area.name, cheap.area.name))
  const { text, link } = answerOf('shortStay', { language: texts.language, rate, strength: 2 })
  reply.say(text, [link.text, link.to])
  suggestStart(question)
}

/** The middle of what is asked a night, where enough say it. */
async function sayNights(
  { reply, texts, use }: QuestionContext,
  { name, filters }: Area,
): Promise<number | undefined> {
  const w = texts.words.priceAdvice.nights
  const input = filterInputOf({ ...filters, propertyType: [...homeTypes], allowsShortTerm: true })
  const { listings, total, path } = await use(searchListings, { ...input, limit: read })
  const nights = listings.flatMap(({ nightlyPriceUSD }) => nightlyPriceUSD ?? []).toSorted((a, b) => a - b)
  const middle = nights[Math.floor((nights.length - 1) / 2)]
  const count = texts.number(total)
  if (middle === undefined || nights.length < enough) {
    reply.item(w.few(name, count), [count, path])
    return undefined
  }
  const night = texts.usd(middle)
  reply.item(w.row(name, night, texts.number(nights.length)), [night, path])
  return middle
}
