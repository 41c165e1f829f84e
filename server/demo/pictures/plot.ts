import { mix } from './color.ts'
import { earth, floorPatch, lawn, ridge, riverBand, skyline, treeBelt, tufts } from './landscape.ts'
import { tone, type Vector } from './light.ts'
import { door, window } from './openings.ts'
import { grass, leaves, redEarth } from './palette.ts'
import { hipRoof } from './roofs.ts'
import { sky } from './sky.ts'
import { block, blockOf, castShadow, corners, side } from './solid.ts'
import { type Stage, type View, variantOf } from './stage.ts'
import { num } from './svg.ts'
import { bushes, crown, lapacho, palm, tree } from './trees.ts'

/** At eye level from the road, or from above as a surveyor's drone sees it. */
export const plotView = (variant: number): View =>
  variant % 2 === 0
    ? { eye: [0, 3.6, -13], horizon: 520, focal: 1250 }
    : { eye: [0, 13, -24], horizon: 330, focal: 1250 }

/** A surveyor's stake with its painted head. */
function stake(stage: Stage, at: Vector, color: string): void {
  const { sheet, light } = stage
  const { x, y, scale } = stage.project(at)
  const h = 1.1 * scale
  const w = Math.max(3, 0.09 * scale)
  sheet.ellipse(x + w, y, w * 3, w * 0.7, light.shadow, { opacity: 0.3 })
  sheet.rect(x - w / 2, y - h, w, h, tone(light, '#e8d6b4', 0.9))
  sheet.rect(x - w / 2, y - h, w, h * 0.28, tone(light, color, 0.95))
}

/** Stakes at the corners and along the sides with the line between them. */
function survey(stage: Stage, loop: readonly Vector[], color: string): void {
  const { sheet, light } = stage
  const raised = loop.map((p): Vector => [p[0], 0.85, p[2]])
  const shadow = stage.outline(loop)
  sheet.polygon(shadow, 'none', { stroke: light.shadow, strokeWidth: 3, opacity: 0.25 })
  sheet.polygon(stage.outline(raised), 'none', { stroke: '#fff6e4', strokeWidth: 3.4, dash: '16 9' })
  const ordered = [...loop].sort((a, b) => b[2] - a[2])
  for (const at of ordered) stake(stage, at, color)
}

/** The surveyor's instrument on its tripod. */
function theodolite(stage: Stage, at: Vector, color: string): void {
  const { sheet, light } = stage
  const { x, y, scale: s } = stage.project(at)
  sheet.ellipse(x - light.sun[0] * s * 0.5, y, s * 0.6, s * 0.1, light.shadow, {
    opacity: light.shadowOpacity,
  })
  for (const k of [-0.42, 0.08, 0.45]) {
    sheet.line(
      [
        [x, y - 1.25 * s],
        [x + k * s, y + (k === 0.08 ? 0.1 : -0.02) * s],
      ],
      tone(light, '#c9963f', 0.8),
      Math.max(3, 0.05 * s),
    )
  }
  sheet.rect(x - 0.13 * s, y - 1.62 * s, 0.26 * s, 0.36 * s, tone(light, color, 0.85), { soft: 3 })
  sheet.rect(x - 0.22 * s, y - 1.53 * s, 0.44 * s, 0.13 * s, tone(light, '#3d3f42', 0.7), { soft: 2 })
  sheet.rect(x - 0.16 * s, y - 1.3 * s, 0.32 * s, 0.06 * s, tone(light, '#3d3f42', 0.5))
}

/** Tyre marks and clods on bare earth. */
function furrows(stage: Stage, x: number, z: number, w: number, d: number): void {
  const { rng, sheet, light } = stage
  let dark = ''
  for (let i = 0; i < 70; i++) {
    const spot = stage.project([x + rng.range(0, w), 0, z + rng.range(0, d)])
    const r = spot.scale * rng.range(0.08, 0.3)
    dark += `M${num(spot.x - r)} ${num(spot.y)}q${num(r)} ${num(-r * 0.3)} ${num(r * 2)} 0q${num(-r)} ${num(r * 0.24)} ${num(-r * 2)} 0Z`
  }
  sheet.path(dark, tone(light, mix(redEarth, '#5a2416', 0.5), 0.6), { opacity: 0.4 })
}

/** A post-and-wire fence. */
function fence(stage: Stage, from: Vector, to: Vector, posts: number): void {
  const { sheet, light } = stage
  const at = (t: number, y: number) =>
    stage.project([from[0] + (to[0] - from[0]) * t, y, from[2] + (to[2] - from[2]) * t])
  for (const y of [0.4, 0.75, 1.1]) {
    const [a, b] = [at(0, y), at(1, y)]
    sheet.line(
      [
        [a.x, a.y],
        [b.x, b.y],
      ],
      tone(light, '#6f6660', 0.5),
      1.6,
      { opacity: 0.7 },
    )
  }
  for (let i = 0; i <= posts; i++) {
    const foot = at(i / posts, 0)
    const top = at(i / posts, 1.25)
    sheet.line(
      [
        [foot.x, foot.y],
        [top.x, top.y],
      ],
      tone(light, '#7a5a42', 0.5),
      Math.max(2.5, foot.scale * 0.12),
    )
  }
}

/** The way past the plot: red dirt, or cobbles and kerb. */
function road(stage: Stage, z: number, width: number, paved: boolean): void {
  const quad = (a: number, b: number): Vector[] => [
    [-80, 0, a],
    [80, 0, a],
    [80, 0, b],
    [-80, 0, b],
  ]
  floorPatch(stage, quad(z, z - width), paved ? '#8b898c' : '#c56a45')
  floorPatch(stage, quad(z + 0.4, z), paved ? '#d8cfc0' : '#a9683f')
  if (paved)
    for (let x = -40; x < 40; x += 5)
      floorPatch(
        stage,
        [
          [x, 0, z - width / 2],
          [x + 2.4, 0, z - width / 2],
          [x + 2.4, 0, z - width / 2 - 0.16],
          [x, 0, z - width / 2 - 0.16],
        ],
        '#f2ead8',
        0.8,
      )
  else
    for (const k of [0.3, 0.66])
      floorPatch(stage, quad(z - width * k, z - width * (k + 0.09)), '#a8522f', 0.5)
}

function cottage(stage: Stage, at: Vector, turn: number): void {
  const place = stage.place(at, turn)
  const b = blockOf(-4, 0, -3, 8, 2.9, 6)
  castShadow(place, corners(b))
  block(place, b, stage.palette.wall)
  const front = side(place, b, 'front')
  door(front, 3.4, 1, 2.1, stage.palette.wood)
  for (const u of [1.1, 5.5]) window(front, u, 0.9, 1.2, 1.2, { frame: stage.palette.trim, lit: true })
  hipRoof(place, b, 1.8, 0.6, stage.palette.roof)
}

/** A view along the ground from the road. */
function fromRoad(stage: Stage): void {
  const { rng, view, palette, variant } = stage
  const water = variant % 3 === 0
  if (water) riverBand(stage, view.horizon - 4, view.horizon + 26)
  else skyline(stage, view.horizon, 110, 500, 1500)
  ridge(stage, view.horizon + (water ? 2 : 0), water ? 26 : 70, '#6c8f7f', 0.6)
  if (water) riverBand(stage, view.horizon, view.horizon + 30)
  lawn(stage, view.horizon + (water ? 28 : 0))
  treeBelt(stage, view.horizon + (water ? 40 : 10), water ? 50 : 86, 0.3)
  cottage(stage, [rng.range(14, 20), 0, 34], 0.3)
  const loop: Vector[] = [
    [-9, 0, 3],
    [8.5, 0, 3],
    [10.5, 0, 21],
    [-10, 0, 21],
  ]
  floorPatch(stage, loop, redEarth)
  furrows(stage, -9, 3, 18, 17)
  tufts(stage, { x: -9, z: 5, w: 18, d: 14 }, 60, grass)
  fence(stage, [-11, 0, 22], [12, 0, 22], 9)
  bushes(stage, [-12, 0, 23], [12, 0, 23], 9, 1.4)
  tree(stage, [rng.range(6, 9), 0, 18], 10)
  if (variant % 4 === 0) lapacho(stage, [rng.range(-8, -6), 0, 12], 10)
  else {
    palm(stage, [-7.5, 0, 13], 8)
    palm(stage, [-5.6, 0, 15.5], 6.6)
  }
  survey(stage, loop, palette.accent)
  road(stage, 0.6, 4.6, variant % 4 === 2)
  if (variant % 4 === 2) theodolite(stage, [rng.range(2.5, 5), 0, 1.6], palette.accent)
  tufts(stage, { x: -12, z: 0.9, w: 24, d: 1.6 }, 70, grass)
}

/** Small round crowns seen from above at an angle. */
function grove(stage: Stage, x: number, z: number, w: number, d: number, count: number): void {
  const { rng, light, sheet } = stage
  const spots = Array.from(
    { length: count },
    (): Vector => [x + rng.range(0, w), 0, z + rng.range(0, d)],
  ).sort((a, b) => b[2] - a[2])
  for (const at of spots) {
    const { x: px, y, scale } = stage.project(at)
    const r = scale * rng.range(1.6, 2.6)
    sheet.ellipse(px - light.sun[0] * r, y + r * 0.1, r * 1.1, r * 0.4, light.shadow, {
      opacity: light.shadowOpacity,
    })
    crown(stage, px, y - r * 0.8, r, r * 0.86, rng.chance(0.14) ? '#dd5c93' : rng.pick(leaves), 1.1)
  }
}

/** A view from above: the plot among its neighbours. */
function fromAbove(stage: Stage): void {
  const { rng, view, palette, variant } = stage
  skyline(stage, view.horizon, 90, 700, 1500)
  ridge(stage, view.horizon, 46, '#6c8f7f', 0.7)
  if (variant % 4 === 1) riverBand(stage, view.horizon - 2, view.horizon + 24)
  fieldsBelow(stage, view.horizon + (variant % 4 === 1 ? 22 : 0), variant)
  treeBelt(stage, view.horizon + 30, 46, 0.45)
  for (const [x, z, w, d, tint] of [
    [-60, 62, 40, 26, '#9db45c'],
    [-16, 60, 34, 30, '#b7bd68'],
    [22, 58, 44, 30, '#86a253'],
    [-64, 34, 42, 24, '#86a253'],
    [26, 30, 46, 24, '#a9b65f'],
  ] as const) {
    floorPatch(
      stage,
      [
        [x, 0, z],
        [x + w, 0, z],
        [x + w - 2, 0, z + d],
        [x + 2, 0, z + d],
      ],
      tint,
      0.8,
    )
  }
  grove(stage, -46, 50, 92, 30, 26)
  cottage(stage, [-24, 0, 40], 0.2)
  cottage(stage, [25, 0, 44], -0.4)
  cottage(stage, [-30, 0, 20], 0.5)
  grove(stage, -36, 14, 16, 22, 8)
  grove(stage, 18, 16, 18, 20, 8)
  const skew = rng.range(-3, 3)
  const loop: Vector[] = [
    [-12, 0, 8],
    [12, 0, 8],
    [13 + skew, 0, 34],
    [-13 + skew, 0, 34],
  ]
  floorPatch(stage, loop, variant % 4 === 3 ? '#a3b35b' : redEarth)
  furrows(stage, -11, 9, 22, 24)
  tufts(stage, { x: -11, z: 9, w: 22, d: 24 }, 70, grass)
  road(stage, 6.4, 6, variant % 4 === 1)
  grove(stage, -12 + skew, 30, 6, 3, 2)
  palm(stage, [9 + skew, 0, 29], 7)
  if (variant % 4 === 3) lapacho(stage, [-7, 0, 24], 7.5)
  survey(stage, loop, palette.accent)
  grove(stage, -30, -6, 12, 5, 3)
  grove(stage, 15, -6, 14, 5, 3)
  tufts(stage, { x: -18, z: -8, w: 36, d: 7 }, 70, grass)
}

function fieldsBelow(stage: Stage, horizon: number, variant: number): void {
  if (variant % 4 === 3) earth(stage, horizon)
  else lawn(stage, horizon)
}

/** Land for sale: staked, with its road, trees and horizon. */
export function drawPlot(stage: Stage): void {
  sky(stage, stage.view.horizon)
  variantOf(stage, [fromRoad, fromAbove])(stage)
}
