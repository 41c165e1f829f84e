import { darken, lighten } from '#demo/pictures/color.ts'
import { type Block, side, underside } from '#demo/pictures/solid.ts'
import { type Stage, sunlit } from '#demo/pictures/stage.ts'
import { num } from '#demo/pictures/svg.ts'
import { tone, type Vector } from './light.ts'

const lerp = (a: Vector, b: Vector, t: number): Vector => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
]

function normalOf(stage: Stage, a: Vector, b: Vector, c: Vector): Vector {
  const [p, q, r] = [stage.toWorld(a), stage.toWorld(b), stage.toWorld(c)]
  const u: Vector = [q[0] - p[0], q[1] - p[1], q[2] - p[2]]
  const v: Vector = [r[0] - p[0], r[1] - p[1], r[2] - p[2]]
  const n: Vector = [v[1] * u[2] - v[2] * u[1], v[2] * u[0] - v[0] * u[2], v[0] * u[1] - v[1] * u[0]]
  const length = Math.hypot(...n) || 1
  const up = n[1] < 0 ? -1 : 1
  return [(n[0] / length) * up, (n[1] / length) * up, (n[2] / length) * up]
}

function above(stage: Stage, point: Vector, normal: Vector): boolean {
  const p = stage.toWorld(point)
  const { eye } = stage.view
  return normal[0] * (eye[0] - p[0]) + normal[1] * (eye[1] - p[1]) + normal[2] * (eye[2] - p[2]) > 0
}

/** Eave from `a` to `b`, ridge from `d` to `c` (possibly one point). */
export function slope(
  stage: Stage,
  [a, b, c, d]: readonly [Vector, Vector, Vector, Vector],
  color: string,
  tiled = true,
): void {
  const { sheet, light } = stage
  const normal = normalOf(stage, a, b, lerp(c, d, 0.5))
  if (!above(stage, a, normal)) return
  const lit = sunlit(light, normal)
  const face = stage.outline([a, b, c, d])
  sheet.polygon(
    face,
    sheet.gradient([
      [0, tone(light, lighten(color, 0.06), lit)],
      [1, tone(light, darken(color, 0.06), lit)],
    ]),
  )
  const [eave, depth] = [
    Math.hypot(b[0] - a[0], b[2] - a[2]),
    Math.hypot(d[0] - a[0], d[1] - a[1], d[2] - a[2]),
  ]
  const line = (p: Vector, q: Vector) => {
    const from = stage.project(p)
    const to = stage.project(q)
    return `M${num(from.x)} ${num(from.y)}L${num(to.x)} ${num(to.y)}`
  }
  const ribs = Math.min(60, Math.round(eave / (tiled ? 0.26 : 0.6)))
  const along = Array.from({ length: ribs - 1 }, (_, i) => {
    const t = (i + 1) / ribs
    return line(lerp(a, b, t), lerp(d, c, t))
  }).join('')
  sheet.path(along, 'none', { stroke: tone(light, darken(color, 0.32), lit), strokeWidth: 1.6, opacity: 0.5 })
  if (!tiled) return
  const rows = Math.max(3, Math.round(depth / 0.42))
  const across = Array.from({ length: rows - 1 }, (_, i) => {
    const t = (i + 1) / rows
    return line(lerp(a, d, t), lerp(b, c, t))
  }).join('')
  sheet.path(across, 'none', {
    stroke: tone(light, lighten(color, 0.3), lit),
    strokeWidth: 1.3,
    opacity: 0.45,
  })
}

function fascia(stage: Stage, a: Vector, b: Vector, color: string): void {
  const drop = (p: Vector): Vector => [p[0], p[1] - 0.16, p[2]]
  stage.sheet.polygon(stage.outline([a, b, drop(b), drop(a)]), tone(stage.light, darken(color, 0.25), 0.35))
}

/** Its eaves stand out by `over`. */
export function hipRoof(stage: Stage, b: Block, rise: number, over: number, color: string): void {
  const y = b.y + b.h
  const [x1, x2, z1, z2] = [b.x - over, b.x + b.w + over, b.z - over, b.z + b.d + over]
  const inset = Math.min((x2 - x1) / 2, (z2 - z1) / 2)
  const wide = x2 - x1 >= z2 - z1
  const ridgeA: Vector = wide ? [x1 + inset, y + rise, (z1 + z2) / 2] : [(x1 + x2) / 2, y + rise, z1 + inset]
  const ridgeB: Vector = wide ? [x2 - inset, y + rise, (z1 + z2) / 2] : [(x1 + x2) / 2, y + rise, z2 - inset]
  const [fl, fr, br, bl]: [Vector, Vector, Vector, Vector] = [
    [x1, y, z1],
    [x2, y, z1],
    [x2, y, z2],
    [x1, y, z2],
  ]
  slope(stage, [br, bl, wide ? ridgeA : ridgeB, ridgeB], color)
  slope(stage, [bl, fl, ridgeA, wide ? ridgeA : ridgeB], color)
  slope(stage, [fr, br, ridgeB, wide ? ridgeB : ridgeA], color)
  slope(stage, [fl, fr, wide ? ridgeB : ridgeA, ridgeA], color)
  const eaves = { x: x1, y, z: z1, w: x2 - x1, h: 0.1, d: z2 - z1 }
  if (side(stage, eaves, 'left').visible) fascia(stage, bl, fl, color)
  if (side(stage, eaves, 'right').visible) fascia(stage, fr, br, color)
  fascia(stage, fl, fr, color)
  const ridge = stage.outline([
    ridgeA,
    ridgeB,
    [ridgeB[0], ridgeB[1] + 0.14, ridgeB[2]],
    [ridgeA[0], ridgeA[1] + 0.14, ridgeA[2]],
  ])
  stage.sheet.polygon(ridge, tone(stage.light, lighten(color, 0.18), 0.9))
}

/** Draw before the walls. */
export function soffit(stage: Stage, b: Block, over: number, color: string): void {
  underside(
    stage,
    { x: b.x - over, y: b.y + b.h, z: b.z - over, w: b.w + over * 2, h: 0.1, d: b.d + over * 2 },
    color,
  )
}

export function gableSoffit(stage: Stage, b: Block, rise: number, over: number, color: string): void {
  const y = b.y + b.h
  const middle = b.x + b.w / 2
  const [x1, x2, z1, z2] = [b.x - over, b.x + b.w + over, b.z - over, b.z + b.d + over]
  const low = y - (over * rise) / (b.w / 2)
  const paint = tone(stage.light, color, 0.1)
  stage.sheet.polygon(
    stage.outline([
      [x1, low, z1],
      [x1, low, z2],
      [middle, y + rise, z2],
      [middle, y + rise, z1],
    ]),
    paint,
  )
  stage.sheet.polygon(
    stage.outline([
      [x2, low, z1],
      [x2, low, z2],
      [middle, y + rise, z2],
      [middle, y + rise, z1],
    ]),
    paint,
  )
}

export function gableRoof(
  stage: Stage,
  b: Block,
  rise: number,
  over: number,
  color: string,
  wall: string,
  tiled = true,
): void {
  const { sheet, light } = stage
  const y = b.y + b.h
  const middle = b.x + b.w / 2
  const [x1, x2, z1, z2] = [b.x - over, b.x + b.w + over, b.z - over, b.z + b.d + over]
  const low = y - (over * rise) / (b.w / 2)
  const ridge = (z: number): Vector => [middle, y + rise, z]
  slope(stage, [[x2, low, z1], [x2, low, z2], ridge(z2), ridge(z1)], color, tiled)
  slope(stage, [[x1, low, z2], [x1, low, z1], ridge(z1), ridge(z2)], color, tiled)
  const gable = stage.outline([
    [b.x, y, b.z],
    [b.x + b.w, y, b.z],
    [middle, y + rise, b.z],
  ])
  const lit = sunlit(light, frontNormal(stage))
  sheet.polygon(gable, tone(light, lighten(wall, 0.05), lit), { soft: 1.5 })
  const shade = stage.outline([
    [b.x, y, b.z],
    [middle, y + rise, b.z],
    [b.x + b.w, y, b.z],
    [b.x + b.w - 0.5, y, b.z],
    [middle, y + rise - 0.5, b.z],
    [b.x + 0.5, y, b.z],
  ])
  sheet.polygon(shade, light.shadow, { opacity: light.shadowOpacity })
  const edge = (from: Vector, to: Vector) =>
    sheet.polygon(
      stage.outline([from, to, [to[0], to[1] - 0.2, to[2]], [from[0], from[1] - 0.2, from[2]]]),
      tone(light, lighten(color, 0.1), 0.6),
    )
  edge([x1, low + 0.04, z1], [middle, y + rise + 0.04, z1])
  edge([middle, y + rise + 0.04, z1], [x2, low + 0.04, z1])
}

function frontNormal(stage: Stage): Vector {
  const o = stage.toWorld([0, 0, 0])
  const f = stage.toWorld([0, 0, -1])
  return [f[0] - o[0], f[1] - o[1], f[2] - o[2]]
}

/** Stands out by `over`; the caller draws its shadow. */
export function slabOf(b: Block, over: number, thickness: number): Block {
  return { x: b.x - over, y: b.y + b.h, z: b.z - over, w: b.w + over * 2, h: thickness, d: b.d + over * 2 }
}
