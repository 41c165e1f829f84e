import { answerSearch, listItems } from '#server/ai/local/answers/searching.ts'
import { findAllNamed, findById, namedList, pointedAt } from '#server/ai/local/named.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import type { ListingDetails } from '#server/ai/tools/getListing.ts'
import { distanceKm } from '#shared/places/distance.ts'
import { pointOf, type Target, targetOf } from './distances.ts'

const most = 4

/** "¿Cuál queda más cerca del shopping?": those shown, by distance. */
export async function answerNearestOfList(question: QuestionContext): Promise<void> {
  const { reply, texts, history, wording, thread } = question
  const list = namedList(history)
  const pointed = pointedAt(wording, list)
  const named = (pointed.length > 1 ? pointed : list).slice(0, most)
  const facts = (await findAllNamed(question, named)).flatMap((one) => one ?? [])
  const found = (await Promise.all(facts.map(({ id }) => findById(question, id)))).flatMap((one) => one ?? [])
  const [target, sorted] = byDistance(question, found)
  if (!target) return thread.search ? answerSearch(question, thread.search) : undefined
  const w = texts.words.advice.listing
  reply.say(w.byDistance(target.name))
  listItems(
    question,
    sorted.map(({ listing }) => listing),
  )
  const [first] = sorted
  if (!first) return
  const all = sorted.map(({ km }) => `${texts.number(km, 1)} km`)
  reply.say(w.kilometers(texts.list(all)), ...all.map((km) => [km, first.listing.path] as const))
  if (sorted.some(({ listing }) => listing.locationPrecision !== 'exact')) reply.say(w.distanceVague)
}

interface Placed {
  listing: ListingDetails
  km: number
}

/** All to the one target that the first of them gives: "the mall" is that of the list. */
function byDistance(
  question: QuestionContext,
  listings: readonly ListingDetails[],
): [Target | undefined, Placed[]] {
  const [first] = listings
  const from = first && pointOf(first)
  const target = first && from && targetOf(question, from, first.city)
  if (!target) return [undefined, []]
  const placed = listings.flatMap((listing) => {
    const point = pointOf(listing)
    return point ? [{ listing, km: distanceKm(point, target) }] : []
  })
  return [target, placed.toSorted((one, other) => one.km - other.km)]
}
