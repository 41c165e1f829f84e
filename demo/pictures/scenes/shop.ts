import { darken, lighten } from '#demo/pictures/color.ts'
import { treeBelt } from '#demo/pictures/parts/landscape.ts'
import { tone, type Vector } from '#demo/pictures/parts/light.ts'
import { bricks, door, lampGlow, window } from '#demo/pictures/parts/openings.ts'
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
  side,
} from '#demo/pictures/solid.ts'
import { type Stage, type View, variantOf } from '#demo/pictures/stage.ts'
import { wallFace } from './house.ts'
import { street, streetLamp } from './street.ts'

export const shopView: View = { eye: [0, 1.7, -15], horizon: 760, focal: 1400 }

function awning(
  stage: Stage,
  x: number,
  y: number,
  z: number,
  w: number,
  out: number,
  colors: readonly [string, string],
): void {
  const { sheet, light } = stage
  const stripes = Math.round(w / 0.42)
  const step = w / stripes
  for (let i = 0; i < stripes; i++) {
    const color = colors[i % 2] ?? colors[0]
    const [a, b] = [x + i * step, x + (i + 1) * step]
    const top: [Vector, Vector] = [
      [a, y, z],
      [b, y, z],
    ]
    sheet.polygon(
      stage.outline([...top, [b, y - 0.7, z - out], [a, y - 0.7, z - out]]),
      tone(light, color, light.evening ? 0.5 : 0.95),
    )
    sheet.polygon(
      stage.outline([
        [a, y - 0.7, z - out],
        [b, y - 0.7, z - out],
        [b, y - 0.98, z - out],
        [(a + b) / 2, y - 1.08, z - out],
        [a, y - 0.98, z - out],
      ]),
      tone(light, darken(color, 0.1), light.evening ? 0.3 : 0.6),
    )
  }
}

function display(p: Panel, u: number, w: number, h: number, colors: readonly [string, ...string[]]): void {
  if (!p.visible) return
  const { sheet, light, rng } = p.stage
  p.patch(u - 0.1, 0.35, w + 0.2, h + 0.2, p.tone('#3f3c3a'))
  sheet.polygon(
    p.rect(u, 0.45, w, h),
    light.evening
      ? sheet.gradient([
          [0, '#ffca7a'],
          [1, '#ffe9b8'],
        ])
      : sheet.gradient([
          [0, tone(light, '#5b6f72', 0.4)],
          [1, tone(light, '#c9b89c', 0.5)],
        ]),
  )
  const level = light.evening ? 1 : 0.65
  p.patch(u, 0.45, w, 0.35, tone(light, '#a57a55', level))
  for (let at = u + 0.35; at < u + w - 0.5; at += 0.85) {
    const color = rng.pick(colors)
    const tall = rng.range(0.35, 1.2)
    p.patch(at, 0.8, 0.42, tall * 0.5, tone(light, lighten(color, 0.25), level))
    p.patch(at + 0.07, 0.8 + tall * 0.5, 0.28, tall * 0.55, tone(light, color, level))
  }
  p.patch(u + 0.2, 0.45 + h * 0.72, w - 0.4, 0.05, tone(light, '#7d5a3e', level))
  for (let at = u + 0.4; at < u + w - 0.4; at += 0.5)
    p.patch(at, 0.45 + h * 0.72 + 0.05, 0.2, rng.range(0.14, 0.3), tone(light, rng.pick(colors), level))
  sheet.polygon(
    [
      p.at(u + w * 0.1, 0.45 + h),
      p.at(u + w * 0.4, 0.45 + h),
      p.at(u + w * 0.18, 0.45),
      p.at(u, 0.45),
      p.at(u, 0.45 + h * 0.6),
    ],
    '#ffffff',
    { opacity: 0.13 },
  )
  for (const at of every(0, w, w / 3)) p.patch(u + at - 0.03, 0.45, 0.06, h, p.tone('#3f3c3a'))
}

function ornate(p: Panel, wall: string, trim: string): void {
  if (!p.visible) return
  const { light } = p.stage
  for (const u of [0, p.width / 3, (p.width * 2) / 3, p.width - 0.5]) {
    p.patch(u, 0, 0.5, p.height, p.tone(lighten(wall, 0.22)))
    p.patch(u - 0.08, p.height - 0.9, 0.66, 0.25, p.tone(trim))
  }
  p.patch(-0.2, p.height - 0.6, p.width + 0.4, 0.28, p.tone(trim))
  p.patch(0, p.height - 0.85, p.width, 0.25, light.shadow, { opacity: light.shadowOpacity })
}

function upper(p: Panel, b: Block, wide: boolean): void {
  if (!p.visible) return
  const { palette } = p.stage
  const bays = wide ? 3 : 2
  for (let i = 0; i < bays; i++) {
    const u = ((i + 0.5) * p.width) / bays - 0.65
    window(p, u, 4.4, 1.3, Math.min(2.1, b.h - 5.6), { frame: palette.trim, columns: 2, rows: 3 })
  }
}

export function drawShop(stage: Stage): void {
  const { rng, palette, view, variant, light } = stage
  sky(stage, view.horizon)
  treeBelt(stage, view.horizon + 6, 130, 0.3)
  street(stage, -5.5, 7)
  const turn = (light.evening ? -1 : 1) * rng.range(0.16, 0.34)
  const at = stage.place([0, 0, 1], turn)
  tree(stage, [-9.5, 0, 8], 9)
  tree(stage, [10, 0, 9], 8)
  const twoStorey = variant % 3 !== 1
  const h = twoStorey ? 7.4 : 4.6
  for (const [x, w, tall] of [
    [-15.2, 9, 6 - (variant % 2)],
    [6.2, 9, 5 + (variant % 2)],
  ] as const) {
    const b = blockOf(x, 0.16, 0.6, w, tall, 8)
    for (const which of ['left', 'right', 'front'] as const)
      wallFace(side(at, b, which), lighten(palette.wallAlt, 0.35), 0.3)
    const p = side(at, b, 'front')
    for (const u of [1.2, 5.2]) {
      window(p, u, 0.9, 1.6, 1.9, { frame: palette.trim, rows: 2 })
    }
    block(at, blockOf(x, 0.16 + tall, 0.4, w, 0.3, 8), palette.trim)
  }
  const body = blockOf(-6, 0.16, 0, 12, h, 9)
  castShadow(at, corners(body))
  const wall = variantOf(stage, [palette.wall, palette.wallAlt, palette.wall])
  for (const which of ['left', 'right', 'front'] as const) {
    const p = side(at, body, which)
    if (variant % 4 === 3) bricks(p, 0, 0, p.width, p.height)
    else wallFace(p, wall, 0)
    if (variant % 4 === 0) ornate(p, wall, palette.trim)
    if (twoStorey) upper(p, body, which === 'front')
  }
  const front = side(at, body, 'front')
  const goods = [palette.accent, palette.textile, palette.roof, palette.textileAlt, palette.wallAlt] as const
  front.patch(0.4, 3.2, 11.2, 0.75, front.tone(variant % 2 ? darken(palette.wallAlt, 0.2) : palette.accent))
  front.patch(0.4, 3.2, 11.2, 0.06, front.tone(palette.trim))
  const doorAt = variantOf(stage, [5.2, 1, 9.4])
  if (doorAt !== 1) display(front, 0.7, doorAt - 1.3, 2.4, goods)
  if (doorAt !== 9.4) display(front, doorAt + 1.9, 12 - doorAt - 2.7, 2.4, goods)
  door(front, doorAt, 1.3, 2.6, darken(palette.wallAlt, 0.1), true)
  lampGlow(front, doorAt + 0.65, 2.4, 3)
  lampGlow(front, 3, 3.4, 1.6)
  lampGlow(front, 9, 3.4, 1.6)
  front.patch(0.4, 2.5, 11.2, 0.45, light.shadow, { opacity: light.shadowOpacity })
  const stripes = [palette.accent, '#fbf3e4'] as const
  if (variant % 2 === 0) awning(at, -5.6, 3.4, 0, 11.2, 1.3, stripes)
  else {
    awning(at, -5.5, 3.4, 0, 5, 1.2, [palette.textile, '#fbf3e4'])
    awning(at, 0.5, 3.4, 0, 5, 1.2, [palette.textile, '#fbf3e4'])
  }
  block(at, blockOf(-6.2, 0.16 + h, -0.2, 12.4, 0.4, 9.4), palette.trim)
  for (const x of [doorAt - 6.6, doorAt - 4.2]) {
    block(at, blockOf(x, 0.16, -0.9, 0.5, 0.5, 0.5), palette.roof)
    bushes(at, [x + 0.25, 0.66, -0.7], [x + 0.26, 0.66, -0.7], 1, 0.6)
  }
  if (rng.chance(0.5)) lapacho(stage, [rng.pick([-8.2, 8]), 0.16, -3.6], rng.range(5.4, 6.4))
  else palm(stage, [rng.pick([-8, 8]), 0.16, -3.6], 6)
  streetLamp(stage, rng.pick([-5.6, 5.2]), -5)
}
