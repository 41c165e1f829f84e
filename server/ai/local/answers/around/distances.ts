import { sayAsk, sayQuoted, wordsAbout } from '#server/ai/local/answers/quoting.ts'
import { wordsOf } from '#server/ai/local/conversation/searchState.ts'
import { type Meaning, type QuestionContext, readMeaning } from '#server/ai/local/questionContext.ts'
import { ofListing } from '#server/ai/local/topics/ofListing.ts'
import { maxRead, wordingOf } from '#server/ai/local/wording.ts'
import type { ListingDetails } from '#server/ai/tools/getListing.ts'
import { findPlaces } from '#server/listings/places/findPlaces.ts'
import { landmarks } from '#server/listings/places/placeRows.ts'
import { distanceKm, type Point } from '#shared/places/distance.ts'
import { capital } from '#shared/places/mainCities.ts'
import { centerOf, findCity, findNeighborhood, isPlaced } from '#shared/places/places.ts'
import type { PlaceKind } from '#shared/search/namedPlace.ts'
import { pointNear } from './whereIs.ts'

export interface Target extends Point {
  name: string
  /** "Centro, Asunción" */
  barrio?: string
  /** Of its kind. */
  isNearest?: true
}

export const kinds: readonly (readonly [PlaceKind, RegExp])[] = [
  ['shopping', / (?:shoppings?|malls?|centro comercial) /],
  ['supermarket', / (?:supermercados?|super|supermarkets?|mercado) /],
  ['university', / (?:universidad(?:es)?|facultad(?:es)?|universit\w+|universidade) /],
  ['school', / (?:colegios?|escuelas?|schools?|escolas?) /],
  ['hospital', / (?:hospital(?:es|s)?|sanatorios?|clinicas?|hospitais) /],
  ['airport', / (?:aeropuerto|airport|aeroporto) /],
  ['terminal', / (?:terminal|bus station|rodoviaria) /],
  ['beach', / (?:playas?|beach(?:es)?|praias?|lagos?|lakes?|lagoa|costaner?as?|shore) /],
  ['park', / (?:parques?|parks?) /],
  ['plaza', / (?:plazas?|squares?|pracas?) /],
  ['stadium', / (?:estadios?|canchas?|stadiums?) /],
  ['church', / (?:iglesias?|church(?:es)?|igrejas?) /],
]
const center = / (?:centro(?! (?:comercial|de salud|medico))|downtown|city cent(?:er|re)) /
const nearWords = / (?:cerca|metros de|cuadras|minutos|frente a|a pasos|near|close to|minutes|blocks|steps) /
const besideNear = /\b(?:cerca|near(?:by)?|close|perto|zona|barrio|area|around|alrededor|hay|algun[oa]?)\b/g
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
    if (near) return [{ name, ...near }]
    // Its barrio stands for a landmark whose point is not known.
    const [barrio] = filters.neighborhood ?? []
    const middle =
      barrio === undefined ? undefined : centerOf({ neighborhood: barrio, city: filters.city?.[0] ?? city })
    return middle ? [{ ...middle, name: `${name} (${barrio})` }] : []
  })
  const other = otherTarget(question, city, named.length > 0)
  const nearest = nearestNamed(question, from, named.length > 0)
  return [...named, ...(other ? [other] : []), ...nearest].slice(0, maxTargets)
}

/** "¿Cerca del súper y de la facultad?": of each kind. */
const nearestNamed = ({ wording }: Meaning, from: Point, isBesideNamed: boolean): Target[] =>
  isBesideNamed
    ? []
    : kinds.flatMap(([kind, words]) => (words.test(wording) ? (nearestOf(kind, from) ?? []) : []))

function otherTarget(question: QuestionContext, city: string, isBesideNamed: boolean): Target | undefined {
  const { wording } = question
  const [barrio] = isBesideNamed ? [] : (question.understood.filters.neighborhood ?? [])
  const [town = city] = question.understood.filters.city ?? []
  const place = barrio ? findNeighborhood(barrio, town) : town === city ? undefined : findCity(town)
  if (isPlaced(place)) {
    const { latitude, longitude } = place
    const name = place.name === 'Centro' ? `Centro (${town})` : place.name
    return { name, latitude, longitude, ...(barrio && { barrio: `${place.name}, ${town}` }) }
  }
  if (!center.test(wording)) return undefined
  const middle = findNeighborhood('Centro', city) ?? findCity(city)
  return isPlaced(middle)
    ? {
        ...{ name: `${middle.name} (${city})`, barrio: `${middle.name}, ${city}` },
        ...{ latitude: middle.latitude, longitude: middle.longitude },
      }
    : undefined
}

const many: ReadonlySet<PlaceKind> = new Set(['supermarket', 'school', 'hospital', 'park', 'plaza', 'church'])

function nearestOf(kind: PlaceKind, from: Point): Target | undefined {
  const known = landmarks.flatMap(({ kind: own, name, point }) =>
    own === kind && point ? [{ name, ...point, ...(many.has(kind) && { isNearest: true as const }) }] : [],
  )
  return known.toSorted((one, other) => distanceKm(from, one) - distanceKm(from, other))[0]
}

/** Kilometers an hour. */
const walkingSpeed = 5
/** Minutes. */
const walk = { easy: 25, long: 45 }
/** Kilometers: near enough to say how long one walks. */
const maxWalk = 2
const asksWalk = / (?:(?:a|de) (?:pie|patita|pe)|camin\w+|andando|on foot|walk\w*)(?= )/
const asksDrive =
  / (?:(?:en|in|by|de|em) (?:auto|coche|carro|car|taxi|uber|bolt|colectivo|bus|onibus)|manejando|driv\w+|(?:cuant[oa]s|how many|quantos) minut\w+|[cq]uanto (?:tiempo|tempo)|se tarda|tardo|how long)(?= )/

function sayTravel({ reply, texts, wording }: QuestionContext, { path }: ListingDetails, km: number): void {
  const w = texts.words.advice.listing
  const minutes = Math.max(1, Math.round((km / walkingSpeed) * 60))
  const isAsked = asksWalk.test(wording)
  const write = !isAsked ? w.onFoot : minutes <= walk.easy ? w.walkable : w.farOnFoot
  const isBetween = isAsked && minutes > walk.easy && minutes <= walk.long
  const said = texts.number(minutes)
  if (isAsked || km <= maxWalk) reply.say((isBetween ? w.onFoot : write)(said), [said, path])
  if (asksDrive.test(wording) && !isAsked) reply.say(w.byCar)
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
  const said = w.distance(km, target.name)
  if (reply.has(said)) return
  reply.say(said, [km, listing.path])
  sayTravel(question, listing, distanceKm(from, target))
  if (target.isNearest && distanceKm(from, target) > maxWalk) reply.say(w.nearestKnown)
}

const maxTurns = 3

/** Of this turn, else of those before: "dá pra ir a pé?" */
function targetsSoFar(question: QuestionContext, from: Point, city: string): Target[] {
  const { history, texts, rate } = question
  const before = history.filter(({ role }) => role === 'user').slice(-maxTurns)
  const now = targetsOf(question, from, city)
  if (now.length > 0) return now
  for (const { content } of before.toReversed()) {
    const asked = { text: content, history: [], listing: undefined, language: texts.pageLanguage }
    const targets = targetsOf({ ...question, ...readMeaning(asked, rate), texts }, from, city)
    if (targets.length > 0) return targets
  }
  return []
}

const saidDistance = /en línea recta|in a straight line|em linha reta/

/** Whether a question names somewhere to go. */
export const namesTarget = ({ wording, text, understood: { filters } }: Meaning): boolean =>
  (filters.city ?? filters.neighborhood) !== undefined ||
  center.test(wording) ||
  kinds.some(([, words]) => words.test(wording)) ||
  findPlaces(text).length > 0

const maxShort = 8
const goesOn = /^ (?:y|e|and|what about|how about|o|or|ou|pero|but|mas|ate|hasta|to|da|se puede|can) /

/** "¿Y el súper?", "and to the airport by car" after a distance. */
export function goesOnWithDistance(question: Meaning): boolean {
  const { wording, history } = question
  const answer = history.findLast(({ role }) => role === 'assistant')?.content ?? ''
  const isShort = wording.trim().split(' ').length <= maxShort
  const before = history.findLast(({ role }) => role === 'user')?.content ?? ''
  // Of two questions the first is not answered yet.
  const isOfDistance =
    saidDistance.test(answer) ||
    (answer === '' && ofListing.distance.test(wordingOf(before.slice(0, maxRead))))
  if (!isShort || !isOfDistance) return false
  return asksWalk.test(wording) || asksDrive.test(wording) || (goesOn.test(wording) && namesTarget(question))
}

const stops = / (?:paradas?|colectivos?|bondis?|bus|buses|bus stops?|ponto|onibus)(?= )/

/** "¿Está lejos del shopping?" */
export function sayDistance(question: QuestionContext, listing: ListingDetails): void {
  const { reply, texts } = question
  const from = pointOf(listing)
  const targets = from ? targetsSoFar(question, from, listing.city) : []
  if (from && targets.length > 0) {
    for (const target of targets) sayTarget(question, listing, target, from)
    if (stops.test(question.wording) && !reply.has(texts.words.listingReplies.untold.lines)) {
      reply.say(texts.words.listingReplies.untold.lines)
      sayAsk(question, listing)
    }
    const { distanceVague } = texts.words.advice.listing
    if (listing.locationPrecision !== 'exact' && !reply.has(distanceVague)) reply.say(distanceVague)
    return
  }
  // Told as what is around it.
  if (kinds.some(([, words]) => words.test(question.wording))) return
  const place = texts.place(listing)
  reply.say(texts.words.advice.listing.noDistance(place), [place, listing.path])
}

const floods = / (?:inund\w+|raudal(?:es)?|flood\w*|alag\w+|enchentes?)(?= )/

/** "¿Hay colegios cerca?" */
const noise = / (?:ruid\w+|nois[ey]\w*|barulh\w+|silenci\w+|tranquil\w+|quiet)(?= )/

/** What is no kind of place that we know. */
const unlisted =
  / (farmacias?|panaderias?|comisarias?|gimnasios?|bancos?|cajeros?|despensas?|almacen(?:es)?|ferreterias?|veterinarias?|guarderias?|jardin de infantes|restaurant\w*|bares|pharmac(?:y|ies)|baker(?:y|ies)|police station|gyms?|banks?|atm|kindergartens?|daycare|padarias?|academias?|delegacias?|creches?)(?= )/

/** "¿Qué hay cerca para hacer?" */
const ofAnything =
  / (?:(?:que|o que) (?:cosas )?(?:hay|tem|ha)(?: \w+){0,2} (?:cerca|perto|alrededor|por (?:ahi|la zona|perto))|what(?: \w+){0,3} (?:nearby|around|near (?:it|there|here)))(?= )/

export function saySurroundings(question: QuestionContext, listing: ListingDetails): void {
  if (floods.test(question.wording)) {
    const { flood, floodElsewhere } = question.texts.words.explanations
    const missing = listing.city === capital ? flood : floodElsewhere
    return void sayQuoted(question, listing, { words: floods, missing })
  }
  if (noise.test(question.wording)) {
    const { unknown: missing } = question.texts.words.advice.listing
    return void sayQuoted(question, listing, { words: noise, missing })
  }
  if (ofAnything.test(question.wording)) return void sayHood(question, listing)
  const from = pointOf(listing)
  const named = from ? targetsOf(question, from, listing.city) : []
  const ofKinds = kinds.flatMap(([kind, words]) => {
    const nearest = from && words.test(question.wording) ? nearestOf(kind, from) : undefined
    return nearest && !named.some(({ name }) => name === nearest.name) ? [nearest] : []
  })
  const isNamed = (one: Target) => !one.isNearest && named.includes(one)
  const near = [...named, ...ofKinds].filter(
    (one) => isNamed(one) || (from && distanceKm(from, one) <= maxNear),
  )
  if (from && near.length > 0) {
    for (const target of near.slice(0, maxTargets)) sayTarget(question, listing, target, from)
    if (listing.locationPrecision !== 'exact')
      question.reply.say(question.texts.words.advice.listing.distanceVague)
  }
  const { place, amenities } = question.texts.words.listingReplies
  // "¿Hay comisaría cerca?" is no question of whatever is near.
  const rest = wordsOf(question.understood.rest).replaceAll(besideNear, ' ')
  const [, other = ''] = unlisted.exec(question.wording) ?? []
  if (near.length > 0 && other === '') return
  const missing = near.length > 0 ? amenities.no(other) : place.surroundings
  const ofThat = wordsAbout(other || rest, question.texts.language)
  sayQuoted(question, listing, { words: ofThat ?? nearWords, missing })
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
