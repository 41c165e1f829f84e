import { centerOf, findNeighborhood, nearestPlace } from '#shared/places/places.ts'
import { maxPolygons, type Point } from '#shared/search/area.ts'
import type { NamedPlace, PlaceFilters } from '#shared/search/namedPlace.ts'
import type { Entry } from './catalog.ts'
import type { Leading } from './leading.ts'
import type { Landmark, Way } from './placeRows.ts'
import { between, circleAround, circlePolygon, pointAlong, strip } from './shapes.ts'

export type Resolved = Omit<NamedPlace, 'text'>

/** Kilometers where the text says none. */
const besideKm = 0.5
const nearKm = 1
const airportKm = 2
const avenueKm = 0.5
const routeKm = 1.5
/** Shores are known to about 1.5 km. */
const waterKm = { near: 3, beside: 1.5 }
const postKm = 2
/** Points and lines are known to about 500 m. */
const minKm = 0.3
const maxBeyondKm = 15
const maxUnion = 3

/** Kilometers of a route, or from one to another. */
export interface RoutePost {
  km: number
  to?: number
}

type Reach = Pick<Leading, 'how' | 'km' | 'travel'>

const reachOf = ({ how, km, travel }: Reach, usual: number) => ({
  km: Math.max(minKm, km ?? (how === 'beside' ? Math.min(besideKm, usual) : usual)),
  ...(travel && { travel }),
})

const fromOsm = ({ isFromOsm }: { isFromOsm: boolean }) => (isFromOsm ? { isFromOsm: true as const } : {})

/** In the cities that the text names, if there; else those of its own name before names cut short. */
export function choose(
  entries: readonly Entry[],
  cities: readonly string[],
  prefers: 'way' | 'landmark',
): Entry[] {
  const isIn = ({ is, of }: Entry) =>
    is === 'area' || (is === 'way' ? of.cities : [of.city]).some((city) => cities.includes(city))
  const inCities = entries.filter(isIn)
  const among = inCities.length > 0 ? inCities : entries
  const own = among.filter(({ isDerived }) => !isDerived)
  const chosen = own.length > 0 ? own : among
  const preferred = chosen.filter(({ is }) => is === prefers)
  const areas = chosen.filter(({ is }) => is === 'area')
  return areas.length > 0 ? areas.slice(0, 1) : preferred.length > 0 ? preferred : [...chosen]
}

export function resolveEntries(
  entries: readonly Entry[],
  reach: Reach,
  post: RoutePost | undefined,
): Resolved | undefined {
  const [first] = entries
  if (!first) return undefined
  if (first.is === 'area') return first.of
  if (first.is === 'way') {
    const ways = entries.flatMap((one) => (one.is === 'way' ? [one.of] : []))
    return resolveWay(ways, reach, post)
  }
  const all = entries.flatMap((one) => (one.is === 'landmark' ? [one.of] : []))
  const placed = all.filter(({ point }) => point)
  const [only = first.of, ...others] = placed.length > 0 ? placed : all
  return others.length === 0 ? resolveLandmark(only, reach) : resolveSeveral([only, ...others], reach)
}

function resolveLandmark(landmark: Landmark, reach: Reach): Resolved | undefined {
  const { kind, name, city, barrio, point } = landmark
  const named = { kind, name, city }
  if (point) {
    const { km, ...travel } = reachOf(reach, kind === 'airport' ? airportKm : nearKm)
    return { ...named, km, ...travel, ...fromOsm(landmark), filters: circleAround(point, km) }
  }
  const isKnown = barrio !== undefined && findNeighborhood(barrio, city) !== undefined
  if (!isKnown || !barrio) return { ...named, standIn: city, filters: { city: [city] } }
  const center = reach.km === undefined ? undefined : centerOf({ neighborhood: barrio, city })
  if (!center) return { ...named, standIn: barrio, filters: { neighborhood: [barrio], city: [city] } }
  const { km, ...travel } = reachOf(reach, nearKm)
  return { ...named, standIn: barrio, km, ...travel, filters: circleAround(center, km) }
}

/** Of one name in several cities, none of them named: all. */
function resolveSeveral(all: readonly Landmark[], reach: Reach): Resolved | undefined {
  const some = all.slice(0, maxUnion)
  const { km, ...travel } = reachOf(reach, nearKm)
  const names = some.map(({ name, city }) => (name.includes(city) ? name : `${name} (${city})`))
  const [first] = some
  if (!first) return undefined
  const polygon = some.flatMap(({ point }) => (point ? [circlePolygon(point, km)] : []))
  const filters: PlaceFilters =
    polygon.length > 0 ? { polygon } : { city: [...new Set(some.map(({ city }) => city))] }
  return {
    kind: first.kind,
    name: names.join(' / '),
    ...(polygon.length > 0
      ? { km, ...travel }
      : { standIn: [...new Set(some.map(({ city }) => city))].join(', ') }),
    ...(some.some(({ isFromOsm }) => isFromOsm) && { isFromOsm: true as const }),
    filters,
  }
}

/** Of a kind, in one place: any of them. */
export function resolveAny(all: readonly Landmark[], name: string, reach: Reach): Resolved | undefined {
  const [first, ...others] = all
  if (!first || others.length === 0) return first && resolveLandmark(first, reach)
  const { km, ...travel } = reachOf(reach, nearKm)
  return {
    ...{ kind: first.kind, name, city: first.city, km, ...travel },
    ...(all.some(({ isFromOsm }) => isFromOsm) && { isFromOsm: true as const }),
    filters: { polygon: all.flatMap(({ point }) => (point ? [circlePolygon(point, km)] : [])) },
  }
}

/** "frente al lago" too finds what is shown a street away. */
function reachOfWater(reach: Reach) {
  const isNear = reach.how === 'near'
  const { km, ...travel } = reachOf(
    { ...reach, ...(!isNear && reach.km === undefined && { km: waterKm.beside }) },
    waterKm.near,
  )
  return { km: Math.max(km, waterKm.beside), ...travel }
}

export function resolveWay(
  ways: readonly Way[],
  reach: Reach,
  post: RoutePost | undefined,
): Resolved | undefined {
  if (post !== undefined) {
    const found = ways.flatMap((way) => {
      const point = pointAt(way, post.to === undefined ? post.km : (post.km + post.to) / 2)
      return point ? [{ way, point }] : []
    })
    const [counted] = [...found.filter(({ way }) => way.posts.length > 0), ...found]
    if (counted) return resolvePost(counted.way, counted.point, post, reach)
  }
  const [way, ...others] = ways
  if (!way) return undefined
  const { km, ...travel } =
    way.kind === 'water' ? reachOfWater(reach) : reachOf(reach, way.kind === 'route' ? routeKm : avenueKm)
  const { kind, cities } = way
  const city = cities.length === 1 ? { city: cities[0] ?? '' } : {}
  const namesakes = others.filter(({ name }) => name === way.name)
  const further = kind === 'water' ? namesakes : others.filter((other) => isAnother(way, other))
  const all = [way]
  const polygon = strip(way.line, km)
  for (const other of further) {
    const more = strip(other.line, km)
    if (polygon.length + more.length > maxPolygons) continue
    all.push(other)
    polygon.push(...more)
  }
  return {
    ...{
      kind,
      name: [...new Set(all.map((one) => one.name))].join(' / '),
      ...(all.length === 1 && city),
      km,
      ...travel,
    },
    ...fromOsm(all.find(({ isFromOsm }) => isFromOsm) ?? way),
    filters: { polygon },
  }
}

/** "Transchaco" is the avenue that becomes the route. */
const isAnother = ({ name }: Way, other: Way) => !name.includes(other.name) && !other.name.includes(name)

export function resolvePost(way: Way, point: Point, post: RoutePost, reach: Reach): Resolved {
  const half = post.to === undefined ? 0 : (post.to - post.km) / 2
  const { km, ...travel } = reachOf(reach, postKm + half)
  const { city } = nearestPlace(point) ?? {}
  return {
    kind: 'route',
    name: `${way.name} km ${post.km}${post.to === undefined ? '' : `-${post.to}`}`,
    ...(city && { city: city.name }),
    km,
    ...travel,
    ...fromOsm(way),
    filters: circleAround(point, km),
  }
}

/** Between the posts around it; without any, along the line. */
export function pointAt({ posts, line }: Way, km: number): Point | undefined {
  if (posts.length === 0) return pointAlong(line, km)
  const after = posts.findIndex((post) => post.km >= km)
  if (after === -1) {
    const last = posts.at(-1)
    return last && km - last.km <= maxBeyondKm ? last.point : undefined
  }
  const [from, to] = [posts[Math.max(0, after - 1)], posts[after]]
  if (!from || !to) return undefined
  return between(from.point, to.point, to.km === from.km ? 0 : (km - from.km) / (to.km - from.km))
}

/** "a 15 minutos de Luque" */
export function resolveDistance(
  place: { name: string; city?: string; point: Point; kind: 'city' | 'neighborhood' },
  reach: Reach,
): Resolved {
  const { km, ...travel } = reachOf(reach, nearKm)
  const { point, ...named } = place
  return { ...named, km, ...travel, filters: circleAround(point, km) }
}
