import { darken, lighten, mix } from '#demo/pictures/color.ts'
import { lapachoPink } from '#demo/pictures/palette.ts'
import { plant, vase } from '#demo/pictures/parts/decor.ts'
import { armchair, footprint, roundTable, sofa } from '#demo/pictures/parts/furniture.ts'
import { pendant } from '#demo/pictures/parts/lamps.ts'
import { tone } from '#demo/pictures/parts/light.ts'
import { nanduti, rug } from '#demo/pictures/parts/nanduti.ts'
import { boards, bricks } from '#demo/pictures/parts/openings.ts'
import { buildRoom, glow, opening, type Room } from '#demo/pictures/parts/room.ts'
import { block, blockOf, every, side } from '#demo/pictures/solid.ts'
import { type Stage, variantOf } from '#demo/pictures/stage.ts'

function lifts(room: Room, u: number, color: string): void {
  const { back, stage } = room
  const { light, sheet } = stage
  for (const at of [u, u + 1.5]) {
    back.patch(at - 0.1, 0, 1.2, 2.35, tone(light, darken(color, 0.3), 0.5))
    sheet.polygon(
      back.rect(at, 0, 1, 2.25),
      sheet.gradient(
        [
          [0, tone(light, '#e6e1d6', 1)],
          [0.5, tone(light, '#bdb6aa', 0.7)],
          [1, tone(light, '#d9d2c4', 0.8)],
        ],
        true,
      ),
    )
    back.patch(at + 0.49, 0, 0.02, 2.25, tone(light, '#6b645c', 0.5))
    back.patch(at + 0.36, 2.42, 0.28, 0.07, light.evening ? '#ffd893' : tone(light, '#e9c987', 0.8))
  }
  back.patch(u + 1.2, 1.05, 0.1, 0.28, tone(light, '#d8b879', 0.9))
}

function reception(stage: Stage, w: number, wood: string, stone: string): void {
  footprint(stage, 0, 0, w, 0.8)
  const b = blockOf(0, 0, 0, w, 1.02, 0.8)
  block(stage, b, wood)
  boards(side(stage, b, 'front'), 0, 0.1, w, 0.92, wood, 0.09)
  block(stage, blockOf(-0.08, 1.02, -0.1, w + 0.16, 0.08, 1), stone, { soft: 2 })
  side(stage, b, 'front').patch(0, 0, w, 0.1, stage.light.evening ? '#ffd893' : darken(wood, 0.4))
  vase(stage, [w * 0.2, 1.1, 0.3], 0.6, stone, lapachoPink)
  block(stage, blockOf(w * 0.6, 1.1, 0.3, 0.42, 0.3, 0.03), '#3d3d42', { soft: 2 })
}

export function drawLobby(outside: Stage): void {
  const { palette, rng, variant } = outside
  const size = { w: rng.range(7.4, 8), h: 3.7, d: rng.range(5, 5.6) }
  const room = buildRoom(
    outside,
    size,
    mix(palette.room, '#ffffff', 0.15),
    variantOf(outside, ['#d8cbb6', '#c9c2b6', '#cfae8a']),
    'tiles',
  )
  const { stage } = room
  const { light, sheet } = stage
  const feature = variantOf(outside, ['slats', 'stone', 'brick', 'plain'])
  const u = variantOf(outside, [0.6, 3.4])
  const wallU = u < 2 ? 3.6 : 0
  const wallW = size.w - 3.6 - (u < 2 ? 0 : 0.4)
  if (feature === 'slats') boards(room.back, wallU, 0, wallW, size.h, palette.wood, 0.12)
  if (feature === 'brick') bricks(room.back, wallU, 0, wallW, size.h)
  if (feature === 'stone') {
    room.back.patch(wallU, 0, wallW, size.h, tone(light, palette.wallAlt, 0.8))
    for (const v of every(0, size.h, 0.62))
      room.back.patch(wallU, v, wallW, 0.015, tone(light, lighten(palette.wallAlt, 0.3), 0.9), {
        opacity: 0.6,
      })
  }
  if (feature === 'plain')
    room.back.patch(wallU, 0, wallW, size.h, tone(light, lighten(palette.accent, 0.2), 0.8))
  lifts(room, u, palette.wood)
  opening(room, outside, 'left', 3.4, 0.05, 4.2, 3, 4, 'garden')
  const rosette = feature === 'brick' || feature === 'slats' || feature === 'stone' || variant % 2
  if (rosette) nanduti(stage, room.back.at, wallU + wallW / 2, 2.35, 0.78, tone(light, '#fff2dc', 0.98), 2.6)
  glow(stage, [wallU - size.w / 2 + wallW / 2, 2.4, size.d - 0.2], 2.2, 0.8)
  const trough = sheet.gradient([
    [0, '#fff2cc', light.evening ? 0.9 : 0.5],
    [1, '#fff2cc', 0],
  ])
  room.ceiling.patch(0.5, 0.25, size.w - 1, 0.22, trough)
  reception(
    stage.place([wallU - size.w / 2 + wallW / 2 - 1.35, 0, size.d - 1.9]),
    2.7,
    variantOf(outside, [palette.wallAlt, palette.wood, palette.wood, '#efe6d6']),
    '#f4eee2',
  )
  for (const x of [-0.9, 0, 0.9])
    pendant(
      stage,
      [wallU - size.w / 2 + wallW / 2 + x, 2.35, size.d - 1.6],
      size.h,
      variantOf(outside, ['#d8b879', palette.accent, palette.wood]),
      0.34,
      variantOf<'globe' | 'dome' | 'basket'>(outside, ['globe', 'dome', 'basket']),
    )
  plant(stage, [-size.w / 2 + 0.6, 0, size.d - 0.7], 2.2, palette.roof)
  plant(stage, [size.w / 2 - 0.7, 0, size.d - 1], 1.8, palette.textileAlt, 'broad')
  const x = variantOf(outside, [-2.6, 0, -1.6])
  rug(
    stage,
    x - 0.3,
    0.7,
    3.6,
    2.2,
    variantOf(outside, [palette.textileAlt, lighten(palette.textile, 0.45), lighten(palette.roof, 0.3)]),
    palette.accent,
    variant % 3 === 1,
  )
  sofa(stage.place([x, 0, 1.9]), variantOf(outside, [3, 2]), palette.textile, [
    palette.accent,
    palette.textileAlt,
  ])
  const low = stage.place([x + 1.3, 0, 1.35])
  roundTable(low, 0.46, 0.38, palette.wood)
  vase(low, [0, 0.38, 0], 0.4, palette.trim, lapachoPink)
  armchair(stage.place([x + 2.7, 0, 1.2], -0.9), palette.accent)
}
