import { inDollars } from '#server/ai/local/amounts.ts'
import { inputOf, type SearchState } from '#server/ai/local/conversation/searchState.ts'
import { describeSearch } from '#server/ai/local/describeSearch.ts'
import { findAllNamed, findById, type Named, namedList } from '#server/ai/local/named.ts'
import { readCount } from '#server/ai/local/numberWords.ts'
import { asksPlot } from '#server/ai/local/plotAsked.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import type { ListingTopic } from '#server/ai/local/topics/listingTopic.ts'
import { listingTopics, nearestAsked } from '#server/ai/local/topics/topicsOfListing.ts'
import { type Superlative, superlatives, topicsIn } from '#server/ai/local/topics.ts'
import type { ListingFacts } from '#server/ai/tools/facts.ts'
import { type SearchOrder, searchListings, searchOrders } from '#server/ai/tools/searchListings.ts'
import { sayPerUnit } from './listing/listingMarket.ts'
import { answerListing } from './listing.ts'
import { isOfStays, sayStayOf } from './money/stayTotal.ts'
import { answerSearch, isByPrice, listItems, ofEachOffer, suggestNext } from './searching.ts'

/** No search is in this order: of those shown. */
const byList: ReadonlySet<Superlative> = new Set([
  ...(['most_bedrooms', 'most_parking', 'lowest_fees'] as const),
])

const isOrdered = (one: Superlative): one is SearchOrder => searchOrders.some((order) => order === one)

const severalOf =
  / (?:l[oa]s|the|[oa]s|top|dame|mostrame|show me|me mostra) (\d|dos|tres|cuatro|cinco|two|three|four|five|dois|duas|quatro)(?: \w+){0,2} (?:mas|menos|mais|cheapest|lowest|largest|biggest|newest|smallest|dearest|most|con|de|with|com)(?= )/
const mostListed = 9

/** "Los 3 más baratos": how many; undefined where one is asked for. */
function countAsked(wording: string): number | undefined {
  const count = readCount(severalOf.exec(wording)?.[1] ?? '')
  return count > 1 && count <= mostListed ? count : undefined
}

/** "¿Cuál es la más barata?": one listing. */
export async function answerBest(question: QuestionContext, search: SearchState): Promise<void> {
  const { wording, reply, texts, history, understood } = question
  const [superlative = 'cheapest'] = topicsIn(superlatives, wording)
  const ofThose = /\b(?:es[ao]s|est[ao]s|de ell[ao]s|d?ess[ae]s|d?est[ae]s|del[ae]s|these|those|them)\b/.test(
    wording,
  )
  const list = namedList(history)
  const isTold = nearestAsked(question)?.topic !== undefined
  // A rent is no lower price.
  const isOfEach = isByPrice(superlative) && search.filters.transactionType === undefined
  const isOfList = list.length > 1 && !isOfEach && (ofThose || isTold || byList.has(superlative))
  // "Does the cheapest of those have parking?"
  const namesNothing =
    isTold ||
    // In Portuguese its word is a kind of home too.
    superlative === 'lowest_fees' ||
    understood.criteria.every(
      ({ field }) => byList.has(superlative) && (field === 'parkingSpaces' || field === 'bedrooms'),
    )
  const count = countAsked(wording)
  if (count !== undefined && !isOfList && isOrdered(superlative))
    return answerSearch(question, { ...search, order: superlative }, count)
  const best =
    isOfList && namesNothing
      ? await bestOfList(question, list, superlative)
      : await bestOfSearch(question, search, superlative)
  if (!best && superlative === 'lowest_fees') return void reply.say(texts.words.replies.search.noFees)
  if (!best)
    return answerSearch(question, isOrdered(superlative) ? { ...search, order: superlative } : search)
  reply.say(texts.words.replies.search.best[superlative](describeSearch(search, texts)))
  const apart = isOfList ? undefined : await bestOfEach(question, search, superlative)
  listItems(question, apart ?? [best])
  if (superlative === 'lowest_per_sqm') for (const one of apart ?? [best]) sayPerUnit(question, one)
  await sayMore(question, apart ?? [best])
  if (isOfStays(search)) for (const one of apart ?? [best]) sayStayOf(question, one)
  const s = texts.words.replies.suggestions
  reply.suggest(s.fair, s.visit)
  suggestNext(question, search, [])
}

/** "The cheapest one, what floor?" */
export const ofOne = new Set<ListingTopic>([
  ...([
    'floor',
    'expenses',
    'amenities',
    'financing',
    'rentTerms',
    'entry',
    'built',
    'visit',
    'distance',
    'age',
  ] as const),
  ...(['outlook', 'services', 'barter', 'delivery', 'rooms', 'negotiable', 'agency'] as const),
])

/** By which one of several is chosen. */
const ofSeveral: ReadonlySet<ListingTopic> = new Set([
  'market',
  'price',
  'area',
  'perSqm',
  'comparables',
  'place',
  'views',
  'summary',
] as const)

async function sayMore(question: QuestionContext, shown: readonly ListingFacts[]): Promise<void> {
  const isOfSqm = superlatives.lowest_per_sqm.test(question.wording)
  const asked = listingTopics(question).filter(
    (topic) => !ofSeveral.has(topic) && !(isOfSqm && topic === 'negotiable'),
  )
  const topics = asksPlot(question.wording) ? ['area' as const, ...asked] : asked
  const [topic] = topics
  if (topic === undefined) return
  for (const { id } of shown) {
    const listing = await findById(question, id)
    question.reply.paragraph()
    if (listing)
      await answerListing(question, listing, { topics: topics.slice(0, 2), isNamed: shown.length > 1 })
  }
}

/** One for sale and one for rent, where both are offered and a price decides. */
async function bestOfEach(question: QuestionContext, search: SearchState, superlative: Superlative) {
  if (!isByPrice(superlative)) return undefined
  const each = await ofEachOffer(question, { ...search, order: superlative }, 1)
  return each?.flatMap(({ found }) => found.listings)
}

async function bestOfList(question: QuestionContext, list: Named[], superlative: Superlative) {
  const found = (await findAllNamed(question, list)).filter((one) => one !== undefined)
  return (
    (await byPlot(question, found, superlative)) ??
    (superlative === 'lowest_fees' ? byFees(question, found) : pick(found, superlative))
  )
}

async function bestOfSearch(question: QuestionContext, search: SearchState, superlative: Superlative) {
  const order = isOrdered(superlative) ? superlative : search.order
  const { listings } = await question.use(searchListings, inputOf({ ...search, order }, 10))
  const ofPlot = await byPlot(question, listings, superlative)
  if (ofPlot) return ofPlot
  if (superlative === 'lowest_fees') return byFees(question, listings)
  return isOrdered(superlative) ? listings[0] : pick(listings, superlative)
}

const scores: Record<Exclude<Superlative, 'lowest_fees'>, (listing: ListingFacts) => number> = {
  lowest_per_sqm: ({ pricePerSqmUSD, priceUSD, areaSqm }) =>
    pricePerSqmUSD === null || areaSqm === null ? Number.NEGATIVE_INFINITY : -(priceUSD / areaSqm),
  cheapest: ({ priceUSD }) => -(priceUSD || Number.POSITIVE_INFINITY),
  most_expensive: ({ priceUSD }) => priceUSD,
  largest: ({ areaSqm }) => areaSqm ?? 0,
  smallest: ({ areaSqm }) => -(areaSqm ?? Number.POSITIVE_INFINITY),
  newest: ({ publishedAt }) => Date.parse(publishedAt ?? '') || 0,
  most_viewed: () => 0,
  best_return: ({ estimatedRoiPercent }) => estimatedRoiPercent ?? -1,
  most_bedrooms: ({ bedrooms }) => bedrooms,
  most_parking: ({ parkingSpaces }) => parkingSpaces,
}

function pick(listings: readonly ListingFacts[], superlative: keyof typeof scores): ListingFacts | undefined {
  return listings.toSorted((one, other) => scores[superlative](other) - scores[superlative](one))[0]
}

/** "¿Cuál paga menos expensas?": of those that state theirs. */
async function byFees(
  question: QuestionContext,
  listings: readonly ListingFacts[],
): Promise<ListingFacts | undefined> {
  const found = await Promise.all(listings.map(({ id }) => findById(question, id)))
  const fees = found.flatMap((one) => {
    const fee = one?.stated.maintenanceFee
    if (!one || !fee) return []
    return [
      { id: one.id, fee: inDollars({ value: Number(fee.amount), currency: fee.currency }, question.rate) },
    ]
  })
  const [least] = fees.toSorted((one, other) => one.fee - other.fee)
  return listings.find(({ id }) => id === least?.id)
}

/** "¿Cuál tiene el terreno más grande?": of those that say how large theirs is. */
async function byPlot(
  question: QuestionContext,
  listings: readonly ListingFacts[],
  superlative: Superlative,
): Promise<ListingFacts | undefined> {
  if ((superlative !== 'largest' && superlative !== 'smallest') || !asksPlot(question.wording))
    return undefined
  const found = await Promise.all(listings.map(({ id }) => findById(question, id)))
  const sized = found.flatMap((one) =>
    one?.stated.landAreaSqm === undefined ? [] : [{ id: one.id, area: one.stated.landAreaSqm }],
  )
  const sorted = sized.toSorted((one, other) => other.area - one.area)
  const chosen = superlative === 'largest' ? sorted[0] : sorted.at(-1)
  return listings.find(({ id }) => id === chosen?.id)
}
