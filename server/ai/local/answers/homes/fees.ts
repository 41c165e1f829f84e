import { sayGuide } from '#server/ai/local/answers/guide.ts'
import { inputOf, type SearchState } from '#server/ai/local/conversation/searchState.ts'
import { describeSearch } from '#server/ai/local/describeSearch.ts'
import { homesAsked } from '#server/ai/local/homesAsked.ts'
import { placesAsked } from '#server/ai/local/placesAsked.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import { searchListings } from '#server/ai/tools/searchListings.ts'

/** Fewer say little. */
const leastListings = 4
/** US dollars a month, above any fee that is meant as one: a power of two. */
const mostFee = 1024

const asksMeaning =
  / (?:que|q|o que|what) (?:son|es|significa\w*|quiere decir|e|sao|is|are|does)(?: \w+){0,3} (?:expensas|condominio|fees?|hoa)(?= )/

/** "¿Cuánto se paga de expensas en Carmelitas?": what listings there state, else those of the city. */
export async function answerFees(question: QuestionContext): Promise<void> {
  const { reply, texts, understood, thread, wording } = question
  const asked = homesAsked(question)
  const places = placesAsked(question)
  const ofType = understood.filters.propertyType ?? thread.search?.filters.propertyType ?? ['apartment']
  const { bedrooms = thread.search?.filters.bedrooms } = understood.filters
  let isSaid = false
  if (asksMeaning.test(wording)) reply.say(texts.words.explanations.fees)
  for (const { city, neighborhood } of places.length > 0 ? places : [asked]) {
    const whole = { propertyType: ofType, city: [city] }
    const own = { ...whole, ...(neighborhood && { neighborhood: [neighborhood] }) }
    const sized = bedrooms
      ? [
          { ...own, bedrooms },
          { ...whole, bedrooms },
        ]
      : []
    reply.paragraph()
    isSaid = (await sayFirst(question, [...sized, own, whole])) || isSaid
  }
  if (!isSaid && sayGuide(question)) return
  reply.say(texts.words.advice.fees.ask)
  if (!asked.isPlaceNamed) reply.say(texts.words.advice.living.assumed(asked.city))
  const s = texts.words.replies.suggestions
  reply.suggest(s.marketIn(asked.neighborhood ?? asked.city), s.search, s.returns)
}

/** Of the first that listings enough are of. */
async function sayFirst(
  question: QuestionContext,
  searches: readonly SearchState['filters'][],
): Promise<boolean> {
  const { reply, texts } = question
  const w = texts.words.advice.fees
  for (const filters of searches) {
    const { fees, path } = await feesOf(question, filters)
    if (!fees) continue
    const { bedrooms, ...others } = filters
    const kind = describeSearch({ filters: others, order: undefined, text: '' }, texts)
    const what = bedrooms ? `${kind}, ${texts.words.listings.bedroomsOf(bedrooms)}` : kind
    const [median, low, high] = [fees.median, fees.low, fees.high].map(texts.usd)
    const count = texts.number(fees.total)
    reply.say(
      w.are(what, `${median}`, `${low}`, `${high}`, fees.total, count),
      ...[`${median}`, `${low}`, `${high}`, count].map((piece) => [piece, path] as const),
    )
    return true
  }
  return false
}

/** The quartiles, whole dollars, by counting: no search gives all that it finds. */
async function feesOf({ use }: QuestionContext, filters: SearchState['filters']) {
  const { bedrooms, ...others } = filters
  const find = (rooms: number | undefined, maxMaintenanceFee: number) =>
    use(
      searchListings,
      inputOf(
        {
          filters: { ...others, ...(rooms && { bedrooms: rooms }), maxMaintenanceFee },
          order: undefined,
          text: '',
        },
        1,
      ),
    )
  const found = await find(bedrooms, mostFee)
  // Counts that are cut short say nothing of the middle.
  if (found.totalIsCapped) return { path: found.path, fees: undefined }
  /** Counts of rooms are "at least". */
  const upTo = async (fee: number) =>
    (await find(bedrooms, fee)).total - (bedrooms ? (await find(bedrooms + 1, fee)).total : 0)
  const total = await upTo(mostFee)
  if (total < leastListings) return { path: found.path, fees: undefined }
  const quantile = async (share: number, from = 1, to = mostFee) => {
    let [low, high] = [from, to]
    while (low < high) {
      const middle = Math.floor((low + high) / 2)
      if ((await upTo(middle)) >= total * share) high = middle
      else low = middle + 1
    }
    return low
  }
  const median = await quantile(0.5)
  const [low, high] = [await quantile(0.25, 1, median), await quantile(0.75, median)]
  return { path: found.path, fees: { total, low, median, high } }
}
