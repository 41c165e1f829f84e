import { darken, lighten } from './color.ts'
import { tone, type Vector } from './light.ts'
import { glow } from './room.ts'
import { contact, type Panel } from './solid.ts'
import type { Stage } from './stage.ts'
import { disc, num, type Point } from './svg.ts'
import { frond } from './trees.ts'

/** A ring of points on a panel (or any mapping from the plane to the sheet). */
function ring(
  at: (u: number, v: number) => Point,
  u: number,
  v: number,
  radius: number,
  count: number,
  turn = 0,
): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = ((i + turn) / count) * Math.PI * 2
    return at(u + Math.cos(angle) * radius, v + Math.sin(angle) * radius)
  })
}

const closed = (points: readonly Point[]) => `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`

/** Ñandutí: a rosette of spokes, rings and scallops, as woven in Itauguá. */
export function nanduti(
  stage: Stage,
  at: (u: number, v: number) => Point,
  u: number,
  v: number,
  radius: number,
  color: string,
  width = 1.6,
): void {
  const spokes = 24
  const tips = ring(at, u, v, radius * 0.86, spokes)
  const [cx, cy] = at(u, v)
  let d = tips.map(([x, y]) => `M${num(cx)} ${num(cy)}L${num(x)} ${num(y)}`).join('')
  for (const share of [0.18, 0.34, 0.56, 0.62, 0.86]) d += closed(ring(at, u, v, radius * share, 36))
  const scallops = ring(at, u, v, radius * 1.06, spokes, 0.5)
  scallops.forEach(([x, y], i) => {
    const a = tips[i]
    const b = tips[(i + 1) % spokes]
    if (a && b) d += `M${num(a[0])} ${num(a[1])}Q${num(x)} ${num(y)} ${num(b[0])} ${num(b[1])}`
  })
  for (let i = 0; i < 12; i++) {
    const angle = (i / 12) * Math.PI * 2
    const petal = [0.36, 0.45, 0.54, 0.45].map((share, k) => {
      const spread = k === 1 ? 0.13 : k === 3 ? -0.13 : 0
      return at(u + Math.cos(angle + spread) * radius * share, v + Math.sin(angle + spread) * radius * share)
    })
    stage.sheet.path(closed(petal), color, { opacity: 0.8 })
  }
  stage.sheet.path(d, 'none', { stroke: color, strokeWidth: width })
}

/** A framed picture: river, far bank and sun, or lace, or two plain forms. */
export function art(
  p: Panel,
  u: number,
  v: number,
  w: number,
  h: number,
  colors: readonly [string, string, string],
  motif: 'river' | 'lace' | 'forms',
): void {
  const { sheet, light } = p.stage
  p.patch(u + 0.04, v - 0.06, w, h, light.shadow, { opacity: 0.2 })
  p.patch(u, v, w, h, tone(light, '#8a6244', 0.7))
  const e = 0.035
  p.patch(u + e, v + e, w - 2 * e, h - 2 * e, tone(light, '#faf5ea', 0.9))
  const inner = p.rect(u + e * 3, v + e * 3, w - e * 6, h - e * 6)
  const [a, b, c] = colors
  sheet.clipped(inner, () => {
    sheet.polygon(inner, tone(light, motif === 'lace' ? a : lighten(a, 0.62), 0.9))
    if (motif === 'lace') return
    const spot = (x: number, y: number, r: number, color: string) =>
      sheet.path(closed(ring(p.at, u + x * w, v + y * h, r, 32)), tone(light, color, 0.9))
    if (motif === 'river') {
      spot(0.62, 0.6, Math.min(w, h) * 0.17, c)
      p.patch(u, v, w, h * 0.46, tone(light, b, 0.8))
      p.patch(u, v, w, h * 0.3, tone(light, a, 0.8))
    } else {
      spot(0.4, 0.58, Math.min(w, h) * 0.26, b)
      spot(0.64, 0.36, Math.min(w, h) * 0.2, c)
      p.patch(u, v, w, h * 0.24, tone(light, a, 0.8))
    }
  })
  if (motif === 'lace')
    nanduti(p.stage, p.at, u + w / 2, v + h / 2, Math.min(w, h) * 0.36, tone(light, '#fff8ec', 1))
}

/** A potted plant: arching fronds or broad leaves. */
export function plant(
  stage: Stage,
  at: Vector,
  height: number,
  pot: string,
  kind: 'fronds' | 'broad' = 'fronds',
): void {
  const { sheet, light, rng } = stage
  const { x, y, scale } = stage.project(at)
  const h = height * scale
  contact(stage, at, height * 0.3)
  const r = h * 0.15
  const rim = y - h * 0.3
  const body = `M${num(x - r)} ${num(rim)}L${num(x - r * 0.72)} ${num(y)}Q${num(x)} ${num(y + r * 0.25)} ${num(x + r * 0.72)} ${num(y)}L${num(x + r)} ${num(rim)}Z`
  sheet.path(
    body,
    sheet.gradient(
      [
        [0, tone(light, lighten(pot, 0.1), 1)],
        [1, tone(light, darken(pot, 0.18), 0.2)],
      ],
      true,
    ),
  )
  sheet.ellipse(x, rim, r, r * 0.26, tone(light, '#4b382e', 0.4))
  const greens = ['#3f6f4b', '#56894f', '#7aa35a'].map((green, i) => tone(light, green, 0.35 + i * 0.3))
  const leaves = kind === 'fronds' ? 12 : 10
  greens.forEach((green, layer) => {
    let d = ''
    for (let i = layer; i < leaves; i += 3) {
      const angle = -Math.PI / 2 + ((i + 0.5) / leaves - 0.5) * Math.PI * 1.25 + rng.range(-0.1, 0.1)
      const length = h * rng.range(0.5, 0.72)
      if (kind === 'fronds') {
        d += frond(x, rim, angle, length)
      } else {
        const tx = x + Math.cos(angle) * length * 0.8
        const ty = rim + Math.sin(angle) * length
        const wide = h * 0.1
        const nx = -Math.sin(angle) * wide
        const ny = Math.cos(angle) * wide
        const mx = x + (tx - x) * 0.62
        const my = rim + (ty - rim) * 0.62
        d += `M${num(x)} ${num(rim)}Q${num(mx + nx)} ${num(my + ny)} ${num(tx)} ${num(ty)}Q${num(mx - nx)} ${num(my - ny)} ${num(x)} ${num(rim)}Z`
      }
    }
    sheet.path(d, green)
  })
}

/** A lamp hanging from `top` metres down to `at`. */
export function pendant(
  stage: Stage,
  at: Vector,
  top: number,
  color: string,
  size = 0.34,
  kind: 'dome' | 'basket' | 'globe' = 'dome',
): void {
  const { sheet, light } = stage
  const { x, y, scale } = stage.project(at)
  const from = stage.project([at[0], top, at[2]])
  const r = (size * scale) / 2
  sheet.line(
    [
      [from.x, from.y],
      [x, y - r],
    ],
    tone(light, '#4b443f', 0.5),
    Math.max(1.4, scale * 0.012),
  )
  glow(stage, at, 1.5)
  const paint = sheet.gradient(
    [
      [0, tone(light, lighten(color, 0.15), 1)],
      [1, tone(light, darken(color, 0.12), 0.4)],
    ],
    true,
  )
  if (kind === 'globe') {
    sheet.ellipse(x, y, r * 0.8, r * 0.8, light.evening ? '#ffe8b5' : tone(light, '#fbf4e4', 0.9))
    return
  }
  if (kind === 'basket') {
    sheet.path(
      `M${num(x - r * 0.5)} ${num(y - r)}H${num(x + r * 0.5)}Q${num(x + r * 1.35)} ${num(y)} ${num(x + r * 0.7)} ${num(y + r)}H${num(x - r * 0.7)}Q${num(x - r * 1.35)} ${num(y)} ${num(x - r * 0.5)} ${num(y - r)}Z`,
      paint,
    )
    const ribs = [-0.5, -0.25, 0, 0.25, 0.5]
      .map(
        (k) =>
          `M${num(x + r * k * 0.8)} ${num(y - r)}Q${num(x + r * k * 2.4)} ${num(y)} ${num(x + r * k * 1.2)} ${num(y + r)}`,
      )
      .join('')
    sheet.path(ribs, 'none', { stroke: tone(light, darken(color, 0.4), 0.5), strokeWidth: 1.4, opacity: 0.6 })
    return
  }
  sheet.path(
    `M${num(x - r * 0.16)} ${num(y - r)}H${num(x + r * 0.16)}Q${num(x + r * 0.95)} ${num(y - r * 0.6)} ${num(x + r)} ${num(y + r * 0.3)}H${num(x - r)}Q${num(x - r * 0.95)} ${num(y - r * 0.6)} ${num(x - r * 0.16)} ${num(y - r)}Z`,
    paint,
  )
  sheet.ellipse(x, y + r * 0.3, r, r * 0.2, light.evening ? '#ffe3a6' : tone(light, '#fff4da', 0.9))
}

/** A standing or table lamp with a cloth shade; `at` is its foot. */
export function lamp(stage: Stage, at: Vector, height: number, color: string): void {
  const { sheet, light } = stage
  const { x, y, scale } = stage.project(at)
  const h = height * scale
  const tall = height > 1
  const shade = (tall ? 0.22 : 0.46) * h
  const r = (tall ? 0.14 : 0.3) * h
  if (tall) contact(stage, at, 0.2)
  sheet.line(
    [
      [x, y],
      [x, y - h + shade * 0.5],
    ],
    tone(light, tall ? '#51463d' : '#b88a5a', 0.6),
    Math.max(2, scale * (tall ? 0.022 : 0.05)),
  )
  sheet.ellipse(x, y, r * (tall ? 0.7 : 0.55), r * 0.14, tone(light, '#51463d', 0.5))
  glow(stage, [at[0], at[1] + height * 0.9, at[2]], tall ? 1.9 : 1.2)
  const lit = light.evening
    ? sheet.gradient([
        [0, '#ffd58a'],
        [1, '#fff0c6'],
      ])
    : sheet.gradient(
        [
          [0, tone(light, lighten(color, 0.4), 1)],
          [1, tone(light, lighten(color, 0.1), 0.5)],
        ],
        true,
      )
  sheet.path(
    `M${num(x - r * 0.62)} ${num(y - h)}H${num(x + r * 0.62)}L${num(x + r)} ${num(y - h + shade)}H${num(x - r)}Z`,
    lit,
  )
}

/** Tereré: the guampa with its bombilla, and the jug beside it. `at` is on the table. */
export function terere(stage: Stage, at: Vector, jug: string): void {
  const { sheet, light } = stage
  const { x, y, scale } = stage.project(at)
  const s = scale * 0.1
  const pot = sheet.gradient(
    [
      [0, tone(light, lighten(jug, 0.2), 1)],
      [0.6, tone(light, jug, 0.7)],
      [1, tone(light, darken(jug, 0.3), 0.3)],
    ],
    true,
  )
  sheet.ellipse(x + s * 0.6, y, s * 2.4, s * 0.4, light.shadow, { opacity: 0.25 })
  sheet.path(
    `M${num(x + s)} ${num(y)}V${num(y - s * 2.5)}Q${num(x + s * 1.7)} ${num(y - s * 3.1)} ${num(x + s * 2.4)} ${num(y - s * 2.5)}V${num(y)}Z`,
    pot,
    { soft: 2 },
  )
  sheet.rect(x + s * 1.35, y - s * 3.2, s * 0.7, s * 0.5, tone(light, '#e9e4da', 0.8))
  sheet.path(
    `M${num(x - s * 0.9)} ${num(y - s * 1.5)}H${num(x + s * 0.3)}L${num(x + s * 0.1)} ${num(y)}H${num(x - s * 0.7)}Z`,
    tone(light, '#7d5335', 0.7),
  )
  sheet.rect(x - s * 0.95, y - s * 1.6, s * 1.3, s * 0.24, tone(light, '#d9d4ca', 0.9))
  sheet.ellipse(x - s * 0.3, y - s * 1.58, s * 0.5, s * 0.12, tone(light, '#6f8c46', 0.7))
  sheet.line(
    [
      [x - s * 0.1, y - s * 1.5],
      [x - s * 0.75, y - s * 2.7],
    ],
    tone(light, '#e3dfd6', 0.9),
    Math.max(1.6, s * 0.13),
  )
}

/** A bowl of fruit or a vase with twigs, to give a table its middle. */
export function bowl(stage: Stage, at: Vector, color: string, fruit: readonly [string, ...string[]]): void {
  const { sheet, light } = stage
  const { x, y, scale } = stage.project(at)
  const r = scale * 0.17
  sheet.ellipse(x + r * 0.1, y, r * 1.1, r * 0.22, light.shadow, { opacity: 0.25 })
  fruit.forEach((color2, i) =>
    sheet.ellipse(
      x + (i - (fruit.length - 1) / 2) * r * 0.52,
      y - r * (0.72 + (i % 2) * 0.16),
      r * 0.34,
      r * 0.32,
      tone(light, color2, 0.85),
    ),
  )
  sheet.path(
    `M${num(x - r)} ${num(y - r * 0.62)}H${num(x + r)}Q${num(x + r * 0.7)} ${num(y)} ${num(x + r * 0.3)} ${num(y)}H${num(x - r * 0.3)}Q${num(x - r * 0.7)} ${num(y)} ${num(x - r)} ${num(y - r * 0.62)}Z`,
    tone(light, color, 0.75),
  )
}

/** Branches of lapacho in a vase. */
export function vase(stage: Stage, at: Vector, height: number, color: string, bloom: string): void {
  const { sheet, light, rng } = stage
  const { x, y, scale } = stage.project(at)
  const h = height * scale
  let twigs = ''
  let flowers = ''
  for (let i = -2; i <= 2; i++) {
    const tx = x + i * h * 0.17 + rng.range(-4, 4)
    const ty = y - h * rng.range(0.8, 1)
    twigs += `M${num(x)} ${num(y - h * 0.3)}Q${num(x + i * h * 0.04)} ${num(y - h * 0.6)} ${num(tx)} ${num(ty)}`
    for (let k = 0; k < 5; k++)
      flowers += disc(
        tx + rng.range(-0.08, 0.08) * h,
        ty + rng.range(-0.02, 0.26) * h,
        h * rng.range(0.025, 0.05),
      )
  }
  sheet.path(twigs, 'none', { stroke: tone(light, '#6d4c3d', 0.5), strokeWidth: Math.max(1.2, h * 0.012) })
  sheet.path(flowers, tone(light, bloom, 0.85))
  const r = h * 0.1
  sheet.path(
    `M${num(x - r * 0.5)} ${num(y - h * 0.36)}H${num(x + r * 0.5)}Q${num(x + r * 1.5)} ${num(y - h * 0.16)} ${num(x + r * 0.7)} ${num(y)}H${num(x - r * 0.7)}Q${num(x - r * 1.5)} ${num(y - h * 0.16)} ${num(x - r * 0.5)} ${num(y - h * 0.36)}Z`,
    sheet.gradient(
      [
        [0, tone(light, lighten(color, 0.18), 1)],
        [1, tone(light, darken(color, 0.15), 0.3)],
      ],
      true,
    ),
  )
}

/** A woven rug with bands at its ends, or a round one with lace. */
export function rug(
  stage: Stage,
  x: number,
  z: number,
  w: number,
  d: number,
  color: string,
  trim: string,
  round: boolean,
): void {
  const { sheet, light } = stage
  const at = (u: number, v: number): Point => {
    const spot = stage.project([x + u, 0, z + v])
    return [spot.x, spot.y]
  }
  if (round) {
    const r = Math.min(w, d) / 2
    sheet.path(closed(ring(at, w / 2, d / 2, r, 48)), tone(light, color, 0.85))
    nanduti(stage, at, w / 2, d / 2, r * 0.86, tone(light, trim, 0.95), 2)
    return
  }
  const quad = (u: number, v: number, qw: number, qd: number) =>
    stage.outline([
      [x + u, 0, z + v],
      [x + u + qw, 0, z + v],
      [x + u + qw, 0, z + v + qd],
      [x + u, 0, z + v + qd],
    ])
  sheet.polygon(quad(0, 0, w, d), tone(light, color, 0.85), { soft: 3 })
  for (const u of [0.08, 0.2, w - 0.26, w - 0.12])
    sheet.polygon(quad(u, 0.02, 0.05, d - 0.04), tone(light, trim, 0.9), { opacity: 0.85 })
  for (let i = 0; i < 5; i++) {
    const u = 0.4 + ((w - 0.8) * (i + 0.5)) / 5
    const diamond = [at(u - 0.14, d / 2), at(u, d * 0.24), at(u + 0.14, d / 2), at(u, d * 0.76)]
    sheet.polygon(diamond, tone(light, trim, 0.9), { opacity: 0.55 })
  }
}
