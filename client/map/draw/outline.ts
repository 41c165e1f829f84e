import type { Position } from '#client/map/mercator.ts'
import { loopsOf } from './loops.ts'

/** Pixels that a simplified line may be off. */
const tolerance = 4
/** Fewer than the wire takes: a finger draws no more. */
const maxCorners = 60
const minCorners = 3
/** Square pixels: less was a slip of the finger. */
const minArea = 900

/** What a finger drew, with few corners; undefined where it encloses nothing. */
export function outlineOf(drawn: readonly Position[]): Position[] | undefined {
  let corners = simplified(drawn, tolerance)
  for (let wider = tolerance * 2; corners.length > maxCorners; wider *= 2) corners = simplified(drawn, wider)
  return isOutline(corners) ? corners : undefined
}

export function isOutline(corners: readonly Position[]): boolean {
  if (corners.length < minCorners) return false
  // The halves of an eight would cancel each other out.
  return loopsOf(corners).reduce((total, loop) => total + areaOf(loop), 0) >= minArea
}

/** Square pixels, by the shoelace formula. */
function areaOf(corners: readonly Position[]): number {
  const sum = corners.reduce((total, { x, y }, index) => {
    const next = corners[(index + 1) % corners.length] ?? { x, y }
    return total + x * next.y - next.x * y
  }, 0)
  return Math.abs(sum) / 2
}

/** Douglas-Peucker, without recursion. */
function simplified(line: readonly Position[], most: number): Position[] {
  const kept = new Set([0, line.length - 1])
  const spans: [from: number, to: number][] = [[0, line.length - 1]]
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span
    const { at, distance } = farthest(line, from, to)
    if (distance <= most) continue
    kept.add(at)
    spans.push([from, at], [at, to])
  }
  return line.filter((_, index) => kept.has(index))
}

function farthest(line: readonly Position[], from: number, to: number): { at: number; distance: number } {
  const [start, end] = [line[from], line[to]]
  let [at, distance] = [from, 0]
  if (!start || !end) return { at, distance }
  const [width, height] = [end.x - start.x, end.y - start.y]
  const length = Math.hypot(width, height)
  for (let index = from + 1; index < to; index++) {
    const { x = 0, y = 0 } = line[index] ?? {}
    const off =
      length === 0
        ? Math.hypot(x - start.x, y - start.y)
        : Math.abs(height * (x - start.x) - width * (y - start.y)) / length
    if (off > distance) [at, distance] = [index, off]
  }
  return { at, distance }
}
