import { listItems } from '#server/ai/local/answers/searching.ts'
import { inputOf, type SearchState } from '#server/ai/local/conversation/searchState.ts'
import { describeSearch } from '#server/ai/local/describeSearch.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import type { ListingFacts } from '#server/ai/tools/facts.ts'
import { searchListings } from '#server/ai/tools/searchListings.ts'
import type { SentenceFilters } from '#shared/search/sentence.ts'

/** Square meters. */
const hectare = 10_000
const acre = 4046.86
/** Of plots that are sold by the hectare. */
const least = hectare
const perPage = 10
const maxPages = 8
/** Below, the median says little. */
const enough = 5
const shown = 3

export const asksHectares = / (?:hectareas?|hectares?|acres?|(?:[\d.,]+|por|la|x|per|a|cada|uma|una) ha)(?= )/

/** "¿Cuántas hectáreas compro con 500 mil dólares?" */
export const asksHowMany =
  / (?:cuantas|cuanta|how many|quantos|quantas) (?:hectareas?|hectares?|ha|acres?)(?= )/

/** "¿A cuánto está la hectárea en el Chaco?": the median of plots of a hectare or more there, else in the whole country. */
export async function answerHectares(question: QuestionContext, filters: SentenceFilters): Promise<void> {
  const { reply, texts } = question
  const { city, neighborhood, state } = filters
  const place = {
    ...(city && { city }),
    ...(neighborhood && { neighborhood }),
    ...(state && { state }),
  }
  const s = texts.words.replies.suggestions
  reply.suggest(s.search, s.market)
  const states = question.wording.includes(' chaco ') ? [] : (state ?? [])
  if (states.length > 1) {
    let isAny = false
    for (const one of states) {
      isAny = (await sayHectares(question, { state: [one] })) || isAny
      reply.paragraph()
    }
    if (!isAny) await sayHectares(question, {})
    return
  }
  if ((await sayHectares(question, place)) || Object.keys(place).length === 0) return
  reply.paragraph()
  await sayHectares(question, {})
}

/** Whether there were any. */
async function sayHectares(question: QuestionContext, place: SentenceFilters): Promise<boolean> {
  const { reply, texts, wording, understood } = question
  const w = texts.words.advice.hectares
  const search: SearchState = {
    filters: { propertyType: ['land'], transactionType: 'sale', ...place, minArea: least },
    order: undefined,
    text: '',
  }
  const { listings, path } = await findAll(question, search)
  const what = describeSearch(search, texts)
  const rates = listings
    .flatMap(({ pricePerSqmUSD: rate }) => (rate === null || rate <= 0 ? [] : [rate * hectare]))
    .toSorted((one, other) => one - other)
  const middle = medianOf(rates)
  if (middle === undefined) {
    reply.say(texts.words.replies.search.none(what), [what, path])
    return false
  }
  const write = (value: number) => texts.usd(Math.round(value))
  const [price, low, high] = [middle, rates[0] ?? middle, rates.at(-1) ?? middle].map(write)
  const count = texts.number(rates.length)
  const sources = [what, price, low, high, count].map((piece) => [`${piece}`, path] as const)
  reply.say(w.median(what, `${price}`, rates.length, count, `${low}`, `${high}`), ...sources)
  if (/ acres?(?= )/.test(wording)) {
    const perAcre = write((middle * acre) / hectare)
    reply.say(w.acre(perAcre), [perAcre, path])
  }
  const { maxPrice: budget } = understood.filters
  if (budget !== undefined && asksHowMany.test(wording)) {
    const [usual, most, least] = [middle, rates[0] ?? middle, rates.at(-1) ?? middle].map((rate) =>
      texts.number(Math.floor((budget / rate) * 10) / 10),
    )
    reply.say(w.budget(texts.usd(budget), `${usual}`, `${least}`, `${most}`), [`${usual}`, path])
  }
  if (rates.length < enough) reply.say(texts.words.replies.market.few)
  reply.say(w.limits)
  listItems(question, listings.slice(0, shown))
  return true
}

function medianOf(sorted: readonly number[]): number | undefined {
  const middle = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return low === undefined || high === undefined ? undefined : (low + high) / 2
}

async function findAll({ use }: QuestionContext, search: SearchState) {
  const first = await use(searchListings, inputOf(search, perPage))
  const listings: ListingFacts[] = [...first.listings]
  let cursor = first.nextCursor
  for (let page = 1; page < maxPages && cursor !== null; page++) {
    const next = await use(searchListings, { cursor, limit: perPage })
    listings.push(...next.listings)
    cursor = next.nextCursor
  }
  return { listings, path: first.path }
}
