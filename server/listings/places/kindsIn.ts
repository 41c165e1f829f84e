import { centerOf, findCity, findNeighborhood, isPlaced } from '#shared/places/places.ts'
import { maxPolygons } from '#shared/search/area.ts'
import type { PlaceKind } from '#shared/search/namedPlace.ts'
import type { Token } from '#shared/search/sentence/tokens.ts'
import { longestMatch, meaningAt } from '#shared/search/sentence/vocabulary.ts'
import { gazetteerAt } from './catalog.ts'
import { leadingTo } from './leading.ts'
import { type Landmark, landmarks } from './placeRows.ts'
import { resolveAny } from './resolvePlace.ts'
import type { Mention } from './scan.ts'
import { nearestOn } from './shapes.ts'

/** Those of which the known ones are most of what there is. */
const table: readonly [PlaceKind, name: string, string][] = [
  ['shopping', 'Shopping', 'shopping, shopping center, shopping mall, mall, centro comercial'],
  ['university', 'Universidad', 'universidad, uni, facultad, facu, university, universidade, faculdade'],
  ['hospital', 'Hospital', 'hospital'],
  ['park', 'Parque', 'parque, park'],
  ['plaza', 'Plaza', 'plaza, placita, praca, square'],
  ['stadium', 'Estadio', 'estadio, stadium'],
  ['club', 'Club', 'club, clube'],
  ['terminal', 'Terminal', 'terminal, terminal de omnibus, terminal de buses, bus station, rodoviaria'],
  ['beach', 'Playa', 'playa, beach, praia'],
]
const nouns = new Map(
  table.flatMap(([kind, name, list]) => list.split(', ').map((key) => [key, { kind, name }] as const)),
)
const links = new Set(
  'en em in de del of no na y e and con with com hasta a al at for que o or por para cerca near perto mas ypype'.split(
    ' ',
  ),
)
/** Streets of shops. */
const noMall = /^Circuito/
/** From a barrio that has none. */
const maxKmAway = 3

/** "cerca del shopping", "near the mall": of that kind, those in the barrios or the one city that the text names. */
export function kindAt(tokens: readonly Token[], at: number, cities: readonly string[]): Mention | undefined {
  const noun = longestMatch(nouns, tokens, at)
  if (!noun || !endsThere(tokens, noun.next)) return undefined
  const leading = leadingTo(tokens, at)
  const isNear = leading.how === 'near' || leading.how === 'beside' || leading.how === 'distance'
  if (!isNear || leading.isRefused) return undefined
  const { kind, name } = noun.value
  const barrios = barriosIn(tokens, cities)
  const found = foundIn(kind, barrios, cities).slice(0, maxPolygons)
  const place = resolveAny(found, `${name} de ${barrios[0]?.name ?? cities[0]}`, leading)
  return place && { at: leading.at, next: noun.next, place }
}

/** No name follows: "colegio San José". */
function endsThere(tokens: readonly Token[], next: number): boolean {
  const token = tokens[next]
  if (!token || token.number !== undefined || links.has(token.key)) return true
  return gazetteerAt(tokens, next) !== undefined || meaningAt(tokens, next) !== undefined
}

interface Barrio {
  name: string
  city: string
}

function barriosIn(tokens: readonly Token[], cities: readonly string[]): Barrio[] {
  return tokens.flatMap((_, at) => {
    const known = gazetteerAt(tokens, at)
    const isCity = known === undefined || findCity(known.key) !== undefined
    const barrio = isCity ? undefined : findNeighborhood(known.key, cities[0])
    return barrio ? [barrio] : []
  })
}

function foundIn(kind: PlaceKind, barrios: readonly Barrio[], cities: readonly string[]): Landmark[] {
  const placed = landmarks.filter((one) => one.kind === kind && one.point && !noMall.test(one.name))
  const [barrio] = barrios
  if (!barrio) {
    const [city, ...others] = cities
    return others.length > 0 ? [] : placed.filter((one) => one.city === city)
  }
  const own = placed.filter((one) =>
    barrios.some(({ name, city }) => one.barrio === name && one.city === city),
  )
  const center = centerOf({ neighborhood: barrio.name, city: barrio.city })
  if (own.length > 0 || !isPlaced(center)) return own
  const [nearest] = placed
    .flatMap((of) => (of.point ? [{ of, away: nearestOn([of.point], center).km }] : []))
    .toSorted((one, other) => one.away - other.away)
  return nearest && nearest.away <= maxKmAway ? [nearest.of] : []
}
