import { findHomes, type HomeFigures, roomsText } from '#server/ai/local/answers/homeFigures.ts'
import { sayFaq } from '#server/ai/local/answers/matters/faq.ts'
import { emptySearch, inputOf } from '#server/ai/local/conversation/searchState.ts'
import { homesAsked } from '#server/ai/local/homesAsked.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import { searchListings } from '#server/ai/tools/searchListings.ts'
import { homeTypes } from '#shared/listings/traits.ts'

const sizes = [0, 1, 2, 3] as const

/** By size, where there are enough; else from how much. A frequent question at most beside it. */
export async function answerRentThere(question: QuestionContext): Promise<void> {
  const { reply, texts, use } = question
  const { city, neighborhood } = homesAsked(question)
  const found = await Promise.all(
    sizes.map((bedrooms) => findHomes(question, 'rent', { city, neighborhood, bedrooms })),
  )
  const rows = found.flatMap((row): HomeFigures[] => (row ? [row] : []))
  const place = rows[0]?.place ?? neighborhood ?? city
  const w = texts.words.advice.rentThere
  if (rows.length > 0) reply.say(w.lead(place))
  for (const row of rows) {
    const [median, low, high] = [row.medianPriceUSD, row.lowPriceUSD, row.highPriceUSD].map(texts.usd)
    const count = texts.number(row.listings)
    const rooms = roomsText(texts, row.bedrooms)
    reply.item(w.row(rooms, `${median}`, `${low}`, `${high}`, count), [`${median}`, row.path])
  }
  const filters = {
    ...{ city: [city], transactionType: 'rent' as const, propertyType: [...homeTypes] },
    ...(neighborhood && { neighborhood: [neighborhood] }),
  }
  const search = inputOf({ ...emptySearch, filters, order: 'cheapest' }, 1)
  const { listings, total, path } = await use(searchListings, search)
  const [first] = listings
  const from = first && (first.monthlyRentUSD ? texts.perMonth(first.monthlyRentUSD) : texts.price(first))
  const figure = texts.number(total)
  if (from)
    reply.say((rows.length > 0 ? w.from : w.few)(from, figure, place), [from, first.path], [figure, path])
  else if (rows.length === 0) reply.say(w.none(place))
  reply.paragraph()
  sayFaq(question)
  const s = texts.words.replies.suggestions
  reply.suggest(s.rent, s.marketIn(place))
}
