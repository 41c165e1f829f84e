import { darken, lighten } from '#demo/pictures/color.ts'
import { earth, floorPatch, ridge, treeBelt, tufts } from '#demo/pictures/parts/landscape.ts'
import { bricks, door, lampGlow, window } from '#demo/pictures/parts/openings.ts'
import { gableRoof, gableSoffit } from '#demo/pictures/parts/roofs.ts'
import { sky } from '#demo/pictures/parts/sky.ts'
import { palm, tree } from '#demo/pictures/parts/trees.ts'
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
import { wallFace } from './house.ts'

export const warehouseView: View = { eye: [0, 1.9, -24], horizon: 720, focal: 1420 }

function cladding(p: Panel, color: string): void {
  if (!p.visible) return
  wallFace(p, color, 0.4)
  ruled(p, every(0, p.width, 0.35), true, p.tone(darken(color, 0.4)), 1.3, 0.35)
  p.patch(0, 0, p.width, 1.1, p.tone('#c9c1b4'))
}

function roller(p: Panel, u: number, w: number, h: number, color: string, open: number): void {
  if (!p.visible) return
  const { light, sheet } = p.stage
  p.patch(u - 0.2, 0, w + 0.4, h + 0.2, p.tone('#58585a'))
  sheet.polygon(
    p.rect(u, 0, w, h),
    light.evening
      ? sheet.gradient([
          [0, '#ffca7d'],
          [1, '#d9823f'],
        ])
      : sheet.gradient([
          [0, '#2b2a33'],
          [1, '#4c4644'],
        ]),
  )
  if (open > 0.3) {
    for (const [at, tall] of [
      [0.15, 0.9],
      [0.4, 1.4],
      [0.68, 0.7],
    ] as const)
      p.patch(u + w * at, 0, w * 0.22, tall, p.stage.light.evening ? '#8f5a34' : '#5f4a3b')
  }
  const down = h * (1 - open)
  p.patch(u, h - down, w, down, p.tone(color))
  for (const v of every(h - down, h, 0.28)) p.patch(u, v, w, 0.05, p.tone(darken(color, 0.25)))
  p.patch(u, h - 0.25, w, 0.25, light.shadow, { opacity: 0.3 })
}

function lorry(stage: Stage, color: string): void {
  const { sheet, light } = stage
  castShadow(stage, corners(blockOf(0, 0, 0, 7, 3, 2.3)), 0.8)
  block(stage, blockOf(0.2, 0.45, 0.1, 6.6, 0.3, 2.1), '#3b3a40')
  block(stage, blockOf(0, 0.75, 0, 4.9, 2.5, 2.3), '#efe9dc', { soft: 2 })
  const box = side(stage, blockOf(0, 0.75, 0, 4.9, 2.5, 2.3), 'front')
  box.patch(0, 0.7, 4.9, 0.4, box.tone(color))
  block(stage, blockOf(5.05, 0.5, 0.05, 1.8, 1.9, 2.2), color, { soft: 5 })
  const cab = side(stage, blockOf(5.05, 0.5, 0.05, 1.8, 1.9, 2.2), 'front')
  cab.patch(0.45, 1, 1, 0.65, light.evening ? '#4a3f6b' : '#2d5561')
  for (const u of [1, 3.7, 6]) {
    const { x, y, scale } = stage.project([u, 0.45, -0.02])
    sheet.ellipse(x, y, 0.45 * scale, 0.45 * scale, '#2a282d')
    sheet.ellipse(x, y, 0.2 * scale, 0.2 * scale, '#b9b5ae')
  }
}

function sawtooth(stage: Stage, b: Block, color: string): void {
  const teeth = 4
  const w = b.w / teeth
  for (let i = 0; i < teeth; i++) {
    const x = b.x + i * w
    const shape = stage.outline([
      [x, b.y + b.h, b.z],
      [x + w, b.y + b.h, b.z],
      [x, b.y + b.h + 1.9, b.z],
    ])
    const top = stage.outline([
      [x, b.y + b.h + 1.9, b.z],
      [x + w, b.y + b.h, b.z],
      [x + w, b.y + b.h, b.z + b.d],
      [x, b.y + b.h + 1.9, b.z + b.d],
    ])
    const p = side(stage, b, 'front')
    stage.sheet.polygon(top, p.tone(lighten(color, 0.2)))
    stage.sheet.polygon(shape, p.tone(color))
  }
}

export function drawWarehouse(stage: Stage): void {
  const { rng, palette, view, variant, light } = stage
  sky(stage, view.horizon)
  ridge(stage, view.horizon, 70, '#6c8f7f', 0.65)
  treeBelt(stage, view.horizon + 6, 80, 0.35)
  earth(stage, view.horizon)
  const turn = (light.evening ? -1 : 1) * rng.range(0.24, 0.5)
  const at = stage.place([rng.range(-1, 1), 0, 4], turn)
  tree(stage, [-16, 0, 12], 9)
  palm(stage, [15, 0, 10], 9)
  floorPatch(
    at,
    [
      [-13, 0, 0],
      [13, 0, 0],
      [15, 0, -19],
      [-15, 0, -19],
    ],
    '#c4bbae',
  )
  const body = blockOf(-9.5, 0, 0, 19, rng.range(5.6, 6.6), 20)
  const color = variantOf(stage, [palette.wall, '#a9b8b8', palette.wallAlt, '#d6cdbd'])
  castShadow(at, corners(body))
  const shape = variantOf(stage, ['gable', 'gable', 'saw', 'flat'])
  if (shape === 'gable') gableSoffit(at, body, 2.3, 0.5, '#6f6a66')
  for (const which of ['left', 'right', 'front'] as const) {
    const p = side(at, body, which)
    if (variant % 4 === 2) {
      bricks(p, 0, 0, p.width, p.height)
      p.patch(0, 0, p.width, 1, p.tone('#c9c1b4'))
    } else cladding(p, color)
    if (which !== 'front')
      for (let u = 2; u < p.width - 3; u += 4.2)
        window(p, u, body.h - 1.8, 2.6, 0.9, { frame: '#5b5a5a', columns: 3, sill: false, curtain: false })
  }
  const front = side(at, body, 'front')
  const shutter = variantOf(stage, [palette.accent, '#e8e2d4', palette.wallAlt, palette.textile], 2)
  const doors = variantOf(stage, [2, 3])
  const wide = doors === 2 ? 4.6 : 3.8
  for (let i = 0; i < doors; i++) {
    const u = 0.9 + i * (wide + (doors === 2 ? 1.6 : 0.8))
    roller(front, u, wide, 4.2, shutter, [0, 0.75, 0.35][(variant + i) % 3] ?? 0)
    lampGlow(front, u + wide / 2, 4.6, 2.6)
  }
  door(front, 17, 1.1, 2.3, darken(shutter, 0.2))
  window(front, doors === 2 ? 13.6 : 14.6, 1.4, doors === 2 ? 2.4 : 1.6, 1.2, {
    frame: '#5b5a5a',
    sill: true,
  })
  if (shape === 'gable') {
    gableRoof(at, body, 2.3, 0.5, '#b9b6b0', variant % 4 === 2 ? '#b4613f' : color, false)
    front.patch(8.4, body.h + 0.4, 2.2, 1, light.evening ? '#ffd283' : front.tone('#36545c'))
  } else if (shape === 'saw') sawtooth(at, body, color)
  else block(at, blockOf(body.x - 0.3, body.h, -0.5, 19.6, 0.9, 20.6), shutter)
  const canopy = blockOf(-8.8, 4.7, -2, 12, 0.2, 2)
  underside(at, canopy, '#77736d')
  block(at, canopy, '#8a8781')
  if (variant % 3 !== 2) lorry(at.place([rng.range(-2, 2), 0, rng.range(-9, -7)]), palette.accent)
  else {
    for (const [x, z] of [
      [-5, -5],
      [-3.6, -5.4],
      [-4.4, -6.4],
    ] as const) {
      block(at, blockOf(x, 0, z, 1.2, 0.15, 1), '#8f6a48')
      block(at, blockOf(x, 0.15, z, 1.2, rng.range(0.8, 1.3), 1), '#c39a68')
    }
  }
  tufts(stage, { x: -16, z: -18, w: 8, d: 18 }, 40, '#8aa955')
  tufts(stage, { x: 9, z: -18, w: 8, d: 18 }, 40, '#8aa955')
}
