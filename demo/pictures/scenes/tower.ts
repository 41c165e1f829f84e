import { darken, lighten, mix } from '#demo/pictures/color.ts'
import { brick, concrete } from '#demo/pictures/palette.ts'
import { skyline, treeBelt } from '#demo/pictures/parts/landscape.ts'
import { far } from '#demo/pictures/parts/light.ts'
import { bricks, glass, railing } from '#demo/pictures/parts/openings.ts'
import { sky } from '#demo/pictures/parts/sky.ts'
import { bushes, lapacho, palm, tree } from '#demo/pictures/parts/trees.ts'
import {
  type Block,
  block,
  blockOf,
  castShadow,
  corners,
  every,
  type Panel,
  ruled,
  side,
  underside,
} from '#demo/pictures/solid.ts'
import { type Stage, type View, variantOf } from '#demo/pictures/stage.ts'
import { num } from '#demo/pictures/svg.ts'
import { car, street, streetLamp } from './street.ts'

export const towerView = (variant: number): View => ({
  eye: [0, 1.8, -40],
  horizon: 895,
  focal: [1120, 1000, 1240][variant % 3] ?? 1120,
})

const storey = 3.1

interface Style {
  wall: string
  band: string
  rail: string
  glassRail: boolean
  bays: number
}

function flats(p: Panel, style: Style, floors: number, wide: boolean): void {
  if (!p.visible) return
  const { sheet, rng } = p.stage
  sheet.polygon(
    p.rect(0, 0, p.width, p.height),
    sheet.gradient([
      [0, p.tone(lighten(style.wall, 0.06))],
      [1, p.tone(darken(style.wall, 0.08))],
    ]),
  )
  const bays = wide ? style.bays : 3
  const step = p.width / bays
  for (let f = 0; f < floors; f++) {
    const v = f * storey
    for (let b = 0; b < bays; b++) {
      const broad = wide ? step * 0.62 : step * (b === 1 ? 0.5 : 0.34)
      const u = b * step + (step - broad) / 2
      p.patch(u - 0.1, v + 0.5, broad + 0.2, 2.2, p.tone(darken(style.wall, 0.22)))
      glass(p, u, v + 0.6, broad, 2, rng.chance(0.62))
      if (wide) p.patch(u + broad / 2 - 0.05, v + 0.6, 0.1, 2, p.tone(darken(style.wall, 0.3)))
    }
  }
  ruled(p, every(0, p.height + 0.01, storey), false, p.tone(darken(style.wall, 0.25)), 1.4, 0.35)
}

function balcony(stage: Stage, b: Block, style: Style, wall: Panel, wallU: number, wallV: number): void {
  const { light, rng } = stage
  wall.patch(wallU, wallV - 0.9, b.w, 0.9, light.shadow, { opacity: light.shadowOpacity })
  underside(stage, b, style.band)
  block(stage, b, style.band)
  const guard = { ...b, y: b.y + b.h, h: 0.95 }
  for (const which of ['left', 'right', 'front'] as const) {
    railing(side(stage, guard, which), 0, 0, which === 'front' ? b.w : b.d, 0.95, style.rail, style.glassRail)
  }
  if (rng.chance(0.3)) {
    const { x, y, scale } = stage.project([b.x + b.w * rng.range(0.2, 0.8), b.y + 0.2, b.z + 0.2])
    stage.sheet.ellipse(
      x,
      y - 1 * scale,
      0.5 * scale,
      0.55 * scale,
      stage.light.evening ? '#3f5a4c' : '#5f8f4c',
    )
  }
}

function balconies(stage: Stage, body: Block, style: Style, floors: number, rhythm: number): void {
  const wall = side(stage, body, 'front')
  for (let f = 1; f < floors; f++) {
    const y = body.y + f * storey - 0.05
    const add = (u: number, w: number, d = 1.7) =>
      balcony(stage, blockOf(body.x + u, y, body.z - d, w, 0.24, d), style, wall, u, f * storey)
    if (rhythm === 0) add(0, body.w)
    else if (rhythm === 1) add(f % 2 ? 0 : body.w * 0.42, body.w * 0.58)
    else if (rhythm === 2) {
      add(0.3, body.w * 0.36)
      add(body.w * 0.64 - 0.3, body.w * 0.36)
    } else add(body.w * 0.28, body.w * 0.44, 2)
  }
}

function fins(stage: Stage, body: Block, color: string, count: number): void {
  for (let i = 0; i <= count; i++)
    block(
      stage,
      blockOf(body.x + (i * body.w) / count - 0.12, body.y, body.z - 0.7, 0.24, body.h, 0.7),
      color,
    )
}

function podium(stage: Stage, b: Block, style: Style, accent: string): void {
  const { light } = stage
  underside(stage, blockOf(b.x + b.w * 0.3, 3.1, b.z - 2.6, b.w * 0.4, 0.3, 2.6), style.band)
  for (const which of ['left', 'right', 'front'] as const) {
    const p = side(stage, b, which)
    if (!p.visible) continue
    p.fill(darken(style.wall, 0.2))
    glass(p, 0.6, 0.2, p.width - 1.2, b.h - 1, true)
    ruled(p, every(0.6, p.width - 0.6, 1.9), true, p.tone('#3d3b3a'), 3, 0.9)
    p.patch(0, b.h - 0.8, p.width, 0.8, p.tone(style.band))
    p.patch(0.6, b.h - 1.3, p.width - 1.2, 0.5, light.shadow, { opacity: 0.3 })
  }
  block(stage, blockOf(b.x + b.w * 0.3, 3.1, b.z - 2.6, b.w * 0.4, 0.3, 2.6), accent)
  for (const x of [b.x + b.w * 0.32, b.x + b.w * 0.67])
    block(stage, blockOf(x, 0.16, b.z - 2.4, 0.25, 3, 0.25), '#4b4947')
}

const roofSlab = (b: Block) => blockOf(b.x - 0.3, b.y + b.h, b.z - 0.3, b.w + 0.6, 0.5, b.d + 0.6)

/** Draw before the floors that hide its foot. */
function crownOf(stage: Stage, body: Block, style: Style, kind: number): void {
  const top = body.y + body.h
  const loft = blockOf(body.x + 2.5, top + 0.5, body.z + 2, body.w - 5, 3, body.d - 4)
  const canopy = blockOf(loft.x - 1, loft.y + 3, loft.z - 1.4, loft.w + 2, 0.35, loft.d + 2)
  underside(stage, canopy, style.band)
  block(stage, loft, style.wall)
  const front = side(stage, loft, 'front')
  glass(front, 0.6, 0.4, front.width - 1.2, 2.1, true)
  ruled(front, every(0.6, front.width - 0.6, 1.6), true, front.tone('#4b4947'), 2, 0.8)
  block(stage, canopy, style.band)
  if (kind === 1) block(stage, blockOf(body.x + body.w * 0.6, loft.y + 3.35, body.z + 4, 3, 2.6, 3), concrete)
}

function neighbours(stage: Stage): void {
  const { rng, sheet, light, view } = stage
  for (const from of [-1, 1]) {
    let x = from * rng.range(16, 20)
    for (let i = 0; i < 3; i++) {
      const w = rng.range(9, 14)
      const h = rng.range(7, 22)
      const z = rng.range(26, 40)
      const b = blockOf(from > 0 ? x : x - w, 0, z, w, h, 10)
      const color = mix(rng.pick(['#d8c3a5', '#c98f72', '#e6dcc8', '#b9b6ad']), light.haze, 0.3)
      block(stage, b, color)
      const p = side(stage, b, 'front')
      let dark = ''
      for (let v = 1.2; v < h - 1.5; v += 3) {
        for (let u = 1; u < w - 1.6; u += 2.4) {
          const [x1, y1] = p.at(u, v)
          const [x2, y2] = p.at(u + 1.3, v + 1.5)
          dark += `M${num(x1)} ${num(y1)}H${num(x2)}V${num(y2)}H${num(x1)}Z`
        }
      }
      sheet.path(dark, light.evening ? '#f6bd73' : far(light, '#3d6473', 0.25), { opacity: 0.7 })
      x += from * (w + rng.range(1, 4))
    }
  }
  treeBelt(stage, view.horizon + 4, 60, 0.2)
}

function twin(stage: Stage, b: Block, style: Style, wall: string): void {
  const { light } = stage
  const paler = { ...style, wall: mix(wall, light.haze, 0.35), bays: 4 }
  const floors = Math.floor(b.h / storey)
  underside(stage, roofSlab(b), style.band)
  for (const which of ['left', 'right', 'front'] as const) {
    flats(side(stage, b, which), paler, floors, which === 'front')
  }
  block(stage, roofSlab(b), mix(style.band, light.haze, 0.3))
}

export function drawTower(stage: Stage): void {
  const { rng, palette, view, variant, light } = stage
  sky(stage, view.horizon)
  skyline(stage, view.horizon, 260)
  neighbours(stage)
  street(stage, -14, 14)
  const style: Style = {
    wall: variantOf(stage, [palette.wall, '#efe9df', palette.wallAlt, '#d9d2c6', brick]),
    band: variantOf(stage, ['#f6f1e6', palette.wood, '#f6f1e6', palette.roof, '#ece4d6']),
    rail: '#46484c',
    glassRail: variant % 3 !== 1,
    bays: variantOf(stage, [4, 5, 5, 4, 6]),
  }
  const floors = variantOf(stage, [9, 12, 7, 14, 9])
  const w = variantOf(stage, [14, 15, 18, 13, 21])
  const turn = (light.evening ? -1 : 1) * rng.range(0.32, 0.55)
  const whole = 4.4 + floors * storey + 5
  const at = stage.place(
    [rng.range(-1.5, 1.5), 0, Math.max(4, (whole * view.focal) / 820 + view.eye[2])],
    turn,
  )
  const base = blockOf(-w / 2, 0.16, 0, w, 4.2, 12)
  const body = blockOf(-w / 2, 4.36, 0, w, floors * storey, 12)
  castShadow(at, corners({ ...body, h: Math.min(body.h, 22) }))
  if (variant % 3 === 1)
    twin(at, blockOf(-w / 2 - 15, 0.16, 16, 13, (floors - 2) * storey, 11), style, palette.wallAlt)
  tree(stage, [-15, 0, 8], 9)
  tree(stage, [15, 0, 10], 10)
  if (variant % 4 === 2) {
    const tall = blockOf(w / 2 - 0.2, 0.16, 2, 7, body.h * 0.62, 9)
    flats(side(at, tall, 'right'), { ...style, wall: palette.wallAlt }, Math.floor(tall.h / storey), false)
    flats(
      side(at, tall, 'front'),
      { ...style, wall: palette.wallAlt, bays: 2 },
      Math.floor(tall.h / storey),
      true,
    )
    block(at, blockOf(tall.x, tall.y + tall.h, tall.z - 0.3, 7.3, 0.6, 9.3), style.band)
  }
  podium(at, base, style, palette.accent)
  crownOf(at, body, style, variant % 2)
  underside(at, roofSlab(body), style.band)
  for (const which of ['left', 'right'] as const) {
    const p = side(at, body, which)
    flats(p, style, floors, false)
    if (variant % 3 === 0) bricks(p, 0, 0, 2.6, p.height)
  }
  const front = side(at, body, 'front')
  flats(front, style, floors, true)
  if (variant % 4 === 1) fins(at, body, style.band, style.bays * 2)
  else balconies(at, body, style, floors, variant % 4 === 3 ? 0 : variant % 5)
  if (variant % 5 === 4) front.patch(front.width * 0.45, 0, 1.4, front.height, front.tone(palette.accent))
  block(at, roofSlab(body), style.band)
  bushes(stage, [-13, 0.16, -3], [-6, 0.16, -3], 7, 1)
  bushes(stage, [6, 0.16, -3], [14, 0.16, -3], 7, 1)
  const flowering = rng.chance(0.65)
  if (flowering) lapacho(stage, [rng.pick([-12.6, 12]), 0.16, -12.5], rng.range(7.5, 9))
  palm(stage, [rng.range(8, 10), 0.16, -8], rng.range(6, 8))
  palm(stage, [rng.range(-9, -7.5), 0.16, -7], rng.range(5.5, 7))
  streetLamp(stage, rng.range(-5, -2), -13.2)
  if (rng.chance(0.7))
    car(stage, rng.range(-8, 4), -15.4, rng.pick([palette.accent, '#e8e4da', palette.wallAlt, '#c0392f']))
}
