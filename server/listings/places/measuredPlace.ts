import { AppError } from '#server/core/errors.ts'
import type { MeasuredPlace } from '#shared/listings/measuredPlace.ts'
import type { Point } from '#shared/places/distance.ts'
import { placeKey } from '#shared/places/placeKey.ts'
import { centerOf, findCity, findNeighborhood, isPlaced } from '#shared/places/places.ts'
import { type Entry, entryNames } from './catalog.ts'
import { findPlaces } from './findPlaces.ts'
import { choose } from './resolvePlace.ts'
import { lengthOf, pointAlong } from './shapes.ts'

export const attribution = '© OpenStreetMap contributors'
/** Kilometers between points of a way; no closer than lines are known. */
const minStep = 0.1
const maxPoints = 200

/**
 * A landmark, avenue, crossing, barrio or city by what people call it, with its city after a comma where several
 * have one. Throws `not_found`, also for areas and for what no point is known of.
 */
export function findMeasuredPlace(text: string): MeasuredPlace {
  const { name, city } = partsOf(text)
  const entries = entryNames.get(keyOf(name)) ?? []
  const [entry] = choose(entries, city ? [city] : [], 'landmark')
  const found = (entry && ofEntry(entry)) ?? ofGazetteer(name, city) ?? ofPhrase(name, city)
  if (!found) throw new AppError('not_found')
  return found
}

/** "Av. España" is known as "España". */
const keyOf = (name: string) => placeKey(name).replace(/^(?:av|avda|avenida|ave|calle) /, '')

/** "Centro, Luque" */
function partsOf(text: string): { name: string; city: string | undefined } {
  const at = text.lastIndexOf(',')
  const city = at > 0 ? findCity(text.slice(at + 1))?.name : undefined
  return { name: city === undefined ? text : text.slice(0, at), city }
}

const plain = { standIn: null, source: null }

function ofEntry(entry: Entry): MeasuredPlace | undefined {
  if (entry.is === 'area') return undefined
  const { kind, name, isFromOsm } = entry.of
  const source = isFromOsm ? attribution : null
  if (entry.is === 'way') {
    const { cities, line } = entry.of
    return {
      kind,
      name,
      ...plain,
      source,
      city: cities.length === 1 ? (cities[0] ?? null) : null,
      points: along(line),
    }
  }
  const { city, barrio, point } = entry.of
  if (point) return { kind, name, city, ...plain, source, points: [point] }
  const center = barrio && findNeighborhood(barrio, city) && centerOf({ neighborhood: barrio, city })
  return center ? { kind, name, city, ...plain, standIn: barrio, points: [center] } : undefined
}

function along(line: readonly Point[]): Point[] {
  const length = lengthOf(line)
  const step = Math.max(minStep, length / maxPoints)
  const inner = Array.from({ length: Math.floor(length / step) }, (_, at) =>
    pointAlong(line, (at + 1) * step),
  )
  return [...line.slice(0, 1), ...inner.flatMap((point) => point ?? [])]
}

function ofGazetteer(name: string, of: string | undefined): MeasuredPlace | undefined {
  const city = of === undefined ? findCity(name) : undefined
  if (isPlaced(city)) {
    const { latitude, longitude } = city
    return { kind: 'city', name: city.name, city: null, ...plain, points: [{ latitude, longitude }] }
  }
  const barrio = findNeighborhood(name, of)
  if (!isPlaced(barrio)) return undefined
  const { latitude, longitude } = barrio
  return {
    kind: 'neighborhood',
    name: barrio.name,
    city: barrio.city,
    ...plain,
    points: [{ latitude, longitude }],
  }
}

/** "Mcal. López y San Martín", "ruta 2 km 20", with a slip in a word. */
function ofPhrase(name: string, of: string | undefined): MeasuredPlace | undefined {
  const [place] = findPlaces(`cerca de ${name}${of ? ` ${of}` : ''}`)
  if (!place) return undefined
  const known = entryNames.get(keyOf(place.name))?.[0]
  const entry = known && ofEntry(known)
  if (entry) return entry
  const { near } = place.filters
  if (!near) return undefined
  const { latitude, longitude } = near
  return {
    ...{ kind: place.kind, name: place.name, city: place.city ?? null, standIn: place.standIn ?? null },
    source: place.isFromOsm ? attribution : null,
    points: [{ latitude, longitude }],
  }
}
