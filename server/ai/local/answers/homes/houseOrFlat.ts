import { inputOf, type SearchState } from '#server/ai/local/conversation/searchState.ts'
import { homesAsked } from '#server/ai/local/homesAsked.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import { marketStats } from '#server/ai/tools/marketStats.ts'
import { searchListings } from '#server/ai/tools/searchListings.ts'

const compared = ['house', 'apartment'] as const

/** "¿Casa o departamento?": what there is of each in a place, and what sets them apart. */
export async function answerHouseOrFlat(question: QuestionContext): Promise<void> {
  const { reply, texts } = question
  const w = texts.words.advice.houseOrFlat
  const asked = homesAsked(question)
  reply.say(w.apart)
  for (const type of compared) await sayType(question, asked, type)
  reply.paragraph()
  reply.say(asked.isPlaceNamed ? w.next : `${texts.words.advice.living.assumed(asked.city)} ${w.next}`)
  const s = texts.words.replies.suggestions
  reply.suggest(s.search, s.rent, s.marketIn(asked.neighborhood ?? asked.city))
}

async function sayType(
  { reply, texts, use, understood, thread }: QuestionContext,
  { city, neighborhood, filters, bedrooms }: ReturnType<typeof homesAsked>,
  propertyType: (typeof compared)[number],
): Promise<void> {
  const named = understood.filters.transactionType ?? thread.search?.filters.transactionType
  const transactionType = named === 'rent' ? 'rent' : 'sale'
  const place = { city: [city], ...(neighborhood && { neighborhood: [neighborhood] }) }
  const search: SearchState = {
    filters: { ...filters, ...place, transactionType, propertyType: [propertyType], bedrooms },
    order: 'cheapest',
    text: '',
  }
  const [{ listings, total, path }, { area, path: marketPath }] = await Promise.all([
    use(searchListings, inputOf(search, 1)),
    use(marketStats, { propertyType, transactionType, city, ...(neighborhood && { neighborhood }) }),
  ])
  const w = texts.words.replies.market
  const what = texts.words.listings.kind[transactionType](texts.plural(propertyType))
  const where = texts.place({ neighborhood: neighborhood ?? '', city })
  const [cheapest] = listings
  if (!cheapest) return void reply.item(w.none(what, where), [where, path])
  const count = texts.number(total)
  const { monthlyRentUSD } = cheapest
  const price =
    transactionType === 'rent' && monthlyRentUSD ? texts.perMonth(monthlyRentUSD) : texts.price(cheapest)
  const median = area && texts.perSqm(area.figures.medianPerSqmUSD)
  const offers = w.offers(total, count, price)
  const per = texts.words.prices.perSqm[transactionType]
  const line = median ? `${offers} ${texts.words.advice.houseOrFlat.median(median, per)}` : offers
  const sources = [[count, path] as const, [price, cheapest.path] as const]
  reply.item(`${what}: ${line}`, ...sources, ...(median ? [[median, marketPath] as const] : []))
}
