import { inputOf } from '#server/ai/local/conversation/searchState.ts'
import {
  findAllNamed,
  findById,
  idsIn,
  type Named,
  namedList,
  namedOne,
  pointedAt,
} from '#server/ai/local/named.ts'
import { readCount } from '#server/ai/local/numberWords.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import { isMonthly } from '#server/ai/local/texts.ts'
import { superlatives } from '#server/ai/local/topics.ts'
import { type Compared, compareListings } from '#server/ai/tools/compareListings.ts'
import type { ListingFacts } from '#server/ai/tools/facts.ts'
import { searchListings, similarListings } from '#server/ai/tools/searchListings.ts'
import { compareLimits } from '#shared/ai/aiLimits.ts'
import { comparedKindOf } from '#shared/listings/traits.ts'
import { paths, withValues } from '#shared/paths.ts'
import { comparedPrice, comparesRents, sayVerdict } from './followUps/verdict.ts'
import { listItems } from './searching.ts'

const recommends =
  / (?:recom\w+|suger\w+|aconsej\w+|mejor|conviene|elegirias|suggest|pick|choose|best|better|prefer|escolheria|indica\w*|melhor|take|buy|elijo|quedarias|agarra\w+|tomarias|comprarias|alquilarias|llevarias|elegis|me llevo|me quedo|con cual|por cual|lean|pegaria|ficaria|levaria|compraria|alugaria|vale mais a pena|go for)(?= )/

/** "Compará los dos primeros". */
export async function answerComparison(question: QuestionContext): Promise<void> {
  const { reply, texts, use } = question
  const w = texts.words.replies
  const ids = [...new Set((await chosen(question)).map(({ id }) => id))].slice(0, compareLimits.max)
  if (ids.length < compareLimits.min) {
    reply.say(w.compare.need)
    return void reply.suggest(w.suggestions.search, w.suggestions.rent)
  }
  const { listings } = await use(compareListings, { ids })
  const isAgain = isCompared(question, listings)
  if (!isAgain) {
    reply.say(w.compare.lead(listings.length))
    listItems(question, listings)
    argue(question, listings)
    reply.paragraph()
  }
  if (recommends.test(question.wording) || isAgain) sayVerdict(question, listings)
  reply.paragraph()
  const side = withValues(paths.compare, { ids: listings.map(({ id }) => id) })
  reply.say(w.compare.page, [w.compare.pageLink, side])
  reply.suggest(w.suggestions.firstOne, w.suggestions.cheaper, w.suggestions.more)
}

/** By the last answer. */
function isCompared({ history, texts }: QuestionContext, listings: readonly Compared[]): boolean {
  const last = history.at(-1)?.content ?? ''
  return (
    last.includes(texts.words.replies.compare.pageLink) && listings.every(({ title }) => last.includes(title))
  )
}

async function chosen(question: QuestionContext): Promise<Pick<ListingFacts, 'id'>[]> {
  const { history, wording, listing, text } = question
  const ids = idsIn(text)
  if (ids.length > 0) {
    const found = await Promise.all(ids.map((id) => findById(question, id)))
    return [...(listing ? [listing] : []), ...found.flatMap((one) => one ?? [])]
  }
  const few = await fewBest(question)
  if (few.length > 0) return few
  const spoken = listing && namedOne(history)
  const shown = namedList(history)
  const list = spoken ? [shown.find(({ title }) => title === spoken.title) ?? spoken] : shown
  const pointed = withSpoken(pointedAt(wording, list), question)
  const least = listing ? 1 : compareLimits.min
  const named = (pointed.length >= least ? pointed : list).slice(0, compareLimits.max)
  const found = await findAllNamed(question, named)
  const picked = [...(listing && pointed.length < 2 ? [listing] : []), ...found.flatMap((one) => one ?? [])]
  return listing && picked.length < compareLimits.min
    ? [listing, ...(await besideIt(question, listing))]
    : picked
}

const pointsBack = / (?:es[ea]|est[ea]|that one|this one|it|lo|la|ess[ea])(?= )/

/** "Poneme ese al lado del primero": of which was spoken just now. */
function withSpoken(pointed: readonly Named[], { wording, history }: QuestionContext): readonly Named[] {
  const spoken = pointed.length === 1 && pointsBack.test(wording) ? namedOne(history) : undefined
  return spoken && !pointed.some(({ title }) => title === spoken.title) ? [...pointed, spoken] : pointed
}

/** On a listing's page "¿qué diferencia hay con el de al lado más barato?" names no other: one like it. */
async function besideIt(
  { use, wording, understood }: QuestionContext,
  { id, priceUSD, propertyType, transactionType, areaSqm }: ListingFacts,
): Promise<ListingFacts[]> {
  const { city, neighborhood } = understood.filters
  if (city ?? neighborhood) {
    const there = await use(searchListings, {
      ...{ city, neighborhood, propertyType: [propertyType], limit: 8 },
      transactionType: transactionType === 'rent' ? 'rent' : 'sale',
    })
    const apart = (one: ListingFacts) => Math.abs((one.areaSqm ?? 0) - (areaSqm ?? 0))
    const others = there.listings.filter((one) => one.id !== id)
    return others.toSorted((one, other) => apart(one) - apart(other)).slice(0, 1)
  }
  const { listings } = await use(similarListings, { id, limit: 8 })
  const cheaper = listings.filter((one) => one.priceUSD < priceUSD)
  return (superlatives.cheapest.test(wording) ? cheaper : listings).slice(0, 1)
}

const bestFew =
  / (?:l[oa]s|the|[oa]s) (dos|duas|dois|tres|two|three|2|3) (?:\w+ )?(?:mas|mais|menos|most|least|\w+est)(?= )/
const ordered = ['cheapest', 'most_expensive', 'newest', 'best_return'] as const

/** "Comparame los dos más baratos": of the search before. */
async function fewBest({ wording, thread, use, listing }: QuestionContext): Promise<ListingFacts[]> {
  const [, word] = bestFew.exec(wording) ?? []
  const order = ordered.find((one) => superlatives[one].test(wording))
  if (!word || !order || !thread.search || listing) return []
  const found = await use(searchListings, inputOf({ ...thread.search, order }, readCount(word)))
  return found.listings
}

/** From figures only. */
function argue(question: QuestionContext, listings: readonly Compared[]): void {
  const { reply, texts } = question
  const w = texts.words.replies.compare
  const isOneKind = new Set(listings.map(({ propertyType }) => comparedKindOf(propertyType))).size === 1
  const isRental = comparesRents(question, listings)
  const priceOf = comparedPrice(isRental)
  if (!isRental && new Set(listings.map(isMonthly)).size > 1) reply.say(w.mixed)
  else sayPrices()
  const bySize = isOneKind ? ranked(listings, ({ areaSqm }) => areaSqm) : undefined
  if (bySize) reply.say(w.largest(bySize.title, texts.area(bySize.areaSqm ?? 0)), [bySize.title, bySize.path])
  const byRooms = ranked(listings, ({ bedrooms }) => bedrooms || null)
  if (byRooms) {
    const rooms = texts.words.listings.bedroomsOf(byRooms.bedrooms)
    reply.say(w.bedrooms(byRooms.title, rooms), [byRooms.title, byRooms.path])
  }
  const byMarket = ranked(listings, ({ differencePercent: percent }) => percent && -percent)
  if (byMarket?.differencePercent) {
    const standing = texts.standing(byMarket.differencePercent)
    reply.say(w.market(byMarket.title, standing), [byMarket.title, byMarket.path], [standing, byMarket.path])
  }

  function sayPrices(): void {
    const priced = listings.filter((one) => priceOf(one) > 0)
    const [cheapest, ...others] = priced.toSorted((one, other) => priceOf(one) - priceOf(other))
    const dearest = others.at(-1)
    if (!cheapest || !dearest) return
    const by = priceOf(dearest) - priceOf(cheapest)
    if (by === 0) return void reply.say(w.samePrice)
    const price = isRental ? texts.perMonth(priceOf(cheapest)) : texts.price(cheapest)
    reply.say(
      w.cheapest(cheapest.title, price, texts.usd(by)),
      [cheapest.title, cheapest.path],
      [price, cheapest.path],
      [texts.usd(by), dearest.path],
    )
    const isAlike = !isRental || listings.every(isMonthly)
    const bySqm =
      isOneKind && isAlike && ranked(listings, ({ pricePerSqmUSD }) => pricePerSqmUSD && -pricePerSqmUSD)
    if (!bySqm) return
    const perSqm = texts.perSqm(bySqm.pricePerSqmUSD ?? 0)
    reply.say(w.perSqm(bySqm.title, perSqm), [bySqm.title, bySqm.path], [perSqm, bySqm.path])
  }
}

function ranked(
  listings: readonly Compared[],
  scoreOf: (listing: Compared) => number | null,
): Compared | undefined {
  const scored = listings.flatMap((listing) => {
    const score = scoreOf(listing)
    return score === null ? [] : [{ listing, score }]
  })
  const [first, second] = scored.toSorted((one, other) => other.score - one.score)
  return first && second && first.score !== second.score ? first.listing : undefined
}
