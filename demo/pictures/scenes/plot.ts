import { mix } from '#demo/pictures/color.ts'
import { grass, leaves, redEarth } from '#demo/pictures/palette.ts'
import {
  floorPatch,
  lawn,
  ridge,
  riverBand,
  skyline,
  treeBelt,
  tufts,
} from '#demo/pictures/parts/landscape.ts'
import { tone, type Vector } from '#demo/pictures/parts/light.ts'
import { door, window } from '#demo/pictures/parts/openings.ts'
import { hipRoof } from '#demo/pictures/parts/roofs.ts'
import { sky } from '#demo/pictures/parts/sky.ts'
import { bushes, crown, lapacho, palm, tree } from '#demo/pictures/parts/trees.ts'
import { block, blockOf, castShadow, corners, side } from '#demo/pictures/solid.ts'
import { type Stage, type View, variantOf } from '#demo/pictures/stage.ts'
import { num } from '#demo/pictures/svg.ts'

export const plotView = (variant: number): View =>
  variant % 2 === 0
    ? { eye: [0, 3.6, -13], horizon: 520, focal: 1250 }
    : { eye: [0, 13, -24], horizon: 330, focal: 1250 }

function stake(stage: Stage, at: Vector, color: string): void {
  const { sheet, light } = stage
  const { x, y, scale } = stage.project(at)
  const h = 1.1 * scale
  const w = Math.max(3, 0.09 * scale)
  sheet.ellipse(x + w, y, w * 3, w * 0.7, light.shadow, { opacity: 0.3 })
  sheet.rect(x - w / 2, y - h, w, h, tone(light, '#e8d6b4', 0.9))
  sheet.rect(x - w / 2, y - h, w, h * 0.28, tone(light, color, 0.95))
}

function survey(stage: Stage, loop: readonly Vector[], color: string): void {
  const { sheet, light } = stage
  const raised = loop.map((p): Vector => [p[0], 0.85, p[2]])
  const shadow = stage.outline(loop)
  sheet.polygon(shadow, 'none', { stroke: light.shadow, strokeWidth: 3, opacity: 0.25 })
  sheet.polygon(stage.outline(raised), 'none', { stroke: '#fff6e4', strokeWidth: 3.4, dash: '16 9' })
  const ordered = [...loop].sort((a, b) => b[2] - a[2])
  for (const at of ordered) stake(stage, at, color)
}

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

/** Returns the horizon. */
function beyond(stage: Stage): number {
  const { view, rng } = stage
  switch (variantOf(stage, ['water', 'city', 'hills'], 2)) {
    case 'water':
      ridge(stage, view.horizon + 2, rng.range(30, 60), '#6c8f7f', 0.6)
      riverBand(stage, view.horizon, view.horizon + 34)
      return 30
    case 'city':
      skyline(stage, view.horizon, 130, rng.range(100, 700), 1700)
      return 0
    default:
      ridge(stage, view.horizon, 150, '#7d9a8f', 0.72)
      ridge(stage, view.horizon, 90, '#5f8a6f', 0.5)
      return 0
  }
}

function standing(stage: Stage): void {
  const { rng } = stage
  switch (variantOf(stage, [0, 1, 2, 3], 2)) {
    case 0:
      tree(stage, [rng.range(5, 9), 0, 18], 10)
      lapacho(stage, [rng.range(-8, -5), 0, 12], 10)
      break
    case 1:
      tree(stage, [rng.range(-9, -6), 0, 17], 9)
      palm(stage, [rng.range(4, 5), 0, 13], 9)
      palm(stage, [rng.range(6.4, 7.6), 0, 15], 7)
      break
    case 2:
      lapacho(stage, [rng.range(3, 6), 0, 17], 9)
      lapacho(stage, [rng.range(-9, -7), 0, 19], 8)
      break
    default:
      for (const x of [-8, -5.4, 7.4])
        palm(stage, [x + rng.range(-0.5, 0.5), 0, rng.range(13, 19)], rng.range(6.5, 9.5))
      tree(stage, [2, 0, 20], 8)
  }
}

function fromRoad(stage: Stage): void {
  const { rng, view, palette, variant } = stage
  const shore = beyond(stage)
  lawn(stage, view.horizon + shore)
  treeBelt(stage, view.horizon + shore + 10, shore ? 46 : 80, 0.3)
  if (variant % 4 === 0) cottage(stage, [rng.range(14, 20), 0, 34], 0.3)
  else cottage(stage, [rng.range(-24, -16), 0, 36], -0.3)
  const wide = rng.range(7, 9.5)
  const loop: Vector[] = [
    [-wide, 0, 3],
    [wide, 0, 3],
    [wide + rng.range(-1, 2.5), 0, 21],
    [-wide - rng.range(-1, 2.5), 0, 21],
  ]
  const bare = variant % 8 < 4
  floorPatch(stage, loop, bare ? redEarth : '#a9b65f')
  if (bare) furrows(stage, -wide, 3, wide * 2, 17)
  tufts(stage, { x: -wide, z: 4, w: wide * 2, d: 15 }, bare ? 60 : 150, grass)
  fence(stage, [-12, 0, 22], [13, 0, 22], 10)
  bushes(stage, [-12, 0, 23], [12, 0, 23], 9, 1.4)
  standing(stage)
  survey(stage, loop, palette.accent)
  road(stage, 0.6, 4.6, variant % 4 === 2)
  if (variant % 4 === 2) theodolite(stage, [rng.range(1, 5), 0, 1.6], palette.accent)
  tufts(stage, { x: -12, z: 0.9, w: 24, d: 1.6 }, 70, grass)
}

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

const fields = [
  [-60, 62, 40, 26, '#9db45c'],
  [-16, 60, 34, 30, '#b7bd68'],
  [22, 58, 44, 30, '#86a253'],
  [-64, 34, 42, 24, '#86a253'],
  [26, 30, 46, 24, '#c07a4c'],
] as const

function fromAbove(stage: Stage): void {
  const { rng, view, palette, variant } = stage
  const shore = beyond(stage)
  lawn(stage, view.horizon + shore)
  treeBelt(stage, view.horizon + shore + 16, 46, 0.45)
  const shift = rng.range(-16, 16)
  for (const [x, z, w, d, tint] of fields) {
    const at = x + shift
    floorPatch(
      stage,
      [
        [at, 0, z],
        [at + w, 0, z],
        [at + w - 2, 0, z + d],
        [at + 2, 0, z + d],
      ],
      tint,
      0.8,
    )
  }
  grove(stage, -46, 50, 92, 30, rng.int(16, 28))
  for (const x of [-26, 24])
    cottage(stage, [x + rng.range(-4, 4), 0, rng.range(38, 48)], rng.range(-0.4, 0.4))
  grove(stage, -38, 14, 16, 22, 8)
  grove(stage, 20, 16, 18, 20, 8)
  const land = stage.place([rng.range(-2, 2), 0, 8], variantOf(stage, [0.14, -0.2, 0.05], 2))
  const [w, d] = [rng.range(10, 13), rng.range(19, 26)]
  const loop: Vector[] = [
    [-w, 0, 0],
    [w, 0, 0],
    [w, 0, d],
    [-w, 0, d],
  ]
  const bare = variant % 8 !== 5 && variant % 8 !== 3
  floorPatch(land, loop, bare ? redEarth : '#a3b35b')
  if (bare) furrows(land, -w + 1, 1, w * 2 - 3, d - 2)
  tufts(land, { x: -w + 1, z: 1, w: w * 2 - 2, d: d - 2 }, bare ? 60 : 140, grass)
  road(stage, 4.2, 6, variant % 4 === 1)
  switch (variantOf(stage, ['lapacho', 'palms', 'grove'], 2)) {
    case 'lapacho':
      lapacho(land, [-w * 0.55, 0, d * 0.7], 8)
      break
    case 'palms':
      for (const k of [0.45, 0.62, 0.75]) palm(land, [w * k, 0, d * (1.2 - k)], rng.range(6, 8))
      break
    default:
      grove(land, -w + 2, d * 0.62, w * 0.7, d * 0.3, 4)
  }
  survey(land, loop, palette.accent)
  grove(stage, -30, -6, 12, 5, 3)
  grove(stage, 15, -6, 14, 5, 3)
  tufts(stage, { x: -18, z: -8, w: 36, d: 5 }, 70, grass)
}

export function drawPlot(stage: Stage): void {
  sky(stage, stage.view.horizon)
  variantOf(stage, [fromRoad, fromAbove])(stage)
}
