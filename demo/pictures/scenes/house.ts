import { darken, lighten } from '#demo/pictures/color.ts'
import { brick, concrete, grass, lapachoPink } from '#demo/pictures/palette.ts'
import { floorPatch, lawn, ridge, skyline, treeBelt, tufts } from '#demo/pictures/parts/landscape.ts'
import { boards, bricks, door, lampGlow, railing, window } from '#demo/pictures/parts/openings.ts'
import { gableRoof, gableSoffit, hipRoof, slabOf, soffit } from '#demo/pictures/parts/roofs.ts'
import { sky } from '#demo/pictures/parts/sky.ts'
import { bushes, lapacho, palm, tree } from '#demo/pictures/parts/trees.ts'
import {
  type Block,
  block,
  blockOf,
  castShadow,
  corners,
  type Panel,
  side,
  underside,
} from '#demo/pictures/solid.ts'
import { type Stage, type View, variantOf } from '#demo/pictures/stage.ts'

export const houseView: View = { eye: [0, 1.75, -15], horizon: 690, focal: 1480 }

export function wallFace(p: Panel, color: string, eaves: number): void {
  if (!p.visible) return
  const { sheet, light } = p.stage
  const paint = sheet.gradient([
    [0, p.tone(lighten(color, 0.05))],
    [1, p.tone(darken(color, 0.07))],
  ])
  sheet.polygon(p.rect(0, 0, p.width, p.height), paint)
  p.patch(0, 0, p.width, 0.35, p.tone(darken(color, 0.18)))
  if (eaves > 0) p.patch(0, p.height - eaves, p.width, eaves, light.shadow, { opacity: light.shadowOpacity })
}

function walls(
  stage: Stage,
  b: Block,
  color: string,
  eaves: number,
): { front: Panel; left: Panel; right: Panel } {
  const faces = {
    front: side(stage, b, 'front'),
    left: side(stage, b, 'left'),
    right: side(stage, b, 'right'),
  }
  wallFace(faces.left, color, eaves)
  wallFace(faces.right, color, eaves)
  wallFace(faces.front, color, eaves)
  return faces
}

function galleryHouse(stage: Stage): void {
  const { palette, rng } = stage
  const body = blockOf(-6, 0, 0, 12, rng.range(3.3, 3.8), 8)
  castShadow(stage, corners({ ...body, x: -6.8, w: 13.6, z: -2.4, d: 10.6 }))
  soffit(stage, { ...body, z: -2.2, d: 10.2, h: body.h + 0.1 }, 0.55, palette.wood)
  const { front, left, right } = walls(stage, body, palette.wall, 1.1)
  const bays = rng.pick([4, 5])
  const step = 12 / bays
  const doorBay = rng.int(1, bays - 2)
  for (let i = 0; i < bays; i++) {
    const u = i * step + step / 2
    if (i === doorBay) door(front, u - 0.65, 1.3, 2.6, palette.wood)
    else window(front, u - 0.6, 0.75, 1.2, 1.75, { frame: palette.trim, columns: 2, rows: 3 })
  }
  for (const p of [left, right]) window(p, 3, 0.9, 1.3, 1.6, { frame: palette.trim, rows: 3 })
  lampGlow(front, doorBay * step + step / 2, 2.6, 3.2)
  const deck = blockOf(-6.6, 0, -2.4, 13.2, 0.22, 2.4)
  block(stage, deck, '#c98f6a')
  const height = body.h - 0.35
  for (let i = 0; i <= bays; i++) {
    const x = -6.3 + (i * 12.6) / bays
    block(stage, blockOf(x - 0.15, 0.22, -2.2, 0.3, height, 0.3), palette.trim)
    block(stage, blockOf(x - 0.22, 0.22, -2.27, 0.44, 0.3, 0.44), palette.trim)
    block(stage, blockOf(x - 0.24, height + 0.02, -2.29, 0.48, 0.2, 0.48), palette.trim)
  }
  block(stage, blockOf(-6.5, height + 0.22, -2.3, 13, 0.28, 0.4), palette.wood)
  hipRoof(stage, { ...body, z: -2.2, d: 10.2, h: height + 0.5 }, rng.range(2, 2.7), 0.55, palette.roof)
}

function modernHouse(stage: Stage): void {
  const { palette, rng } = stage
  const shift = rng.range(0.8, 2.4)
  const lower = blockOf(-5.5, 0, 0, 11, 3, 8)
  const upper = blockOf(-5.5 + shift + 1, 3.25, -1.5, 8.5, 3, 8.5)
  castShadow(stage, [...corners(lower), ...corners(upper)])
  underside(stage, slabOf(upper, 0.28, 0.24), palette.trim)
  underside(stage, upper, palette.trim)
  underside(stage, slabOf(lower, 0.15, 0.25), palette.trim)
  const base = walls(stage, lower, palette.wallAlt, 0)
  const wide = rng.range(3.6, 4.6)
  boards(base.front, 0.3, 0, 2.4, 3, palette.wood)
  door(base.front, 0.9, 1.15, 2.35, palette.accent === '#d6457d' ? '#5c3b2a' : palette.accent)
  window(base.front, 3.6, 0.15, wide, 2.5, { frame: '#4a4745', columns: 3, sill: false, lit: true })
  window(base.left, 2, 0.9, 2.4, 1.2, { frame: '#4a4745', sill: false })
  window(base.right, 2, 0.9, 2.4, 1.2, { frame: '#4a4745', sill: false })
  base.front.patch(shift + 1, 2.1, 8.5, 0.9, stage.light.shadow, { opacity: stage.light.shadowOpacity * 1.1 })
  block(stage, blockOf(9.9 - 5.5, 0, -1.3, 0.22, 3.25, 0.22), '#5b5856')
  block(stage, slabOf(lower, 0.15, 0.25), palette.trim)
  const top = walls(stage, upper, palette.wall, 0.22)
  const style = rng.int(0, 2)
  if (style === 0) {
    boards(top.front, 5.2, 0, 3.3, 3, palette.wood, 0.16)
    window(top.front, 0.6, 0.4, 4, 2.1, { frame: '#4a4745', columns: 3, sill: false })
  } else if (style === 1) {
    window(top.front, 0.7, 0.3, 3.2, 2.3, { frame: '#4a4745', columns: 2, sill: false })
    window(top.front, 4.7, 0.3, 3.2, 2.3, { frame: '#4a4745', columns: 2, sill: false })
    railing(top.front, 0.5, 0.05, 7.6, 1, '#4a4745', true)
  } else {
    window(top.front, 0.6, 0.5, 5.4, 2, { frame: '#4a4745', columns: 4, sill: false })
    bricks(top.front, 6.5, 0, 2, 3)
  }
  window(top.left, 2.6, 0.8, 3, 1.4, { frame: '#4a4745', sill: false })
  window(top.right, 2.6, 0.8, 3, 1.4, { frame: '#4a4745', sill: false })
  block(stage, slabOf(upper, 0.28, 0.24), palette.trim)
  lampGlow(base.front, 2.4, 2.3, 2.4)
}

function brickHouse(stage: Stage): void {
  const { palette, rng } = stage
  const main = blockOf(-6, 0, 0, 7.5, rng.pick([3.2, 5.6]), 8)
  const wing = blockOf(1.5, 0, 0.9, 5, 2.9, 7)
  castShadow(stage, [...corners(main), ...corners(wing)])
  underside(stage, slabOf(main, 0.7, 0.3), concrete)
  underside(stage, slabOf(wing, 0.5, 0.28), concrete)
  const low = walls(stage, wing, palette.wall, 0.5)
  window(low.front, 0.6, 0.1, 3.6, 2.2, { frame: '#3d3a38', columns: 3, sill: false, lit: true })
  window(low.right, 1.2, 0.9, 2.2, 1.2, { frame: '#3d3a38', sill: false })
  block(stage, slabOf(wing, 0.5, 0.28), concrete)
  const faces = [side(stage, main, 'left'), side(stage, main, 'right'), side(stage, main, 'front')]
  for (const p of faces) bricks(p, 0, 0, p.width, p.height, brick)
  const front = side(stage, main, 'front')
  front.patch(0, front.height - 0.7, front.width, 0.7, stage.light.shadow, {
    opacity: stage.light.shadowOpacity,
  })
  lattice(front, 4.4, 0.3, 2.7, main.h - 1.2)
  door(front, 2.6, 1.2, 2.5, palette.accent)
  window(front, 0.5, 0.7, 1.6, 1.6, { frame: '#3d3a38', sill: false })
  if (main.h > 4) window(front, 0.5, 3.3, 3.4, 1.5, { frame: '#3d3a38', columns: 3, sill: false })
  window(side(stage, main, 'left'), 2.5, 0.9, 2.4, 1.3, { frame: '#3d3a38', sill: false })
  block(stage, slabOf(main, 0.7, 0.3), concrete)
  lampGlow(front, 3.2, 2.6, 2.4)
}

function lattice(p: Panel, u: number, v: number, w: number, h: number): void {
  if (!p.visible) return
  const { light } = p.stage
  p.patch(u, v, w, h, light.evening ? '#f3a652' : p.tone('#5a2f22'))
  const rows = Math.round(h / 0.3)
  const columns = Math.round(w / 0.36)
  for (let r = 0; r < rows; r++) {
    p.patch(u, v + r * (h / rows), w, 0.08, p.tone(darken(brick, 0.08)))
    for (let c = 0; c < columns; c++) {
      p.patch(u + (c + (r % 2) * 0.5) * (w / columns), v + r * (h / rows), 0.13, h / rows, p.tone(brick))
    }
  }
}

function gableHouse(stage: Stage): void {
  const { palette, rng } = stage
  const main = blockOf(-2.4, 0, 0, 7.6, 5.8, 8)
  const wing = blockOf(-7, 0, 1.2, 4.6, 2.9, 6.4)
  castShadow(stage, [...corners({ ...main, h: 7.4 }), ...corners(wing)])
  const rise = rng.range(2, 2.6)
  gableSoffit(stage, main, rise, 0.6, palette.wood)
  soffit(stage, wing, 0.5, palette.wood)
  const low = walls(stage, wing, palette.wallAlt, 0.45)
  boards(low.front, 0.7, 0, 3.2, 2.3, palette.wood, 0.3)
  window(low.left, 2, 0.9, 1.8, 1.2, { frame: palette.trim })
  hipRoof(stage, wing, 1.5, 0.5, palette.roof)
  const { front, left, right } = walls(stage, main, palette.wall, 0)
  const doorAt = rng.pick([0.9, 5.2])
  door(front, doorAt, 1.2, 2.4, palette.wood, rng.chance(0.5))
  window(front, doorAt < 3 ? 3.3 : 0.9, 0.7, 3.2, 1.6, {
    frame: palette.trim,
    columns: 3,
    rows: 2,
    lit: true,
  })
  window(front, 1, 3.5, 1.9, 1.9, { frame: palette.trim, columns: 2, rows: 2 })
  window(front, 4.6, 3.5, 1.9, 1.9, { frame: palette.trim, columns: 2, rows: 2 })
  for (const p of [left, right]) {
    window(p, 1.6, 3.6, 1.5, 1.5, { frame: palette.trim, rows: 2 })
    window(p, 4.6, 3.6, 1.5, 1.5, { frame: palette.trim, rows: 2 })
  }
  const balcony = blockOf(-2, 3, -1.3, 6.8, 0.22, 1.3)
  front.patch(0.3, 2.3, 7, 0.7, stage.light.shadow, { opacity: stage.light.shadowOpacity })
  underside(stage, balcony, palette.trim)
  block(stage, balcony, palette.trim)
  railing(side(stage, { ...balcony, y: 3.2, h: 1 }, 'front'), 0, 0, 6.8, 1, '#4c4643', false)
  railing(side(stage, { ...balcony, y: 3.2, h: 1 }, 'left'), 0, 0, 1.3, 1, '#4c4643', false)
  lampGlow(front, doorAt + 0.6, 2.5, 2.6)
  gableRoof(stage, main, rise, 0.6, palette.roof, palette.wall)
}

export function backdrop(stage: Stage, horizon: number): void {
  const { rng } = stage
  sky(stage, horizon)
  if (rng.chance(0.45)) skyline(stage, horizon, 130, rng.range(-200, 300), rng.range(1200, 1900))
  else ridge(stage, horizon, 60, '#6c8f7f', 0.7)
  treeBelt(stage, horizon + 6, 76, 0.45)
  lawn(stage, horizon)
}

function frontWall(stage: Stage): void {
  const { palette, variant } = stage
  const z = -7.4
  bushes(stage, [-8, 0, z + 1], [-3, 0, z + 1], 6, 0.75)
  bushes(stage, [2.2, 0, z + 1], [8, 0, z + 1], 6, 0.75, variant % 3 === 0 ? lapachoPink : undefined)
  for (const [from, to] of [
    [-9, -2.2],
    [1.4, 9],
  ] as const) {
    const b = blockOf(from, 0, z, to - from, 0.62, 0.22)
    castShadow(stage, corners(b), 0.8)
    block(stage, b, palette.wall)
    const front = side(stage, b, 'front')
    if (variant % 2) bricks(front, 0, 0, front.width, 0.62)
    block(stage, blockOf(from, 0.62, z - 0.05, to - from, 0.07, 0.32), palette.trim)
    for (const x of [from > 0 ? from : to - 0.36]) {
      block(stage, blockOf(x, 0, z - 0.08, 0.36, 1.05, 0.36), palette.wall)
      block(stage, blockOf(x - 0.05, 1.05, z - 0.13, 0.46, 0.08, 0.46), palette.trim)
    }
  }
}

export function drawHouse(stage: Stage): void {
  const { rng, palette, view } = stage
  backdrop(stage, view.horizon)
  const turn = rng.range(0.2, 0.46) * (stage.light.evening ? 1 : -1) * (rng.chance(0.75) ? -1 : 1)
  const at = stage.place([rng.range(-0.8, 0.8), 0, 4], turn)
  const left = rng.range(-11, -9)
  const flowering = rng.chance(0.6)
  tree(stage, [rng.range(4, 8), 0, 15], rng.range(8, 10))
  if (flowering) lapacho(stage, [left + 1, 0, 9], rng.range(8.5, 10.5))
  else tree(stage, [left, 0, 9], rng.range(8, 10))
  palm(stage, [rng.range(9, 11), 0, 9], rng.range(8, 10))
  const path = at.place([rng.range(-2, 0), 0, -0.4])
  floorPatch(
    path,
    [
      [-0.8, 0, 0],
      [0.9, 0, 0],
      [2.2, 0, -18],
      [-1.6, 0, -18],
    ],
    '#d9c3a2',
  )
  variantOf(stage, [modernHouse, galleryHouse, gableHouse, brickHouse])(at)
  bushes(stage, [-9.5, 0, 0.5], [-6.4, 0, 0.5], 4, 1.1)
  bushes(stage, [6.6, 0, 0.2], [9.6, 0, 0.2], 4, 1.2)
  bushes(stage, [-5, 0, -3.6], [-2.6, 0, -4], 3, 0.6, rng.chance(0.5) ? palette.accent : undefined)
  tufts(stage, { x: -12, z: -11, w: 24, d: 12 }, 110, grass)
  if (rng.chance(0.55)) palm(stage, [rng.range(5.2, 6.4), 0, -4.2], 5.6)
  if (variantOf(stage, [false, true, true], 2)) frontWall(stage)
}
