import { amountsIn } from '#server/ai/local/amounts.ts'
import { lettingGo } from '#server/ai/local/conversation/lettingGo.ts'
import { inputOf, isOnlyWords, type SearchState } from '#server/ai/local/conversation/searchState.ts'
import { inReais } from '#server/ai/local/conversation/turns/inReais.ts'
import { describeSearch } from '#server/ai/local/describeSearch.ts'
import { namedBefore } from '#server/ai/local/named.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import type { Texts } from '#server/ai/local/texts.ts'
import { about } from '#server/ai/local/topics.ts'
import type { ListingFacts } from '#server/ai/tools/facts.ts'
import { searchListings } from '#server/ai/tools/searchListings.ts'
import { fold } from '#shared/core/text.ts'
import { financingWays } from '#shared/listings/listingTypes.ts'
import type { NamedPlace } from '#shared/search/namedPlace.ts'
import type { Criterion } from '#shared/search/sentence.ts'
import { sayUnnamedPlace } from './around/unnamedPlace.ts'
import { findAccessible, isOnOneFloor, needsAccess, sayAccess, withoutAccess } from './homes/accessible.ts'
import { sayBorder } from './homes/borderNote.ts'
import { relaxations } from './relaxing.ts'

const shown = 4
/** The tool's limit. */
const maxResults = 10

type Found = Awaited<ReturnType<typeof find>>

function find({ use }: QuestionContext, search: SearchState, limit = shown) {
  return use(searchListings, inputOf(search, limit))
}

const offers = ['sale', 'rent'] as const
/** Of each offer. */
const shownOfEach = 3

const priceOrders = ['cheapest', 'most_expensive', 'lowest_per_sqm'] as const
export const isByPrice = (order: string | undefined): order is (typeof priceOrders)[number] =>
  priceOrders.some((one) => one === order)

/** A rent is no price of a home: by price, what is for sale and what is for rent stand apart. */
export async function ofEachOffer(
  { use }: QuestionContext,
  search: SearchState,
  limit = shownOfEach,
): Promise<{ offer: 'sale' | 'rent'; found: Found }[] | undefined> {
  const { transactionType, allowsShortTerm, airbnbActive } = search.filters
  if (!isByPrice(search.order) || transactionType || allowsShortTerm || airbnbActive) return undefined
  const each = await Promise.all(
    offers.map(async (offer) => ({
      offer,
      found: await use(searchListings, { ...inputOf(search, limit), transactionType: offer }),
    })),
  )
  return each.every(({ found }) => found.total > 0) ? each : undefined
}

/** Where a city has nothing, the page shows what merely has its name among its words ("terreno limpio"): that is none of it. */
async function findIn(question: QuestionContext, search: SearchState, limit?: number): Promise<Found> {
  const found = await find(question, search, limit)
  const { city, near, polygon } = search.filters
  const isElsewhere = city && !near && !polygon && found.listings.every((one) => !city.includes(one.city))
  return isElsewhere ? find(question, { ...search, sentence: undefined, text: '' }, limit) : found
}

/** `limit`: how many to list; without it, as many as usual. */
export async function answerSearch(
  question: QuestionContext,
  search: SearchState,
  limit?: number,
): Promise<void> {
  if (needsAccess(question)) return answerAccessible(question, withoutAccess(search))
  const found = await findIn(question, search, limit)
  sayBorder(question, search)
  if (found.total === 0) return answerNone(question, search, found.path)
  sayReading(question)
  const { reply, texts, wording } = question
  const isCount = about.count.test(wording)
  sayFound(question, search, found, isCount)
  const { some, order, first, nowhere } = texts.words.replies.search
  /** Of words that nobody writes only wishes are worth a sentence. */
  const sayWords = (isNowhere: boolean, words: string) => {
    if (!isNowhere) reply.say(first(words))
    else if (isWished(question, words)) reply.say(nowhere(words))
  }
  if (search.text && !isOnlyWords(search) && found.words) sayWords(found.words === 'none', search.text)
  if (asksInstalments(question, search)) await sayInstalments(question, search)
  await sayRemote(question, search)
  sayUnnamedPlace(question, search)
  const apart = await ofEachOffer(question, search)
  if (apart) return sayApart(question, search, apart)
  if (search.order) reply.say(order[search.order])
  else if (found.total > found.listings.length) reply.say(some(found.listings.length))
  listItems(question, found.listings)
  sayAll(question, found)
  if (search.places?.some(({ isFromOsm }) => isFromOsm)) {
    reply.paragraph()
    reply.say(sentence(texts.words.search.places.attribution))
  }
  suggestNext(question, search, found.listings)
}

/** For who cannot climb: first those that say an elevator or the ground floor. */
async function answerAccessible(question: QuestionContext, search: SearchState): Promise<void> {
  const { reply, texts } = question
  const found = await find(question, search, maxResults)
  if (found.total === 0) return answerNone(question, search, found.path)
  sayReading(question)
  sayFound(question, search, found, false)
  const accessible = await findAccessible(question, search)
  sayAccess(question, accessible)
  const others = found.listings.filter(isOnOneFloor)
  const listings = (accessible.listings.length > 0 ? accessible.listings : others).slice(0, shown)
  reply.say(texts.words.replies.search.some(listings.length))
  listItems(question, listings)
  sayAll(question, found)
  suggestNext(question, search, listings)
}

const instalments =
  / (?:cuotas?|a plazos?|instal?lments?|monthly payments?|parcelad[oa]s?|parcelas|prestacoes)(?= )/

const asksInstalments = ({ wording }: QuestionContext, { filters, text, sentence = '' }: SearchState) =>
  !filters.financing &&
  filters.transactionType !== 'rent' &&
  (instalments.test(wording) || instalments.test(` ${fold(`${sentence} ${text}`)} `))

const remote =
  / (?:wifi|wi fi|(?:fast|good|rapid[oa]|buen[oa]?|bo[am]|fibra) internet|internet (?:rapid[oa]|buen[oa]|bo[am]|fast)|(?:trabaj\w+|labur\w+|work(?:s|ing)?|trabalh\w+) (?:desde|en|from|at|de|em) (?:la |mi |my )?(?:casa|home)|home ?office|teletrabajo|(?:trabaj\w+|labur\w+|trabalh\w+) remot\w+|remote\w* work\w*|work\w* remote\w*|nomada digital|digital nomad)(?= )/

/** For who works at home: how many state fiber; a study no listing states. */
async function sayRemote(question: QuestionContext, search: SearchState): Promise<void> {
  const { reply, texts, wording } = question
  const { amenities = [] } = search.filters
  if (!remote.test(wording) || amenities.includes('fiber')) return
  const filters = { ...search.filters, amenities: [...amenities, 'fiber' as const] }
  const { total, path } = await find(question, { filters, order: search.order, text: '' }, 1)
  const count = texts.number(total)
  reply.say(texts.words.replies.search.remote(total, count), ...(total > 0 ? [[count, path] as const] : []))
}

/** No search is by instalment; some listings say that they are financed. */
async function sayInstalments(question: QuestionContext, search: SearchState): Promise<void> {
  const { reply, texts } = question
  const filters = { ...search.filters, financing: [...financingWays] }
  const { total, path } = await find(question, { filters, order: search.order, text: '' }, 1)
  const w = texts.words.replies.search
  reply.say(w.instalments)
  if (total === 0) return
  const count = texts.number(total)
  reply.say(w.financed(total, count), [count, path])
}

const wish =
  / (?:con|com|with|sin|sem|without|tenga|tengan|tiene|tienen|tenha|tem|has|have|having|cerca|near|perto|frente|sobre|al lado|vista|tipo)(?: \w+){0,3}$/
const maxBareSearch = 6

/** "Con helipuerto"; in a short search any word is one. */
function isWished({ wording }: QuestionContext, words: string): boolean {
  if (wording.trim().split(' ').length <= maxBareSearch) return true
  return words.split(' ').some((word) => {
    const at = wording.indexOf(` ${word} `)
    return at >= 0 && wish.test(wording.slice(0, at))
  })
}

function sayApart(
  question: QuestionContext,
  search: SearchState,
  apart: readonly { offer: 'sale' | 'rent'; found: Found }[],
): void {
  const { reply, texts } = question
  const w = texts.words.replies.search
  reply.say(w.split)
  if (search.order) reply.say(w.order[search.order])
  for (const { offer, found } of apart) {
    const count = texts.number(found.total)
    reply.paragraph()
    reply.say(`${w.inOffer[offer]} (${count}):`, [count, found.path])
    listItems(question, found.listings)
  }
  suggestNext(question, search, apart[0]?.found.listings ?? [])
}

function sayFound(
  question: QuestionContext,
  search: SearchState,
  { total, totalIsCapped, path }: Found,
  isCount: boolean,
) {
  const { texts, reply } = question
  const w = texts.words.replies.search
  const figure = texts.number(total)
  const what = describeSearch(search, texts)
  const [one, many] = isCount ? [w.count, w.countMany] : [w.found, w.foundMany]
  reply.say(totalIsCapped ? many(figure, what) : one(total, figure, what), [figure, path], [what, path])
}

/** Typos, currency and unsupported wishes. */
function sayReading({
  understood,
  reply,
  texts,
  rate,
  ratePath,
  text,
  wording,
  thread,
  history,
}: QuestionContext): void {
  const w = texts.words.replies.search
  for (const criterion of understood.criteria)
    if (criterion.correction !== undefined && !criterion.correction.includes(criterion.text.toLowerCase()))
      reply.say(w.took(criterion.text, readAs(criterion)))
  for (const criterion of understood.criteria)
    if (criterion.field === 'place') for (const note of placeNotes(criterion.value, texts)) reply.say(note)
  if (inReais.test(wording)) reply.say(w.reais)
  const isLetGo = lettingGo({ wording, understood }, thread.search) !== undefined
  const isSaidElsewhere = isLetGo || needsAccess({ wording, history })
  for (const what of isSaidElsewhere ? [] : understood.unsupported.slice(0, 1)) reply.say(w.ignored(what))
  const { minPrice, maxPrice } = understood.filters
  const typed = amountsIn(text).find(({ value }) =>
    [minPrice, maxPrice].some((usd) => usd !== undefined && Math.abs(value / rate - usd) <= 1),
  )
  if (typed) {
    const [pyg, usd, perDollar] = [texts.pyg(typed.value), texts.usd(typed.value / rate), texts.pyg(rate)]
    const sources = [pyg, usd, perDollar].map((piece) => [piece, ratePath] as const)
    reply.say(w.inGuaranies(pyg, usd, perDollar), ...sources)
  }
  if (!reply.isEmpty) reply.paragraph()
}

/** A place has its own name. */
function readAs({ field, value, correction = '' }: Criterion): string {
  return field === 'city' || field === 'neighborhood' ? value : correction
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

/** What stands for a place whose point is unknown, and how far its minutes are. */
function placeNotes({ name, standIn, travel, km }: NamedPlace, { words, number }: Texts): string[] {
  const w = words.search.places
  return [
    ...(standIn === undefined ? [] : [sentence(w.unknownPoint(name, standIn))]),
    ...(travel && km !== undefined
      ? [sentence(w.travel(number(travel.minutes), number(km, 1), number(travel.kmPerHour)))]
      : []),
  ]
}

export function listItems(
  { reply, texts }: Pick<QuestionContext, 'reply' | 'texts'>,
  listings: readonly ListingFacts[],
): void {
  for (const listing of listings) {
    reply.item(texts.line(listing), [listing.title, listing.path], [texts.price(listing), listing.path])
    reply.show(listing)
  }
}

function sayAll({ reply, texts }: QuestionContext, { total, listings, path }: Found): void {
  const { all } = texts.words.replies.search
  if (total > listings.length) reply.say(`${all}.`, [all, path])
}

const shownNear = 3

/** "Más baratas que esta": the page's own listing is none of them, nor what is as dear. */
function otherThanPage(
  { listing }: QuestionContext,
  { filters: { maxPrice } }: SearchState,
  found: readonly ListingFacts[],
): ListingFacts[] {
  if (!listing) return [...found]
  const isCheaper = maxPrice !== undefined && maxPrice < listing.priceUSD
  return found.filter(({ id, priceUSD }) => id !== listing.id && (!isCheaper || priceUSD < listing.priceUSD))
}

export async function answerNone(
  question: QuestionContext,
  search: SearchState,
  path: string,
): Promise<void> {
  const { reply, texts } = question
  const w = texts.words.replies.search
  sayReading(question)
  sayBorder(question, search)
  reply.say(w.none(describeSearch(search, texts)), [describeSearch(search, texts), path])
  for (const row of relaxations(search, texts)) {
    const tried = await Promise.all(
      row.map(async (one) => {
        const found = await find(question, one.search, shownNear + 1)
        return { ...one, found, listings: otherThanPage(question, search, found.listings) }
      }),
    )
    const first = tried.find(({ listings }) => listings.length > 0)
    if (!first) continue
    const { without, search: wider, found } = first
    const listings = first.listings.slice(0, shownNear)
    reply.say(w.closest(without), [without, found.path])
    listItems(question, listings)
    sayAll(question, { ...found, listings })
    suggestNext(question, wider, listings)
    return
  }
  reply.say(`${w.allNone}.`, [w.allNone, path])
  const s = texts.words.replies.suggestions
  reply.suggest(s.search, s.rent, s.help)
}

/** Results that no answer has named yet. */
export async function answerMore(question: QuestionContext, search: SearchState): Promise<void> {
  const { reply, texts, history } = question
  const w = texts.words.replies.search
  const found = await find(question, search, maxResults)
  const before = new Set(namedBefore(history).map(({ title, facts }) => `${title} — ${facts}`))
  const others = found.listings.filter((one) => !before.has(texts.line(one))).slice(0, shown)
  if (others.length === 0) {
    if (found.total > maxResults) reply.say(`${w.all}.`, [w.all, found.path])
    else reply.say(w.noMore)
    const s = texts.words.replies.suggestions
    return void reply.suggest(s.cheapestOne, s.compareTwo)
  }
  reply.say(w.next)
  listItems(question, others)
  sayAll(question, found)
  suggestNext(question, search, others)
}

export function suggestNext(
  { reply, texts }: QuestionContext,
  { filters, order }: SearchState,
  listings: readonly ListingFacts[],
): void {
  const s = texts.words.replies.suggestions
  const [first, second] = listings
  if (second) reply.suggest(order === 'cheapest' ? s.largestOne : s.cheaper, s.compareTwo)
  if (first) reply.suggest(s.firstOne)
  const place = filters.neighborhood?.[0] ?? filters.city?.[0]
  if (place) reply.suggest(s.marketIn(place))
  else if (!filters.amenities) reply.suggest(s.withPool)
}
