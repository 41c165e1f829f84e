import type { Point } from '#shared/places/distance.ts'
import { placeKey } from '#shared/places/placeKey.ts'
import { findNeighborhood, isPlaced } from '#shared/places/places.ts'
import { namedBarrios } from './data/namedBarrios.ts'
import { placedBarrios } from './data/placedBarrios.ts'

/** Beside the gazetteer, which every browser loads. */
export interface Barrio {
  name: string
  city: string
  /** Folded. */
  keys: readonly string[]
  /** Of OpenStreetMap. */
  point: Point | undefined
}

function barrioOf(text: string, city: string, point?: Point): Barrio {
  const [name = '', aliases = ''] = text.split(' = ')
  const keys = [name, ...aliases.split(', ')].map(placeKey).filter(Boolean)
  return { name: name.trim(), city, keys: [...new Set(keys)], point }
}

function readPlaced(): Barrio[] {
  let city = ''
  return placedBarrios
    .trim()
    .split('\n')
    .flatMap((line) => {
      if (!line.startsWith(' ')) {
        city = line
        return []
      }
      const [text = '', at = ''] = line.trim().split(' @ ')
      const [latitude = Number.NaN, longitude = Number.NaN] = at.split(' ').map(Number)
      return [barrioOf(text, city, { latitude, longitude })]
    })
}

function readNamed(): Barrio[] {
  return namedBarrios
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [city = '', names = ''] = line.split(': ')
      return names.split('; ').map((text) => barrioOf(text, city))
    })
}

const placed = readPlaced()

/** Those that the gazetteer has not. */
export const furtherBarrios: readonly Barrio[] = [...placed, ...readNamed()].filter(
  ({ name, city }) => findNeighborhood(name, city) === undefined,
)

const pointByKey = new Map(
  placed.flatMap(({ city, keys, point }) => keys.map((key) => [`${city} ${key}`, point] as const)),
)

/** Of a barrio that the gazetteer places nowhere. */
export function furtherPoint(neighborhood: string, city: string): Point | undefined {
  const known = findNeighborhood(neighborhood, city)
  if (isPlaced(known)) return undefined
  const names = [neighborhood, ...(known ? [known.name] : [])]
  return names.map((name) => pointByKey.get(`${city} ${placeKey(name)}`)).find(Boolean)
}
