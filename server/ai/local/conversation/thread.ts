import { isIncomeAlone } from '#server/ai/local/money/earned.ts'
import { asPlotOf } from '#server/ai/local/plotAsked.ts'
import { readSentence } from '#server/ai/local/readSentence.ts'
import { ofListing } from '#server/ai/local/topics/ofListing.ts'
import { sizeOrder } from '#server/ai/local/topics/sizeOrder.ts'
import {
  about,
  asksForOne,
  asksForSome,
  asksOfShown,
  ordinals,
  sameElsewhere,
  superlatives,
  talk,
  topicsIn,
  wishes,
} from '#server/ai/local/topics.ts'
import { maxRead, wordingOf } from '#server/ai/local/wording.ts'
import { maxSearchText, orderOfSort, type SearchOrder } from '#server/ai/tools/searchListings.ts'
import type { ChatEntry } from '#shared/ai/ai.ts'
import { fold } from '#shared/core/text.ts'
import { findNeighborhood } from '#shared/places/places.ts'
import type { SentenceFilters, Understanding } from '#shared/search/sentence.ts'
import { isContinuation, narrowsKind } from './continuation.ts'
import { type LettingGo, lettingGo, saidBeside, withoutLetGo } from './lettingGo.ts'
import { mergeFilters, namesPlace } from './mergeFilters.ts'
import { placesOf, type SearchState, wordsOf } from './searchState.ts'
import { isThere, placeIn } from './there.ts'
import { addsType, ofAnyStage, widened, withTypes } from './turns/addedType.ts'
import {
  asArea,
  asGuests,
  asPrice,
  asSeats,
  asSize,
  countsSeats,
  isForPeople,
  ofOffice,
} from './turns/asBefore.ts'
import { asMeant } from './turns/asMeant.ts'
import { findsDear, supposes } from './turns/corrections.ts'
import { asBought, asBusiness, asHomes, asNightly, asOwned, asRented, type Turn } from './turns/implied.ts'
import { inReais } from './turns/inReais.ts'
import { withAmountBefore } from './turns/ofAmounts.ts'
import { factOfEach } from './turns/ofEach.ts'
import { reckons } from './turns/reckons.ts'

export interface Thread {
  kind: 'search' | 'market' | undefined
  /** Of the last question alone; undefined where it was about something else. */
  latest?: Thread['kind']
  search: SearchState | undefined
  /** The search before the last change of place. */
  earlier?: SearchState | undefined
}

const nothing: Thread = { kind: undefined, search: undefined }

/** Independent of who answered. */
export function readThread(history: readonly ChatEntry[], rate: number): Thread {
  let thread = nothing
  let latest: Thread['kind']
  let earlier: SearchState | undefined
  for (const [at, { role, content }] of history.entries()) {
    if (role !== 'user') continue
    const text = withAmountBefore(content.slice(0, maxRead), history.slice(0, at))
    const next = follow(thread, readTurn(text, rate, thread))
    latest = next === thread ? undefined : next.kind
    if (thread.search && next.search && isElsewhere(thread.search, next.search)) earlier = thread.search
    thread = next
  }
  return { ...thread, latest, earlier }
}

const placeKeyOf = ({ filters: { city, neighborhood } }: SearchState) => `${city} ${neighborhood}`

const isElsewhere = (one: SearchState, other: SearchState) => placeKeyOf(one) !== placeKeyOf(other)

/** A continuation has prices of the search before it: "hasta 900 mil" after "alquiler" is a rent. */
export function readTurn(text: string, rate: number, { search }: Thread): Turn {
  const before = search?.filters
  const meant = asGuests(
    asSeats(asArea(asPrice(asSize(asMeant(text), before), before), before), before),
    before,
  )
  const own = { text: meant, wording: wordingOf(text), understood: readSentence(meant, { rate }) }
  const said = inCityBefore(own, search?.filters, rate)
  const turn = said === meant ? own : { ...own, understood: readSentence(said, { rate }) }
  const transactionType = search?.filters.transactionType
  const goesOn = isContinuation(turn) || (search !== undefined && narrowsKind(search, turn))
  if (isForPeople(turn, search?.filters) || countsSeats(turn))
    return { ...turn, understood: ofOffice(readSentence(`oficina ${meant}`, { rate })) }
  const read = (one: Turn): Turn => {
    const implied = asPlotOf(
      asBusiness(asHomes(asOwned(asNightly(asRented(asBought(one)))))),
      search?.filters,
    )
    return { ...implied, isImplied: implied.understood !== one.understood }
  }
  if (!transactionType || !goesOn) return read(turn)
  return read({ ...turn, understood: readSentence(said, { rate, transactionType }) })
}

export function follow(thread: Thread, turn: Turn): Thread {
  if (thread.search && asksAverage(turn)) return { kind: 'market', search: thread.search }
  const kind = kindOf(turn, thread)
  if (kind === undefined) return thread
  return { kind, search: mergeSearch(thread.search, turn) }
}

const average =
  / (?:promedios?|medianas?|(?:cuanto|a cuanto) (?:sale|salen|cuesta|cuestan|estan?|piden|vale|valen)|how much (?:is it|are they|do they cost|does it cost)|quanto (?:custa|custam)|media|average|median|m2|(?:el|o) metro|metro cuadrado|square (?:meter|metre)|mercado|market)(?= )/

/** "¿Cuánto piden de depósito?": no price of a home. */
const ofTerms =
  / (?:de|por|la|the|do|of|as) (?:deposito|garantia|sena|fianza|comision|caucao|deposit|commission)(?= )/

/** "¿Cuánto se pide en promedio?": of what was searched for, and so is what follows. */
const asksAverage = ({ wording, understood }: Turn) =>
  understood.criteria.length === 0 &&
  !ofTerms.test(wording) &&
  average.test(wording) &&
  (about.perSqm.test(wording) || about.market.test(wording)) &&
  !ordinals.some((one) => one.test(wording)) &&
  topicsIn(superlatives, wording).length === 0

/** "Sort by cheapest per sqm" after a search: its listings, and no figure. */
const sorts = / (?:sort\w*|orden(?:a|ar|ame|alas|alos|ados|adas)|rank\w*|classific\w+)(?= )/

/** "¿Cuál tiene mejor colectivo al centro?" looks for nothing there. */
const ofTransport = / (?:colectivos?|omnibus|bus(?:es)?|transporte publico|public transport|onibus)(?= )/

/** Undefined: neither. */
export function kindOf(turn: Turn, thread: Thread): Thread['kind'] {
  const { wording, understood } = turn
  if (lettingGo(turn, thread.search)) return thread.kind
  if (thread.search && supposes(wording) && !understood.filters.propertyType) return undefined
  if (isAside(wording, understood, thread) || isDistance(turn) || isIncomeAlone(wording)) return undefined
  if (ofTransport.test(wording) && thread.search && !understood.filters.propertyType) return undefined
  if (
    thread.search &&
    factOfEach(wording) &&
    !namesPlace(understood.filters) &&
    !understood.filters.financing
  )
    return undefined
  if (reckons.test(wording) && !understood.filters.propertyType && !namesPlace(understood.filters))
    return undefined
  const hasFilters = understood.criteria.length > 0
  const asksMarket = !sorts.test(wording) && (about.perSqm.test(wording) || asksOfMarket(turn))
  const isNightly = understood.filters.allowsShortTerm ?? understood.filters.airbnbActive
  // "How much is the cheapest?" is of one of those.
  const isOfOne =
    thread.search !== undefined &&
    isSuperlative(wording) &&
    !about.perSqm.test(wording) &&
    understood.criteria.every(({ field }) => field === 'sortBy')
  if (asksMarket && hasFilters && !understood.filters.minArea && !isNightly && !isOfOne) return 'market'
  if (isSuperlative(wording) || understood.sort) return 'search'
  if (thread.search && !hasFilters && findsDear(wording)) return 'search'
  if (!hasFilters) return isWish(turn, thread) ? 'search' : undefined
  const isOfMarket = thread.kind === 'market' && !isNightly
  if (isContinuation(turn) && isOfMarket && !asksForSome.test(wording)) return 'market'
  return 'search'
}

/** "Mercado 4" is a place. */
export function asksOfMarket({ wording, understood }: Pick<Turn, 'wording' | 'understood'>): boolean {
  if (ofTerms.test(wording)) return false
  const isPlace = placesOf(understood).some(({ kind }) => kind === 'market')
  const named = wording.replaceAll(/ mercado (?:4|cuatro|de abasto)(?= )/g, ' ')
  return about.market.test(isPlace ? named.replaceAll(/ mercados?(?= )/g, ' ') : named)
}

const asksDistance =
  / (?:how far|que tan lejos|a que distancia|a cuant[oa]s? (?:km|kilometros|cuadras|minutos)|cuanto hay (?:hasta|a|al)|a cuanto (?:queda|esta|quedan|estan)(?: (?:eso|esas?|esos|ahi|alla))? del?|quao longe|a quantos (?:km|quilometros|minutos))(?= )/

/** "How far is that from the airport?": nothing is looked for there. */
const isDistance = ({ wording, understood }: Turn) =>
  asksDistance.test(wording) &&
  understood.criteria.every(({ field }) => field === 'place' || field === 'city' || field === 'neighborhood')

function isAside(wording: string, { filters }: Understanding, { kind }: Thread): boolean {
  // "E em Luque, dá pra comparar?"
  const isOfMarket = kind === 'market' && namesPlace(filters)
  const compares =
    about.compare.test(wording) && !isOfMarket && !(namesPlace(filters) && sameElsewhere.test(wording))
  if (talk.rules.test(wording) || talk.personal.test(wording) || compares) return true
  const isOfPlace = filters.city !== undefined && !ofListing.distance.test(wording)
  return ordinals.some((one) => one.test(wording)) && !filters.propertyType && !isOfPlace
}

const isSuperlative = (wording: string) => topicsIn(superlatives, wording).length > 0

/** "Y con vista al lago": words that rank the search before. */
function isWish({ wording, understood }: Turn, { kind }: Thread): boolean {
  const isWished = wishes.test(wording) || asksOfShown.test(wording)
  return kind === 'search' && isWished && wordsOf(understood.rest) !== ''
}

function mergeSearch(before: SearchState | undefined, turn: Turn): SearchState {
  const { understood } = turn
  const order = orderOf(turn)
  const text = wordsOf(understood.rest)
  const places = placesOf(understood)
  const gone = lettingGo(turn, before)
  if (before && gone) return mergeLeft(before, gone, { filters: understood.filters, order, places })
  if (!before || !(isContinuation(turn) || narrowsKind(before, turn)))
    return before && !namesPlace(understood.filters) && (isThere(turn.wording) || asksWhichOf(before, turn))
      ? { filters: { ...placeIn(before.filters), ...understood.filters }, order, text, places: before.places }
      : { filters: understood.filters, order, text, places, sentence: sentenceOf(turn) }
  if (ofAnyStage(before.filters, turn)) return { ...before, order: order ?? before.order, text: '' }
  const isAdded = addsType(turn)
  const merged = isAdded
    ? withTypes(before.filters, understood.filters)
    : mergeFilters(before.filters, inCityOf(before.filters, understood))
  const { maxPrice: _, ...uncapped } = merged
  const filters = cheapestOfAll.test(turn.wording) ? uncapped : merged
  const sized = asksForOne(turn.wording) ? {} : grown(before.filters, turn)
  const isSized = sized.minArea !== undefined || sized.maxArea !== undefined
  return {
    places: namesPlace(understood.filters) ? places : before.places,
    filters: asksForOne(turn.wording) ? filters : { ...filters, ...sized, ...widened(before.filters, turn) },
    order: (isSized ? undefined : order) ?? before.order,
    text: isAdded
      ? ''
      : wishes.test(turn.wording)
        ? joined(before.text, text)
        : text || (understood.filters.propertyType ? '' : before.text),
  }
}

/** "¿Qué es lo más barato que hay de verdad?": whatever it costs. */
const cheapestOfAll =
  / (?:lo mas barat[oa] que (?:hay|haya|tenes|tienen|existe)|the cheapest (?:there is|you have|available)|o mais barato que (?:tem|ha|existe))(?= )/

/** "¿Y con un dormitorio más?" */
export const oneMoreRoom =
  / (?:(?:un|1) (?:dormitorio|cuarto|pieza|dormi) mas|(?:one|1) (?:more|extra) (?:bed)?rooms?|(?:um|1) (?:quartos?|dormitorios?) a mais)(?= )/

/** "Más grande", "con más dormitorios": than what was searched for, where the turn names no figure. */
function grown(
  before: SentenceFilters,
  { wording, understood }: Turn,
): Pick<SentenceFilters, 'bedrooms' | 'minArea' | 'maxArea'> {
  const { minArea, maxArea, bedrooms } = understood.filters
  const isOrder = sizeOrder(wording) !== undefined
  const isSized = isOrder || (minArea ?? maxArea) !== undefined
  const isOneMore = oneMoreRoom.test(wording) && before.bedrooms !== undefined
  return {
    ...(isOneMore && { bedrooms: (before.bedrooms ?? 0) + 1 }),
    ...(superlatives.most_bedrooms.test(wording) && !bedrooms && { bedrooms: (before.bedrooms ?? 2) + 1 }),
    ...(superlatives.largest.test(wording) &&
      !isSized && { minArea: Math.round((before.minArea ?? 100) * 1.5) }),
    ...(superlatives.smallest.test(wording) &&
      !isSized && { maxArea: Math.round((before.maxArea ?? 150) * 0.7) }),
  }
}

/** "Ya no importa el barrio", and what is said beside it. */
function mergeLeft(
  before: SearchState,
  gone: LettingGo,
  { filters, order, places }: Pick<SearchState, 'filters' | 'order' | 'places'>,
): SearchState {
  const left = withoutLetGo(before, gone)
  return {
    ...left,
    filters: mergeFilters(left.filters, saidBeside(filters, gone)),
    places: namesPlace(filters) ? places : left.places,
    order: order ?? left.order,
  }
}

const maxWords = 8

const joined = (before: string, added: string) =>
  [...new Set(`${before} ${added}`.trim().split(' '))].slice(0, maxWords).join(' ')

function sentenceOf(turn: Turn): string | undefined {
  const { understood } = turn
  const text = turn.meant ?? turn.text
  const isSearch = Object.keys(understood.filters).length > 0 && !turn.isImplied
  return isSearch && text.length <= maxSearchText ? text : undefined
}

/** "¿Cuál tiene más casas?" of two places: there. */
const whichHas =
  / (?:cual|which|qual|donde|where|onde)(?: \w+){0,5} (?:mas|more|most|mais|menos|fewer|less)(?= )/
const asksWhichOf = ({ filters: { city = [], neighborhood = [] } }: SearchState, { wording }: Turn) =>
  Math.max(city.length, neighborhood.length) > 1 && whichHas.test(wording)

const byOrder = [
  'lowest_per_sqm',
  'cheapest',
  'most_expensive',
  'newest',
  'most_viewed',
  'best_return',
] as const

function orderOf({ wording, understood }: Turn): SearchOrder | undefined {
  const named = byOrder.find((order) => superlatives[order].test(wording))
  if (named) return named
  if (findsDear(wording) || inReais.test(wording)) return 'cheapest'
  const sort = sizeOrder(wording) ?? orderOfSort(understood.sort)
  if (sort) return sort
  return about.returns.test(wording) ? 'best_return' : undefined
}

/** "Closer to the costanera": of the city before, where that has one. */
function inCityBefore(turn: Turn, before: SentenceFilters | undefined, rate: number): string {
  const { text, understood } = turn
  const [city, ...others] = before?.city ?? []
  const namesCity = (understood.filters.city ?? understood.filters.neighborhood) !== undefined
  if (city === undefined || others.length > 0 || namesCity || placesOf(understood).length === 0) return text
  if (!isContinuation(turn)) return text
  const there = `${text} en ${city}`
  return placesOf(readSentence(there, { rate })).some((place) => place.city === city) ? there : text
}

/** "Más cerca del centro": of the city before, where that has such a barrio and the turn names no city. */
export function inCityOf({ city }: SentenceFilters, { criteria, filters }: Understanding): SentenceFilters {
  const [barrio, ...others] = filters.neighborhood ?? []
  if (barrio === undefined || others.length > 0 || city?.length !== 1) return filters
  const namesCity = criteria.some(
    ({ field, text }) => field === 'city' || (field === 'neighborhood' && fold(text) !== fold(barrio)),
  )
  const hasBarrio = city.some((one) => findNeighborhood(barrio, one)?.city === one)
  return hasBarrio && !namesCity ? { ...filters, city } : filters
}
