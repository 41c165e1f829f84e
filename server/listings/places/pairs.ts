import type { Point } from '#shared/search/area.ts'
import type { NamedPlace } from '#shared/search/namedPlace.ts'
import type { Leading } from './leading.ts'
import type { Way } from './placeRows.ts'
import type { Resolved } from './resolvePlace.ts'
import { areAlongside, capsule, circleAround, enclosed, meetingOf, nearestOn } from './shapes.ts'

/** Lines are known to about 500 m: farther apart they do not meet. */
const meetingKm = 1.2
const crossingKm = 0.7
const nearKm = 1
const minHalfKm = 0.7
const halfShare = 0.3

export interface End {
  name: string
  city?: string | undefined
  point?: Point | undefined
  line?: readonly Point[] | undefined
  isFromOsm: boolean
}

export const endOfWay = ({ name, cities, line, isFromOsm }: Way): End => ({
  name,
  city: cities.length === 1 ? cities[0] : undefined,
  line,
  isFromOsm,
})

/** "Mcal. López y San Martín"; undefined if they do not meet. */
export function crossingOf(
  one: Way,
  other: Way,
  { km = crossingKm }: Pick<Leading, 'km'>,
): Resolved | undefined {
  const meeting = meetingOf(one.line, other.line)
  if (meeting.km > meetingKm || one.name === other.name) return undefined
  return {
    kind: 'crossing',
    ...namedBy(endOfWay(one), endOfWay(other)),
    km,
    filters: circleAround(meeting.point, km),
  }
}

/** Between two places, or what two avenues enclose. */
export function betweenOf(one: End, other: End): Resolved | undefined {
  const named = { kind: 'between' as const, ...namedBy(one, other) }
  if (one.line && other.line) {
    if (areAlongside(one.line, other.line))
      return { ...named, filters: { polygon: [enclosed(one.line, other.line)] } }
    const { point, km } = meetingOf(one.line, other.line)
    return km <= meetingKm ? { ...named, km: nearKm, filters: circleAround(point, nearKm) } : undefined
  }
  const from = one.point ?? (one.line && other.point && nearestOn(one.line, other.point).point)
  const to = other.point ?? (other.line && one.point && nearestOn(other.line, one.point).point)
  if (!from || !to) return undefined
  const half = Math.max(minHalfKm, nearestOn([from], to).km * halfShare)
  return { ...named, filters: { polygon: [capsule(from, to, half)] } }
}

function namedBy(one: End, other: End): Pick<NamedPlace, 'name' | 'city' | 'isFromOsm'> {
  return {
    name: `${one.name} y ${other.name}`,
    ...(one.city && one.city === other.city && { city: one.city }),
    ...((one.isFromOsm || other.isFromOsm) && { isFromOsm: true as const }),
  }
}
