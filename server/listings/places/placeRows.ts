import { placeKey } from '#shared/places/placeKey.ts'
import type { Point } from '#shared/search/area.ts'
import { type PlaceKind, placeKinds } from '#shared/search/namedPlace.ts'
import { civic } from './data/civic.ts'
import { health } from './data/health.ts'
import { interior } from './data/interior.ts'
import { leisure } from './data/leisure.ts'
import { metropolis } from './data/metropolis.ts'
import { shops } from './data/shops.ts'
import { studies } from './data/studies.ts'
import { travel } from './data/travel.ts'
import { waters } from './data/waters.ts'
import { ways } from './data/ways.ts'

interface Known {
  kind: PlaceKind
  name: string
  /** Folded. */
  keys: readonly string[]
  isFromOsm: boolean
}

/** kind|name|aliases|city|barrio|latitude longitude|osm: points to about 500 m; without one, the barrio or the city stands for it. */
export interface Landmark extends Known {
  city: string
  barrio: string | undefined
  point: Point | undefined
}

export interface Way extends Known {
  kind: 'avenue' | 'route' | 'water'
  cities: readonly string[]
  line: readonly Point[]
  /** By kilometer; empty where nobody counts. */
  posts: readonly { km: number; point: Point }[]
}

const lines = (text: string) => text.trim().split('\n')
const list = (text = '') =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

function pointOf(text: string): Point {
  const [latitude = Number.NaN, longitude = Number.NaN] = text.split(/[ :]/).map(Number)
  return { latitude, longitude }
}

const isKind = (text: string): text is PlaceKind => placeKinds.some((kind) => kind === text)

function landmarkOf(row: string): Landmark[] {
  const [kind = '', name = '', aliases, city = '', barrio, point, source] = row.split('|')
  if (!isKind(kind)) return []
  return [
    {
      kind,
      name,
      keys: [name, ...list(aliases)].map(placeKey),
      city,
      barrio: barrio || undefined,
      point: point ? pointOf(point) : undefined,
      isFromOsm: source === 'osm',
    },
  ]
}

export const landmarks: readonly Landmark[] = [
  shops,
  studies,
  health,
  leisure,
  civic,
  travel,
  metropolis,
  interior,
]
  .flatMap(lines)
  .flatMap(landmarkOf)

/** Kilometer 0 of the routes that begin in the capital. */
const pantheon: Point = { latitude: -25.282, longitude: -57.6353 }

function kindOf(label: string): Way['kind'] {
  if (/^(?:Lago|Río) /.test(label)) return 'water'
  return /^Av|^Calle|^Acuña|^Paseo|^Costanera/.test(label) ? 'avenue' : 'route'
}

function wayOf(row: string): Way {
  const [label = '', aliases, cities, points = '', posts = '', source] = row.split('|')
  const line = points.split(' ').map(pointOf)
  const known = posts
    .split(' ')
    .filter(Boolean)
    .map((post) => {
      const [km, point = ''] = post.split('=')
      return { km: Number(km), point: pointOf(point) }
    })
  const isCounted = known.length > 1
  return {
    kind: kindOf(label),
    name: label.replace(/ \(.*/, ''),
    keys: [label, ...list(aliases)].map(placeKey),
    cities: list(cities),
    line,
    posts: isCounted && known[0]?.km !== 0 ? [{ km: 0, point: pantheon }, ...known] : isCounted ? known : [],
    isFromOsm: source === 'osm',
  }
}

export const knownWays: readonly Way[] = [ways, waters].flatMap(lines).map(wayOf)
