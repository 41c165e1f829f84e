/** Ñandutí: paths to stroke and to fill, radius 100. */
export interface NandutiDrawing {
  threads: string
  woven: string
}

type Weave = 'petals' | 'scallops' | 'zigzag' | 'diamonds' | 'fans' | 'knots'

const weaves: readonly Weave[] = ['petals', 'scallops', 'zigzag', 'diamonds', 'fans', 'knots']
const spokeCounts = [12, 14, 16, 18, 20]

/** Deterministic. */
export function drawNanduti(seed: number): NandutiDrawing {
  const random = sequence(seed)
  const spokes = pick(spokeCounts, random)
  const step = (2 * Math.PI) / spokes
  const rings = [9, 25, 41, 58, 76, 92]
  const threads: string[] = [circle(4)]
  const woven: string[] = []
  for (let n = 0; n < spokes * 4; n += 1) {
    const angle = (n * step) / 4
    const start = n % 4 === 0 ? 4 : n % 2 === 0 ? 25 : 58
    threads.push(line(at(start, angle), at(92, angle)))
  }
  let last: Weave = 'knots'
  for (const [index, inner] of rings.slice(0, -1).entries()) {
    const outer = rings[index + 1] ?? 100
    threads.push(circle(inner), circle(inner + 1.6))
    const weave: Weave =
      index === 0
        ? 'petals'
        : pick(
            weaves.filter((one) => one !== last),
            random,
          )
    last = weave
    for (let n = 0; n < spokes; n += 1) {
      const angle = n * step + (index % 2 === 0 ? 0 : step / 2)
      if (weave === 'knots') {
        woven.push(knot(at((inner + outer) / 2, angle), (outer - inner) / 5))
        continue
      }
      const drawn = motif(weave, inner, outer, angle, step)
      threads.push(drawn)
      if (weave === 'petals' || weave === 'diamonds') woven.push(drawn)
      if (weave === 'scallops') threads.push(motif(weave, inner, (inner + outer) / 2, angle, step))
    }
  }
  threads.push(circle(90.4), circle(92))
  for (let n = 0; n < spokes * 2; n += 1) {
    const angle = (n * step) / 2
    threads.push(motif('scallops', 92, 100, angle, step / 2))
  }
  return { threads: threads.join(''), woven: woven.join('') }
}

function motif(
  weave: Exclude<Weave, 'knots'>,
  inner: number,
  outer: number,
  angle: number,
  step: number,
): string {
  const half = step / 2
  const middle = (inner + outer) / 2
  switch (weave) {
    case 'petals': {
      const tip = at(outer - 1, angle)
      return `M${at(inner, angle)}Q${at(middle, angle - half)} ${tip}Q${at(middle, angle + half)} ${at(inner, angle)}`
    }
    case 'scallops':
      return `M${at(inner, angle - half)}Q${at(outer + 3, angle)} ${at(inner, angle + half)}`
    case 'zigzag':
      return `M${at(inner, angle - half)}L${at(outer, angle)}L${at(inner, angle + half)}M${at(outer, angle - half)}L${at(inner, angle)}L${at(outer, angle + half)}`
    case 'diamonds':
      return `M${at(inner + 1, angle)}L${at(middle, angle + half * 0.8)}L${at(outer - 1, angle)}L${at(middle, angle - half * 0.8)}Z`
    case 'fans':
      return [-0.7, -0.35, 0.35, 0.7]
        .map((turn) => line(at(inner, angle), at(outer, angle + half * turn)))
        .join('')
  }
}

function at(radius: number, angle: number): string {
  return `${round(radius * Math.sin(angle))},${round(-radius * Math.cos(angle))}`
}

function line(from: string, to: string): string {
  return `M${from}L${to}`
}

function circle(radius: number): string {
  return `M0,${-radius}a${radius},${radius} 0 1 1 0,${2 * radius}a${radius},${radius} 0 1 1 0,${-2 * radius}`
}

function knot(centre: string, radius: number): string {
  const r = round(radius)
  return `M${centre}m0,${-r}a${r},${r} 0 1 1 0,${2 * r}a${r},${r} 0 1 1 0,${-2 * r}`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

function pick<Item>(from: readonly Item[], random: () => number): Item {
  const item = from[Math.floor(random() * from.length)]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}

/** Mulberry32: 0 to 1. */
function sequence(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}
