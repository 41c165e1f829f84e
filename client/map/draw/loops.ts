import type { Position } from '#client/map/mercator.ts'

/** Splits of a line that crosses itself more often: the rest is left as it is. */
const maxSplits = 200

/** What an outline encloses, where it crosses itself in several parts, each of which crosses nothing. */
export function loopsOf(outline: readonly Position[]): Position[][] {
  const rest: Position[][] = [[...outline]]
  const loops: Position[][] = []
  for (let loop = rest.pop(); loop; loop = rest.pop()) {
    const crossing = loops.length < maxSplits ? firstCrossing(loop) : undefined
    if (!crossing) {
      loops.push(loop)
      continue
    }
    const { at, one, other } = crossing
    rest.push(
      [...loop.slice(0, one + 1), at, ...loop.slice(other + 1)],
      [at, ...loop.slice(one + 1, other + 1)],
    )
  }
  return loops
}

/** Indexes of the corners that the crossing sides begin with. */
interface Crossing {
  at: Position
  one: number
  other: number
}

function firstCrossing(loop: readonly Position[]): Crossing | undefined {
  const side = (index: number) => [loop[index], loop[(index + 1) % loop.length]] as const
  for (let one = 0; one < loop.length; one++)
    for (let other = one + 2; other < loop.length; other++) {
      // The last side ends where the first begins.
      if (one === 0 && other === loop.length - 1) continue
      const at = crossingOf(side(one), side(other))
      if (at) return { at, one, other }
    }
  return undefined
}

type Side = readonly [Position | undefined, Position | undefined]

/** Undefined where they meet at an end only. */
function crossingOf([a, b]: Side, [c, d]: Side): Position | undefined {
  if (!a || !b || !c || !d) return undefined
  const [first, second] = [
    { x: b.x - a.x, y: b.y - a.y },
    { x: d.x - c.x, y: d.y - c.y },
  ]
  const cross = first.x * second.y - first.y * second.x
  if (cross === 0) return undefined
  const between = { x: c.x - a.x, y: c.y - a.y }
  const along = (between.x * second.y - between.y * second.x) / cross
  const other = (between.x * first.y - between.y * first.x) / cross
  const isWithin = (share: number) => share > tiny && share < 1 - tiny
  return isWithin(along) && isWithin(other)
    ? { x: a.x + along * first.x, y: a.y + along * first.y }
    : undefined
}

/** Of a side's length: what rounding makes of an end. */
const tiny = 1e-9
