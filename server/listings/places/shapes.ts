import { type Point, writePolygon } from '#shared/search/area.ts'
import type { PlaceFilters } from '#shared/search/namedPlace.ts'

/* In kilometers on a plane: a country is small enough. */

const kmPerDegree = 111.195
const circleCorners = 24

interface Flat {
  x: number
  y: number
}

const squeeze = (latitude: number) => Math.cos((latitude * Math.PI) / 180)

function flat({ latitude, longitude }: Point, origin: Point): Flat {
  return {
    x: (longitude - origin.longitude) * kmPerDegree * squeeze(origin.latitude),
    y: (latitude - origin.latitude) * kmPerDegree,
  }
}

function round({ x, y }: Flat, origin: Point): Point {
  return {
    latitude: origin.latitude + y / kmPerDegree,
    longitude: origin.longitude + x / (kmPerDegree * squeeze(origin.latitude)),
  }
}

export function circleAround({ latitude, longitude }: Point, km: number): PlaceFilters {
  const thousandths = (value: number) => Math.round(value * 1000) / 1000
  return { near: { latitude: thousandths(latitude), longitude: thousandths(longitude), km: thousandths(km) } }
}

export function circlePolygon(center: Point, km: number): string {
  return capsule(center, center, km)
}

/** Everything within `km` of the segment. */
export function capsule(from: Point, to: Point, km: number): string {
  const end = flat(to, from)
  const along = Math.atan2(end.y, end.x)
  const half = circleCorners / 2
  // Outside of the circle, so that nothing near is left out.
  const radius = km / Math.cos(Math.PI / circleCorners)
  const arc = (center: Flat, start: number) =>
    Array.from({ length: half + 1 }, (_, index) => {
      const angle = start + (Math.PI * index) / half
      return round({ x: center.x + radius * Math.cos(angle), y: center.y + radius * Math.sin(angle) }, from)
    })
  return writePolygon([...arc(end, along - Math.PI / 2), ...arc({ x: 0, y: 0 }, along + Math.PI / 2)])
}

/** Along a line: a capsule for each of its segments. */
export function strip(line: readonly Point[], km: number): string[] {
  const points = simplified(line, km / 3)
  return points.slice(1).map((to, index) => capsule(points[index] ?? to, to, km))
}

/** Douglas-Peucker. */
function simplified(line: readonly Point[], km: number): Point[] {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return [...line]
  const inner = line.slice(1, -1)
  const away = inner.map((point) => nearestOn([first, last], point).km)
  const farthest = Math.max(...away)
  if (farthest <= km) return [first, last]
  const at = away.indexOf(farthest) + 1
  return [...simplified(line.slice(0, at + 1), km), ...simplified(line.slice(at), km).slice(1)]
}

/** Of a line, to a point; `index`: of the point of the line after it. */
export function nearestOn(line: readonly Point[], point: Point): { point: Point; km: number; index: number } {
  let best = { point: line[0] ?? point, km: Number.POSITIVE_INFINITY, index: 0 }
  for (const [index, to] of line.entries()) {
    const from = line[Math.max(0, index - 1)] ?? to
    const [a, b] = [flat(from, point), flat(to, point)]
    const [dx, dy] = [b.x - a.x, b.y - a.y]
    const length = dx * dx + dy * dy
    const share = length === 0 ? 0 : Math.min(1, Math.max(0, -(a.x * dx + a.y * dy) / length))
    const on = { x: a.x + share * dx, y: a.y + share * dy }
    const km = Math.hypot(on.x, on.y)
    if (km < best.km) best = { point: round(on, point), km, index }
  }
  return best
}

/** Where two lines come nearest to each other. */
export function meetingOf(one: readonly Point[], other: readonly Point[]): { point: Point; km: number } {
  let best = { point: one[0] ?? { latitude: 0, longitude: 0 }, km: Number.POSITIVE_INFINITY }
  for (const point of subdivided(one)) {
    const found = nearestOn(other, point)
    if (found.km < best.km) best = { point: middle(point, found.point), km: found.km }
  }
  return best
}

const steps = 16

function subdivided(line: readonly Point[]): Point[] {
  return line.flatMap((to, index) => {
    const from = line[index - 1]
    if (!from) return [to]
    return Array.from({ length: steps }, (_, step) => between(from, to, (step + 1) / steps))
  })
}

const middle = (one: Point, other: Point) => between(one, other, 0.5)

export function between(from: Point, to: Point, share: number): Point {
  return {
    latitude: from.latitude + (to.latitude - from.latitude) * share,
    longitude: from.longitude + (to.longitude - from.longitude) * share,
  }
}

const minCosine = 0.75

/** Whether they run in about one direction, or against it. */
export function areAlongside(one: readonly Point[], other: readonly Point[]): boolean {
  const [a, b] = [directionOf(one), directionOf(other)]
  const lengths = Math.hypot(a.x, a.y) * Math.hypot(b.x, b.y)
  return lengths > 0 && Math.abs(a.x * b.x + a.y * b.y) / lengths > minCosine
}

function directionOf(line: readonly Point[]): Flat {
  const [start, end] = [line[0], line.at(-1)]
  return start && end ? flat(end, start) : { x: 0, y: 0 }
}

/** Of a line, what is beside another. */
function beside(line: readonly Point[], other: readonly Point[]): Point[] {
  const [start, end] = [other[0], other.at(-1)]
  if (!start || !end) return []
  const ends = [nearestOn(line, start), nearestOn(line, end)].toSorted((a, b) => a.index - b.index)
  const [from, to] = ends
  return from && to ? [from.point, ...line.slice(from.index, to.index), to.point] : []
}

/** The area that two lines enclose where they run beside each other. */
export function enclosed(whole: readonly Point[], otherWhole: readonly Point[]): string {
  const [one, other] = [beside(whole, otherWhole), beside(otherWhole, whole)]
  const [start, end] = [one[0], one.at(-1)]
  const [from, to] = [other[0], other.at(-1)]
  if (!start || !end || !from || !to) return ''
  const isParallel =
    lengthOf([end, to]) + lengthOf([start, from]) < lengthOf([end, from]) + lengthOf([start, to])
  return writePolygon([...one, ...(isParallel ? other.toReversed() : other)])
}

export function lengthOf(line: readonly Point[]): number {
  return line.slice(1).reduce((km, to, index) => {
    const { x, y } = flat(to, line[index] ?? to)
    return km + Math.hypot(x, y)
  }, 0)
}

/** The point so many kilometers from the beginning; undefined beyond the end. */
export function pointAlong(line: readonly Point[], km: number): Point | undefined {
  let left = km
  for (const [index, to] of line.entries()) {
    const from = line[index - 1]
    if (!from) continue
    const length = lengthOf([from, to])
    if (left <= length) return between(from, to, length === 0 ? 0 : left / length)
    left -= length
  }
  return undefined
}
