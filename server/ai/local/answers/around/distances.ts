import { sayQuoted } from '#server/ai/local/answers/quoting.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import type { ListingDetails } from '#server/ai/tools/getListing.ts'
import { findPlaces } from '#server/listings/places/findPlaces.ts'
import { landmarks } from '#server/listings/places/placeRows.ts'
import { distanceKm, type Point } from '#shared/places/distance.ts'
import { centerOf, findCity, findNeighborhood, isPlaced } from '#shared/places/places.ts'
import type { PlaceKind } from '#shared/search/namedPlace.ts'
import { pointNear } from './whereIs.ts'

export interface Target extends Point {
  name: string
  /** "Centro, Asunción" */
  barrio?: string
}

export const kinds: readonly (readonly [PlaceKind, RegExp])[] = [
  ['shopping', / (?:shoppings?|malls?|centro comercial) /],
  ['supermarket', / (?:supermercados?|super|supermarkets?|mercado) /],
  ['university', / (?:universidad(?:es)?|facultad|universit\w+|universidade) /],
  ['school', / (?:colegios?|escuelas?|schools?|escolas?) /],
  ['hospital', / (?:hospital(?:es|s)?|sanatorios?|clinicas?|hospitais) /],
  ['airport', / (?:aeropuerto|airport|aeroporto) /],
  ['terminal', / (?:terminal|bus station|rodoviaria) /],
  ['park', / (?:parques?|parks?) /],
  ['plaza', / (?:plazas?|squares?|pracas?) /],
  ['stadium', / (?:estadios?|canchas?|stadiums?) /],
  ['church', / (?:iglesias?|church(?:es)?|igrejas?) /],
]
const center = / (?:centro|downtown|city cent(?:er|re)) /
const nearWords = / (?:cerca|metros de|cuadras|minutos|frente a|a pasos|near|close to|minutes|blocks|steps) /
/** Kilometers; farther ones are no neighbors. */
const maxNear = 5

export const pointOf = ({ latitude, longitude, neighborhood, city }: ListingDetails): Point | undefined =>
  latitude === null || longitude === null ? centerOf({ neighborhood, city }) : { latitude, longitude }

/** Else they would refuse the place. */
const farWords = /\b(?:lejos|longe|far(?: away)?)\b/gi

/** What the question names, else the nearest of its kind that we know. */
export const targetOf = (question: QuestionContext, from: Point, city: string): Target | undefined =>
  targetsOf(question, from, city)[0]

const maxTargets = 3

/** "A cuánto queda del centro y del aeropuerto": each. */
export function targetsOf(question: QuestionContext, from: Point, city: string): Target[] {
  const named = findPlaces(question.text.replaceAll(farWords, 'cerca')).flatMap(({ name, filters }) => {
    const near = pointNear(filters)
    return near ? [{ name, ...near }] : []
  })
  const other = otherTarget(question, from, city, named.length > 0)
  return [...named, ...(other ? [other] : [])].slice(0, maxTargets)
}

function otherTarget(
  question: QuestionContext,
  from: Point,
  city: string,
  isBesideNamed: boolean,
): Target | undefined {
  const { wording } = question
  const [barrio] = question.understood.filters.neighborhood ?? []
  const [town = city] = question.understood.filters.city ?? []
  const place = barrio ? findNeighborhood(barrio, town) : town === city ? undefined : findCity(town)
  if (isPlaced(place)) {
    const { name, latitude, longitude } = place
    return { name, latitude, longitude, ...(barrio && { barrio: `${name}, ${town}` }) }
  }
  const kind = isBesideNamed ? undefined : kinds.find(([, words]) => words.test(wording))?.[0]
  if (kind) return nearestOf(kind, from)
  if (!center.test(wording)) return undefined
  const middle = findNeighborhood('Centro', city) ?? findCity(city)
  return isPlaced(middle)
    ? {
        ...{ name: `${middle.name} (${city})`, barrio: `${middle.name}, ${city}` },
        ...{ latitude: middle.latitude, longitude: middle.longitude },
      }
    : undefined
}

function nearestOf(kind: PlaceKind, from: Point): Target | undefined {
  const known = landmarks.flatMap(({ kind: own, name, point }) =>
    own === kind && point ? [{ name, ...point }] : [],
  )
  return known.toSorted((one, other) => distanceKm(from, one) - distanceKm(from, other))[0]
}

function sayTarget(question: QuestionContext, listing: ListingDetails, target: Target, from: Point): void {
  const { reply, texts } = question
  const w = texts.words.advice.listing
  // Its point stands for all of the barrio.
  if (target.barrio === `${listing.neighborhood}, ${listing.city}`) {
    const place = texts.place(listing)
    return void reply.say(texts.words.listingReplies.place.is(place), [place, listing.path])
  }
  const km = texts.number(distanceKm(from, target), 1)
  reply.say(w.distance(km, target.name), [km, listing.path])
}

/** "¿Está lejos del shopping?" */
export function sayDistance(question: QuestionContext, listing: ListingDetails): void {
  const { reply, texts } = question
  const from = pointOf(listing)
  const targets = from ? targetsOf(question, from, listing.city) : []
  if (from && targets.length > 0) {
    for (const target of targets) sayTarget(question, listing, target, from)
    if (listing.locationPrecision !== 'exact') reply.say(texts.words.advice.listing.distanceVague)
    return
  }
  const place = texts.place(listing)
  reply.say(texts.words.advice.listing.noDistance(place), [place, listing.path])
}

const floods = / (?:inund\w+|raudal(?:es)?|flood\w*|alag\w+|enchentes?)(?= )/

/** "¿Hay colegios cerca?" */
const noise = / (?:ruid\w+|nois[ey]\w*|barulh\w+|silenci\w+|tranquil\w+|quiet)(?= )/

export function saySurroundings(question: QuestionContext, listing: ListingDetails): void {
  if (floods.test(question.wording)) {
    const { flood: missing } = question.texts.words.explanations
    return void sayQuoted(question, listing, { words: floods, missing })
  }
  if (noise.test(question.wording)) {
    const { unknown: missing } = question.texts.words.advice.listing
    return void sayQuoted(question, listing, { words: noise, missing })
  }
  const from = pointOf(listing)
  const named = from ? targetsOf(question, from, listing.city) : []
  const ofKinds = kinds.flatMap(([kind, words]) => {
    const nearest = from && words.test(question.wording) ? nearestOf(kind, from) : undefined
    return nearest && !named.some(({ name }) => name === nearest.name) ? [nearest] : []
  })
  const near = [...named, ...ofKinds].filter((one) => from && distanceKm(from, one) <= maxNear)
  if (from && near.length > 0) {
    for (const target of near.slice(0, maxTargets)) sayTarget(question, listing, target, from)
    if (listing.locationPrecision !== 'exact')
      question.reply.say(question.texts.words.advice.listing.distanceVague)
  }
  const { surroundings: missing } = question.texts.words.listingReplies.place
  sayQuoted(question, listing, { words: nearWords, missing })
}

const maxNamed = 4
/** Kilometers: on foot, or a few minutes. */
const maxInHood = 2

/** "¿Qué tal el barrio?": where it is and what we know to be near; how good it is we do not measure. */
export function sayHood(question: QuestionContext, listing: ListingDetails): void {
  const { reply, texts } = question
  const w = texts.words.advice
  const place = texts.place(listing)
  reply.say(texts.words.listingReplies.place.is(place), [place, listing.path])
  const from = pointOf(listing)
  const near = kinds.flatMap(([kind]) => {
    const target = from && nearestOf(kind, from)
    const km = from && target ? distanceKm(from, target) : Number.POSITIVE_INFINITY
    return target && km <= maxInHood ? [{ name: target.name, km }] : []
  })
  const named = near
    .toSorted((one, other) => one.km - other.km)
    .slice(0, maxNamed)
    .map(({ name, km }) => ({ km: texts.number(km, 1), name }))
  if (named.length > 0)
    reply.say(
      w.listing.near(texts.list(named.map(({ name, km }) => `${name} (${km} km)`))),
      ...named.map(({ km }) => [km, listing.path] as const),
    )
  reply.say(w.living.unmeasured)
}
