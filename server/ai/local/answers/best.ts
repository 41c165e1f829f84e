import type { Asked } from '#server/ai/local/asked.ts'
import { describeSearch } from '#server/ai/local/describeSearch.ts'
import { findNamed, type Named, namedList } from '#server/ai/local/named.ts'
import { inputOf, type SearchState } from '#server/ai/local/searchState.ts'
import { type Superlative, superlatives, topicsIn } from '#server/ai/local/topics.ts'
import type { ListingFacts } from '#server/ai/tools/facts.ts'
import { searchListings } from '#server/ai/tools/searchListings.ts'
import { answerSearch, listItems, suggestNext } from './searching.ts'

const byOrder = ['cheapest', 'most_expensive', 'newest', 'most_viewed', 'best_return'] as const
type Ordered = (typeof byOrder)[number]
const isOrdered = (one: Superlative): one is Ordered => byOrder.some((order) => order === one)

/** "¿Cuál es la más barata?": one listing. */
export async function answerBest(asked: Asked, search: SearchState): Promise<void> {
  const { wording, reply, texts, history, understood } = asked
  const [superlative = 'cheapest'] = topicsIn(superlatives, wording)
  const ofThose = /\b(?:es[ao]s|est[ao]s|de ell[ao]s|these|those|them)\b/.test(wording)
  const list = namedList(history)
  const isOfList =
    list.length > 1 && (ofThose || superlative === 'best_per_sqm' || superlative === 'most_bedrooms')
  const best =
    isOfList && understood.parts.length === 0
      ? await bestOfList(asked, list, superlative)
      : await bestOfSearch(asked, search, superlative)
  if (!best) return answerSearch(asked, search)
  reply.say(texts.words.replies.search.best[superlative](describeSearch(search, texts)))
  listItems(asked, [best])
  const s = texts.words.replies.suggestions
  reply.suggest(s.fair, s.visit)
  suggestNext(asked, search, [])
}

async function bestOfList(asked: Asked, list: Named[], superlative: Superlative) {
  const found = (await Promise.all(list.map((one) => findNamed(asked, one)))).filter(
    (one) => one !== undefined,
  )
  return pick(found, superlative)
}

async function bestOfSearch(asked: Asked, search: SearchState, superlative: Superlative) {
  if (superlative === 'largest' || superlative === 'smallest') return bySize(asked, search, superlative)
  const order = isOrdered(superlative) ? superlative : search.order
  const { listings } = await asked.use(searchListings, inputOf({ ...search, order }, 10))
  return isOrdered(superlative) ? listings[0] : pick(listings, superlative)
}

const scores: Record<Superlative, (listing: ListingFacts) => number> = {
  best_per_sqm: ({ pricePerSqmUSD }) => -(pricePerSqmUSD ?? Number.POSITIVE_INFINITY),
  cheapest: ({ priceUSD }) => -(priceUSD || Number.POSITIVE_INFINITY),
  most_expensive: ({ priceUSD }) => priceUSD,
  largest: ({ areaSqm }) => areaSqm ?? 0,
  smallest: ({ areaSqm }) => -(areaSqm ?? Number.POSITIVE_INFINITY),
  newest: ({ publishedAt }) => Date.parse(publishedAt ?? '') || 0,
  most_viewed: () => 0,
  best_return: ({ estimatedRoiPercent }) => estimatedRoiPercent ?? -1,
  most_bedrooms: ({ bedrooms }) => bedrooms,
}

function pick(listings: readonly ListingFacts[], superlative: Superlative): ListingFacts | undefined {
  return listings.toSorted((one, other) => scores[superlative](other) - scores[superlative](one))[0]
}

const maxSteps = 9
const most = 10

/** No search sorts by area: narrows it until few are left. */
async function bySize(asked: Asked, search: SearchState, superlative: 'largest' | 'smallest') {
  const isLargest = superlative === 'largest'
  const within = (area: number): SearchState => ({
    ...search,
    filters: {
      ...search.filters,
      ...(isLargest
        ? { minArea: Math.max(area, search.filters.minArea ?? 0) }
        : {
            minArea: Math.max(1, search.filters.minArea ?? 0),
            maxArea: Math.min(area, search.filters.maxArea ?? area),
          }),
    },
  })
  const find = (area: number) => asked.use(searchListings, inputOf(within(area), most))
  let [low, high] = [1, 2_000_000]
  let best: ListingFacts | undefined
  for (let step = 0; step < maxSteps; step++) {
    const middle = Math.round(Math.sqrt(low * high))
    const { listings, total } = await find(middle)
    best = pick([...listings, ...(best ? [best] : [])], superlative)
    if (total > 0 && total <= most) return best
    const isTooMany = total > most
    if (isTooMany === isLargest) low = middle
    else high = middle
  }
  return best
}
