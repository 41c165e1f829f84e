import { findCity, findNeighborhood, isPlaced } from '#shared/places/places.ts'
import type { NamedPlace } from '#shared/search/namedPlace.ts'
import { isPortuguese } from '#shared/search/sentence/beside/exclusions.ts'
import { stopWords } from '#shared/search/sentence/grammar.ts'
import { datesOfStayAt } from '#shared/search/sentence/periods.ts'
import type { Token } from '#shared/search/sentence/tokens.ts'
import { meaningAt } from '#shared/search/sentence/vocabulary.ts'
import { barriosAt, entriesAt, type Found, gazetteerAt, isDistinctive, isProperName } from './catalog.ts'
import { commonWords } from './commonWords.ts'
import { kindAt } from './kindsIn.ts'
import { type Leading, leadingTo } from './leading.ts'
import { ofCityAt, postOfCity, routeOfCity } from './ofCity.ts'
import { betweenOf, crossingOf, type End, endOfWay } from './pairs.ts'
import type { Way } from './placeRows.ts'
import { postAt, postBeside } from './posts.ts'
import { choose, type Resolved, resolveDistance, resolveEntries } from './resolvePlace.ts'
import { respacedAt } from './respaced.ts'
import { citiesFor, citiesIn, type Mention, type Scan, scanOf, united } from './scan.ts'
import { nearestOn } from './shapes.ts'
import { anyWater, isKnownWater, isViewed } from './water.ts'

const maxPlaces = 3
/** From a city to a landmark meant beside it. */
const maxKmToCity = 25
const maxKmToAvenue = 15
const streetWords = new Set(['av', 'avda', 'avenida', 'ave', 'calle'])
/** Only with "avda", "sobre" or a distance: countries and common words. */
const shortWays = new Set(
  'waterfront espana peru venezuela brasilia colon quinta trinidad artigas peron'.split(' '),
)
/** Only with "calle", "sobre" or a street that crosses it: people live near countries. */
const streetsOnly = new Set(['brasil', 'chile', 'mexico', 'montevideo'])
/** After its name: "mcal lopez avenue". */
const streetNouns = new Set(['avenue', 'ave', 'street'])
const connections = new Set(['y', 'e', 'esq', 'esquina', 'casi', 'c', 'con', 'and'])
const andWords = new Set(['y', 'e', 'and'])

/** What a text names beside the gazetteer's cities, barrios and departments: at most three, in its order. */
export function findPlaces(text: string): NamedPlace[] {
  const scan = scanOf(text)
  const { tokens } = scan
  const mentions: Mention[] = []
  let at = 0
  while (at < tokens.length && mentions.length < maxPlaces) {
    const found = readAt(scan, at)
    if (found?.place) add(mentions, found)
    at = found?.next ?? afterGazetteer(scan, at)
  }
  return united(scan, mentions)
}

function add(mentions: Mention[], mention: Mention) {
  if (mention.place.kind === 'between' && isStreetBefore(mentions.at(-1), mention.at))
    mentions.push({ ...mention, at: mentions.pop()?.at ?? mention.at })
  else mentions.push({ ...mention, at: Math.max(mention.at, mentions.at(-1)?.next ?? 0) })
}

/** "por Eusebio Ayala entre Cuatro Mojones y Calle Última" is only between them. */
const isStreetBefore = (last: Mention | undefined, at: number) =>
  last !== undefined && last.next >= at - 1 && (last.place.kind === 'avenue' || last.place.kind === 'route')

/** "zona aeropuerto" is a barrio, but begins a longer name in "zona aeropuerto silvio pettirossi". */
function afterGazetteer({ tokens, cities }: Scan, at: number): number {
  const next = gazetteerAt(tokens, at)?.next ?? at + 1
  // "la catedral" is a barrio, but not in "la catedral de Ciudad del Este".
  if (next > at + 1 && (ofCityAt(tokens, at + 1, cities)?.next ?? 0) > next) return at + 1
  return longerInside(tokens, { at, next }) ?? next
}

/** Where a name begins within another and ends after it. */
function longerInside(tokens: readonly Token[], { at, next }: Pick<Found, 'at' | 'next'>) {
  for (let inside = at + 1; inside < next; inside++)
    if ((entriesAt(tokens, inside, isWord)?.next ?? 0) > next) return inside
  return undefined
}

/** Asked of each token from several places before it. */
const words = new WeakMap<Token, boolean>()

function isWord(token: Token): boolean {
  const known = words.get(token)
  if (known !== undefined) return known
  const isOne =
    token.number !== undefined || commonWords.has(token.key) || meaningAt([token], 0) !== undefined
  words.set(token, isOne)
  return isOne
}

/** Without `place`: not wanted. */
type Reading = Mention | { place?: undefined; next: number }

function readAt(scan: Scan, at: number): Reading | undefined {
  const { tokens } = scan
  // "Del 3 al 6 de enero" names no barrio.
  const dates = datesOfStayAt(tokens, at)
  if (dates) return { next: dates.next }
  const isStreet = streetWords.has(tokens[at]?.key ?? '')
  const found = entriesAt(tokens, isStreet ? at + 1 : at, isWord)
  const own = isStreet
    ? undefined
    : (ofCity(scan, at, found) ?? (found ? undefined : kindAt(tokens, at, scan.cities)))
  if (own) return own
  const known = gazetteerAt(tokens, at)
  if (!found || (isStreet && !found.entries.some(isAvenue))) return barrioOrDistance(scan, at)
  const leading = withPostposition(tokens, found.next, leadingTo(tokens, at))
  if (leading.isRefused && !isPortugueseIn(tokens, leading.at - 1)) return { next: found.next }
  const longer = isStreet ? undefined : longerInside(tokens, found)
  if (longer !== undefined) return readAt(scan, longer)
  const crossing = crossingAt(scan, found, leading)
  if (crossing) return crossing
  const pair = betweenAt(scan, at, found)
  if (pair) return pair
  const isKnown =
    (known !== undefined && known.next >= found.next && isProperName(known.key)) ||
    isMisspelled(tokens, at, found)
  const hasWay = found.entries.some(({ is }) => is === 'way')
  const isNamesake =
    (isNextTo(tokens, leading) || (leading.how === 'near' && landmarksFirst.has(found.key))) &&
    found.entries.some(({ is }) => is === 'landmark')
  const isOnWay =
    isStreet ||
    streetNouns.has(tokens[found.next]?.key ?? '') ||
    leading.how === 'on' ||
    isAlong(tokens, found, leading) ||
    (leading.how === 'distance' && leading.km !== undefined)
  if (isKnown && !(hasWay && isOnWay) && !isNamesake) return barrioOrDistance(scan, at)
  const isWater = found.entries.some(({ is, of }) => is === 'way' && of.kind === 'water')
  if (!isMeant(tokens, found, leading, isStreet || (hasWay && isOnWay)) || (isWater && isViewed(tokens, at)))
    return undefined
  const prefersWay = isOnWay || leading.how === undefined || leading.how === 'in'
  // "perto da faculdade de medicina em CDE": of that kind there, where the named one is far away.
  return single(scan, found, leading, prefersWay) ?? kindAt(tokens, at, scan.cities)
}

/** "ferando de la mora" is the city, which the parser reads. */
const isMisspelled = (tokens: readonly Token[], at: number, { key, next }: Found) =>
  findCity(key) !== undefined && tokens.slice(at, next).some((token) => !key.split(' ').includes(token.key))

/** "loja no shopping" */
const isPortugueseIn = (tokens: readonly Token[], at: number) =>
  tokens[at]?.key === 'no' && isPortuguese(tokens)

const isAvenue = ({ is, of }: Found['entries'][number]) =>
  is === 'way' || (is === 'landmark' && of.kind === 'avenue')

/** Parks that gave their barrio its name. */
const landmarksFirst = new Set(['nu guazu', 'terminal'])
/** Towns and barrios of like name are said with other words. */
const avenuesFirst = new Set(['eusebio ayala', 'mariscal lopez', 'madame lynch'])
const alongWords = new Set(['km', 'por', 'x', 'altura', 'entre', 'casi', 'esq', 'esquina'])

/** Of what stands along avenues, seldom in a small town. */
const business =
  /^(?:edificio|local|salon|oficina|deposito|galpon|tinglado|clinica|consultorio|office|loja|sala)/

/** "por Eusebio Ayala", "Eusebio Ayala casi Defensores", "edificio en Eusebio Ayala" */
const isAlong = (tokens: readonly Token[], { key, next }: Found, { at, how }: Leading) =>
  avenuesFirst.has(key) &&
  (alongWords.has(tokens[at]?.key ?? '') ||
    alongWords.has(tokens[next]?.key ?? '') ||
    (how === 'in' && tokens.some((token) => business.test(token.key))))

/** What is named by its town alone; what has a name of its own there comes first. */
function ofCity(scan: Scan, at: number, found: Found | undefined): Reading | undefined {
  const { tokens, cities } = scan
  const civic = ofCityAt(tokens, at, cities)
  if (civic) {
    const isKnown = found?.entries.some(({ is, of }) => is === 'landmark' && of.city === civic.city)
    const isOther = found === undefined || found.entries.every((entry) => entry.isDerived)
    const isFurther = (found?.next ?? 0) < civic.next + (isOther ? 1 : 0)
    if (!isKnown && isFurther) return civic.isRefused ? { next: civic.next } : civic
  }
  const [city, ...others] = cities
  if (city === undefined || others.length > 0) return undefined
  const barrio = gazetteerAt(tokens, at)
  const isBarrio = barrio !== undefined && findNeighborhood(barrio.key, city) !== undefined
  const post = found || isBarrio ? undefined : postAt(tokens, at)
  const place = post && !namesRoute(tokens) ? postOfCity(city, post.km) : undefined
  if (post && place) return { at: leadingTo(tokens, at).at, next: post.next, place }
  if (found || tokens[at]?.key !== 'ruta' || tokens[at + 1]?.number !== undefined) return undefined
  const leading = leadingTo(tokens, at)
  const route = leading.isRefused ? undefined : routeOfCity(city, leading)
  return route && { at: leading.at, next: at + 1, place: route }
}

const namesRoute = (tokens: readonly Token[]) =>
  tokens.some((_, at) =>
    entriesAt(tokens, at, isWord)?.entries.some(({ is, of }) => is === 'way' && of.kind === 'route'),
  )

const nextToWords = new Set(
  'cerca cerquita cercita cercano cercana cercanos cercanas proximo proxima near nearby close perto pertinho'.split(
    ' ',
  ),
)

/** "cerca del botánico" is the park, "zona botánico" the barrio named after it. */
const isNextTo = (tokens: readonly Token[], { how, at }: Leading) =>
  how === 'beside' || (how === 'near' && nextToWords.has(tokens[at]?.key ?? ''))

function isMeant(
  tokens: readonly Token[],
  { key, entries, at, next }: Found,
  { how }: Leading,
  isStreet: boolean,
) {
  const isMarked = isStreet || how === 'near' || how === 'beside' || how === 'distance'
  if (entries.every(({ is }) => is === 'area')) return true
  const isWay = entries.some(({ is }) => is === 'way')
  if ((isWay || entries.some(isAvenue)) && how === 'on') return true
  if (anyWater.test(key)) return isMarked || how === 'in'
  if (streetsOnly.has(key)) return isStreet || how === 'on'
  if (shortWays.has(key)) return isMarked
  if (isWay && how === 'in') return true
  return isMarked || isDistinctive(key, tokens.slice(at, next))
}

const nouns = new Set(
  'school hospital university mall park avenue street building tower church clinic'.split(' '),
)

/** Guaraní: "shopping mariscal ypýpe" is near it. */
const postpositions = new Set(['ypype', 'ypypegua', 'gotyo'])

const withPostposition = (tokens: readonly Token[], next: number, leading: Leading): Leading =>
  postpositions.has(tokens[next]?.key ?? '') ? { ...leading, how: 'near' } : leading

/** "near ips hospital", "st anne's school" */
const afterNoun = (tokens: readonly Token[], next: number) =>
  nouns.has(tokens[next]?.key ?? '') || postpositions.has(tokens[next]?.key ?? '') ? next + 1 : next

function single(scan: Scan, found: Found, leading: Leading, prefersWay: boolean): Mention | undefined {
  // "Mcal. Estigarribia" is a town too, and "iglesia de Trinidad" stands in none.
  const within = citiesIn(scan.tokens.slice(found.at, found.next))
  const isOwn = (city: string) => within.includes(city) && !found.entries.some((entry) => isIn(entry, city))
  const others = citiesFor(scan, found).filter((city) => city !== findCity(found.key)?.name && !isOwn(city))
  const around = others.length > 0 ? others : scan.capital
  if (!isKnownWater(found, around)) return undefined
  const chosen = choose(found.entries, around, prefersWay ? 'way' : 'landmark')
  if (others.length > 0 && isFarFrom(chosen[0], others)) return undefined
  const post = postBeside(scan.tokens, leading.at, found.next)
  const place = resolveEntries(
    post === undefined ? chosen : found.entries.filter(({ is }) => is === 'way'),
    leading,
    post,
  )
  const span = {
    at: Math.min(leading.at, post?.at ?? leading.at),
    next: post?.next ?? afterNoun(scan.tokens, found.next),
  }
  return place && { ...span, place: inNamedCity(found.key, place) }
}

const isIn = ({ is, of }: Found['entries'][number], city: string) =>
  is !== 'area' && (is === 'way' ? of.cities : [of.city]).includes(city)

/** "Minga Guazú, aeropuerto" is not the capital's, nor "costanera de San Bernardino". */
function isFarFrom(entry: Found['entries'][number] | undefined, cities: readonly string[]): boolean {
  if (entry?.is !== 'landmark' && entry?.is !== 'way') return false
  const { of } = entry
  const own: readonly string[] = entry.is === 'way' ? entry.of.cities : [entry.of.city]
  const cityPoints = own.map(findCity).filter(isPlaced)
  const line = 'line' in of ? of.line : of.point ? [of.point] : cityPoints
  if (line.length === 0 || own.some((city) => cities.includes(city))) return false
  const max = of.kind === 'avenue' ? maxKmToAvenue : maxKmToCity
  return cities.every((name) => {
    const city = findCity(name)
    return isPlaced(city) && nearestOn(line, city).km > max
  })
}

/** "hospital lambare" names the city too. */
function inNamedCity(key: string, place: Resolved): Resolved {
  const { city, filters } = place
  const words = key.split(' ')
  const isNamed = words.some(
    (_, at) => city !== undefined && findCity(words.slice(at).join(' '))?.name === city,
  )
  return isNamed && city !== undefined ? { ...place, filters: { ...filters, city: [city] } } : place
}

const waysOf = ({ entries }: Found): Way[] => entries.flatMap((one) => (one.is === 'way' ? [one.of] : []))

/** "Mcal. López y San Martín", "España casi Brasilia" */
function crossingAt({ tokens }: Scan, found: Found, leading: Leading): Mention | undefined {
  const other = connectedAt(tokens, found.next, connections)
  if (!other) return undefined
  for (const one of waysOf(found))
    for (const way of waysOf(other)) {
      const place =
        leading.how === 'near' || !isBetween(tokens, leading.at) ? crossingOf(one, way, leading) : undefined
      if (place) return { at: leading.at, next: other.next, place }
    }
  return undefined
}

const isBetween = (tokens: readonly Token[], at: number) =>
  ['entre', 'between'].some((word) => [tokens[at]?.key, tokens[at - 1]?.key].includes(word))

function connectedAt(tokens: readonly Token[], at: number, words: ReadonlySet<string>): Found | undefined {
  let from = at
  while (from < at + 2 && (words.has(tokens[from]?.key ?? '') || tokens[from]?.text === '/')) from += 1
  if (from === at) return undefined
  while (
    from < at + 4 &&
    (streetWords.has(tokens[from]?.key ?? '') || ['la', 'el', 'the'].includes(tokens[from]?.key ?? ''))
  )
    from += 1
  return entriesAt(tokens, from, isWord)
}

/** "entre España y Mcal. López", "between X and Y" */
function betweenAt(scan: Scan, at: number, found: Found): Mention | undefined {
  const { tokens, cities } = scan
  let from = at
  while (from > at - 3 && ['la', 'el', 'los', 'las', 'the'].includes(tokens[from - 1]?.key ?? '')) from -= 1
  if (!['entre', 'between'].includes(tokens[from - 1]?.key ?? '')) return undefined
  const other = connectedAt(tokens, found.next, andWords)
  const [one, two] = [endOf(found, cities), other && endOf(other, cities)]
  const place = one && two && betweenOf(one, two)
  return place && other && { at: from - 1, next: other.next, place }
}

function endOf({ entries }: Found, cities: readonly string[]): End | undefined {
  const [first] = choose(entries, cities, 'way')
  if (first?.is === 'way') return endOfWay(first.of)
  if (first?.is !== 'landmark' || !first.of.point) return undefined
  const { name, city, point, isFromOsm } = first.of
  return { name, city, point, isFromOsm }
}

function barrioOrDistance(scan: Scan, at: number): Reading | undefined {
  return distanceAt(scan, at) ?? furtherBarrioAt(scan, at) ?? misspacedAt(scan, at)
}

/** "a 20 km de Asunción": of what the gazetteer places. */
function distanceAt({ tokens }: Scan, at: number): Mention | undefined {
  const known = gazetteerAt(tokens, at)
  const leading = known && leadingTo(tokens, at)
  if (!known || leading?.how !== 'distance' || leading.isRefused) return undefined
  const city = findCity(known.key)
  const barrio = city ? undefined : findNeighborhood(known.key)
  const place = city ?? barrio
  if (!isPlaced(place)) return undefined
  const { name, latitude, longitude } = place
  const kind = city ? 'city' : 'neighborhood'
  const of = { kind, name, point: { latitude, longitude }, ...(barrio && { city: barrio.city }) } as const
  return { at: leading.at, next: known.next, place: resolveDistance(of, leading) }
}

function misspacedAt({ tokens }: Scan, at: number): Mention | undefined {
  if (gazetteerAt(tokens, at)) return undefined
  const found = respacedAt(tokens, at, isWord)
  return found && !leadingTo(tokens, at).isRefused ? { at, ...found } : undefined
}

const barrioMarks = new Set(['barrio', 'bo', 'villa', 'zona', 'localidad', 'compania', 'cia'])
const inWords = new Set(['en', 'in', 'em'])

/** Official names that the gazetteer has not: beside their city, or after "barrio" where only one has it. */
function furtherBarrioAt({ tokens, cities }: Scan, at: number): Reading | undefined {
  const found = barriosAt(tokens, at)
  if (!found || (gazetteerAt(tokens, at)?.next ?? 0) >= found.next) return undefined
  const before = tokens[at - 1]?.key ?? ''
  const isMarked = barrioMarks.has(before)
  const isLong = found.key.split(' ').length > 2
  const named = found.value.filter(({ city }) => cities.includes(city))
  const [barrio, ...others] = named.length > 0 ? named : isMarked || isLong ? found.value : []
  const isBeside =
    citiesIn(tokens.slice(found.next, found.next + 4)).length > 0 ||
    citiesIn(tokens.slice(Math.max(0, at - 3), at)).length > 0
  if (!barrio || others.length > 0 || !(isMarked || isLong || inWords.has(before) || isBeside))
    return undefined
  if (!isMarked && (found.key.length < 5 || stopWords.has(found.key) || meaningAt(tokens, at)))
    return undefined
  // "Menos en Retiro"
  if (leadingTo(tokens, at).isRefused) return { next: found.next }
  const { name, city, point } = barrio
  return {
    at: isMarked ? at - 1 : at,
    next: found.next,
    place: {
      kind: 'neighborhood',
      name,
      city,
      ...(point && { isFromOsm: true as const }),
      filters: { neighborhood: [name], city: [city] },
    },
  }
}
