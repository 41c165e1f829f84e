import { darken, lighten } from '#demo/pictures/color.ts'
import { grass } from '#demo/pictures/palette.ts'
import { bowl, plant, terere } from '#demo/pictures/parts/decor.ts'
import { chair, table } from '#demo/pictures/parts/furniture.ts'
import { pendant } from '#demo/pictures/parts/lamps.ts'
import { lawn, treeBelt, tufts } from '#demo/pictures/parts/landscape.ts'
import { tone, type Vector } from '#demo/pictures/parts/light.ts'
import { bricks } from '#demo/pictures/parts/openings.ts'
import { slope } from '#demo/pictures/parts/roofs.ts'
import { glow } from '#demo/pictures/parts/room.ts'
import { sky } from '#demo/pictures/parts/sky.ts'
import { bushes, lapacho, palm, tree } from '#demo/pictures/parts/trees.ts'
import { block, blockOf, castShadow, corners, every, ruled, side } from '#demo/pictures/solid.ts'
import { type Stage, type View, variantOf } from '#demo/pictures/stage.ts'
import { hammock } from './garden.ts'

export const quinchoView: View = { eye: [0, 1.75, -8.2], horizon: 585, focal: 1210 }

function hearth(stage: Stage, w: number): void {
  const { sheet, light } = stage
  const body = blockOf(0, 0, 0, w, 1.05, 1)
  const upper = blockOf(0, 1.9, 0.05, w, 0.9, 0.95)
  const tall = blockOf(w * 0.3, 2.8, 0.2, w * 0.4, 2.6, 0.7)
  for (const b of [tall, body])
    for (const which of ['left', 'right', 'front'] as const) {
      const p = side(stage, b, which)
      bricks(p, 0, 0, p.width, p.height)
    }
  for (const x of [0, w - 0.3]) {
    const pillar = blockOf(x, 1.05, 0.05, 0.3, 0.9, 0.95)
    const p = side(stage, pillar, 'front')
    bricks(p, 0, 0, 0.3, 0.9)
  }
  const mouth = side(stage, blockOf(0.3, 1.05, 0.1, w - 0.6, 0.86, 0.9), 'front')
  sheet.polygon(
    mouth.rect(0, 0, mouth.width, mouth.height),
    sheet.gradient([
      [0, '#1f1516'],
      [0.6, '#3a1d17'],
      [1, '#b4461f'],
    ]),
  )
  mouth.patch(0.1, 0.05, mouth.width - 0.2, 0.1, '#ff9a3c', { opacity: 0.9 })
  mouth.patch(0.1, 0.28, mouth.width - 0.2, 0.035, '#8d8880')
  for (const u of [0.25, 0.7, 1.1]) mouth.patch(u, 0.31, 0.3, 0.11, '#7a3b26')
  for (const which of ['left', 'right', 'front'] as const) {
    const p = side(stage, upper, which)
    bricks(p, 0, 0, p.width, p.height)
  }
  block(stage, blockOf(-0.08, 1, -0.12, w + 0.16, 0.1, 1.2), '#d8cdbb')
  const arch = side(stage, body, 'front')
  arch.patch(0.3, 0.08, w * 0.5, 0.62, arch.tone('#4a2a20'))
  for (let i = 0; i < 6; i++) {
    const [x, y] = arch.at(0.42 + (i % 3) * 0.3, 0.2 + Math.floor(i / 3) * 0.24)
    const { scale } = stage.project([0, 0, 0])
    sheet.ellipse(x, y, 0.12 * scale, 0.12 * scale, tone(light, '#b88a5a', 0.6))
    sheet.ellipse(x, y, 0.06 * scale, 0.06 * scale, tone(light, '#8a5f3d', 0.6))
  }
  glow(stage, [w / 2, 1.3, 0], 1.6)
}

function rafters(stage: Stage, w: number, d: number, h: number, rise: number): void {
  const { sheet, light, palette } = stage
  const ridgeZ = d / 2
  const timber = darken(palette.wood, 0.15)
  const under = (a: Vector, b: Vector, c: Vector, e: Vector) => {
    sheet.polygon(
      stage.outline([a, b, c, e]),
      sheet.gradient([
        [0, tone(light, darken(palette.wood, 0.3), light.evening ? 0.55 : 0.25)],
        [1, tone(light, palette.wood, light.evening ? 0.7 : 0.4)],
      ]),
    )
  }
  const o = 0.7
  under([-o, h, d + o], [w + o, h, d + o], [w + o, h + rise, ridgeZ], [-o, h + rise, ridgeZ])
  under([-o, h, -o], [w + o, h, -o], [w + o, h + rise, ridgeZ], [-o, h + rise, ridgeZ])
  for (const x of every(-o, w + o, 0.9)) {
    const rafter = stage.outline([
      [x, h, d],
      [x + 0.12, h, d],
      [x + 0.12, h + rise, ridgeZ],
      [x, h + rise, ridgeZ],
    ])
    sheet.polygon(rafter, tone(light, timber, 0.2))
  }
}

export function drawQuincho(stage: Stage): void {
  const { rng, palette, view, variant, light, sheet } = stage
  sky(stage, view.horizon)
  treeBelt(stage, view.horizon + 8, 130, 0.3)
  lawn(stage, view.horizon)
  tree(stage, [-11, 0, 15], 9)
  if (rng.chance(0.6)) lapacho(stage, [9.5, 0, 12], 8)
  else tree(stage, [10, 0, 13], 9)
  palm(stage, [-7.6, 0, 9], 8)
  bushes(stage, [-12, 0, 8.4], [12, 0, 8.4], 12, 1.2)
  const turn = variantOf(stage, [-0.12, 0.16, 0.08, -0.2])
  const [w, d, h, rise] = [9, 6, 3, 1.8]
  const at = stage.place([-w / 2 + rng.range(-0.4, 0.4), 0, 0], turn)
  if (!light.evening) castShadow(at, corners(blockOf(-0.4, 2.8, -0.4, w + 0.8, 0.3, d + 0.8)), 0.8)
  block(at, blockOf(-0.4, 0, -0.6, w + 0.8, 0.14, d + 1), variantOf(stage, ['#c98f6a', '#d8c7ac', '#b9775a']))
  const deck = side(at, blockOf(-0.4, 0, -0.6, w + 0.8, 0.14, d + 1), 'top')
  ruled(deck, every(0, deck.width, 0.5), true, deck.tone('#8a5a44'), 1.3, 0.4)
  ruled(deck, every(0, deck.height, 0.5), false, deck.tone('#8a5a44'), 1.3, 0.4)
  sheet.polygon(deck.rect(0.4, 0.6, w, d), light.shadow, { opacity: light.shadowOpacity * 0.7 })
  const floor = at.place([0, 0.14, 0])
  const timber = darken(palette.wood, 0.1)
  const post = (x: number, z: number) => block(floor, blockOf(x, 0, z, 0.24, h, 0.24), timber)
  rafters(floor, w, d, h, rise)
  for (const x of [0, w / 2, w - 0.24]) post(x, d - 0.24)
  const wall = blockOf(0.24, 0, d - 0.2, w - 0.5, variant % 3 === 0 ? 2.2 : 1, 0.16)
  const face = side(floor, wall, 'front')
  if (variant % 2) bricks(face, 0, 0, face.width, face.height)
  else face.fill(palette.wall)
  block(floor, blockOf(0.24, wall.h, d - 0.3, w - 0.5, 0.1, 0.36), palette.trim)
  const hearthAt = variantOf(stage, [5.6, 0.7, 3.4], 2)
  hearth(floor.place([hearthAt, 0, d - 1.3]), 2.4)
  const counter = hearthAt > 3 ? hearthAt - 2.1 : hearthAt + 2.5
  block(floor, blockOf(counter, 0, d - 1.1, 2, 0.9, 0.8), palette.wallAlt)
  block(floor, blockOf(counter - 0.05, 0.9, d - 1.15, 2.1, 0.07, 0.9), '#e5dccb')
  bowl(floor, [counter + 0.6, 0.97, d - 0.8], palette.textileAlt, ['#d9643f', '#e39a3b', '#8aa955'])
  plant(floor, [counter + 1.5, 0.97, d - 0.7], 0.6, palette.roof, 'broad')
  const long = floor.place([variantOf(stage, [1.8, 3.6, 2.6]), 0, 1.3])
  const seat = variantOf(stage, [palette.textile, palette.wood, palette.accent])
  for (const x of [0.3, 1.2, 2.1]) chair(long.place([x, 0, 1.05]), seat, timber)
  table(long, 3, 1, 0.76, lighten(palette.wood, 0.1))
  terere(long, [1.2, 0.76, 0.45], palette.accent)
  bowl(long, [2.1, 0.76, 0.5], palette.trim, ['#e0b23c', '#7fa04a', '#e0b23c'])
  block(long, blockOf(0.3, 0.4, -0.55, 2.4, 0.06, 0.36), palette.wood)
  for (const x of [0.4, 2.5]) block(long, blockOf(x, 0, -0.5, 0.08, 0.4, 0.26), timber)
  for (const x of [1, 2.1])
    pendant(
      long,
      [x, 1.95, 0.5],
      h + 0.6,
      variantOf(stage, [palette.wood, '#3d4a46', palette.roof]),
      0.42,
      variantOf<'dome' | 'basket'>(stage, ['basket', 'dome']),
    )
  hammock(
    floor,
    [variant % 2 ? 0.3 : w - 3.2, 1.7, 0.2],
    [variant % 2 ? 3.2 : w - 0.2, 1.7, 0.2],
    variantOf(stage, [palette.accent, '#f3e2bf', palette.roof]),
  )
  for (const x of [0, w - 0.24]) post(x, 0)
  block(floor, blockOf(-0.5, h, -0.1, w + 1, 0.26, 0.26), timber)
  roofOver(floor, w, d, h, rise, palette.roof, variant % 3 !== 2)
  tufts(stage, { x: -10, z: -7.5, w: 20, d: 6 }, 90, grass)
  plant(stage, [variant % 2 ? 5.6 : -5.6, 0, -2.4], 1.5, palette.roof)
}

function roofOver(
  stage: Stage,
  w: number,
  d: number,
  h: number,
  rise: number,
  color: string,
  tiled: boolean,
): void {
  const { sheet, light } = stage
  const o = 0.7
  const paint = tiled ? color : '#c9a266'
  slope(
    stage,
    [
      [-o, h + 0.2, -o],
      [w + o, h + 0.2, -o],
      [w + o, h + rise + 0.2, d / 2],
      [-o, h + rise + 0.2, d / 2],
    ],
    paint,
    tiled,
  )
  const edge = stage.outline([
    [-o, h, -o],
    [w + o, h, -o],
    [w + o, h + 0.24, -o],
    [-o, h + 0.24, -o],
  ])
  sheet.polygon(edge, tone(light, darken(paint, 0.12), 0.7))
}
