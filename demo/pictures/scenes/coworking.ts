import { darken, lighten, mix } from '#demo/pictures/color.ts'
import { bowl, plant, terere } from '#demo/pictures/parts/decor.ts'
import { monitor } from '#demo/pictures/parts/desks.ts'
import { armchair, chair, roundTable, shelves, sofa, table } from '#demo/pictures/parts/furniture.ts'
import { pendant } from '#demo/pictures/parts/lamps.ts'
import { tone } from '#demo/pictures/parts/light.ts'
import { nanduti, rug } from '#demo/pictures/parts/nanduti.ts'
import { bricks } from '#demo/pictures/parts/openings.ts'
import { buildRoom, type FloorKind, opening } from '#demo/pictures/parts/room.ts'
import { block, blockOf, every, ruled, side } from '#demo/pictures/solid.ts'
import { type Stage, variantOf } from '#demo/pictures/stage.ts'

function laptop(stage: Stage, x: number, y: number, z: number): void {
  block(stage, blockOf(x, y, z, 0.32, 0.012, 0.22), '#b9bcc0')
  const lid = stage.outline([
    [x, y + 0.01, z],
    [x + 0.32, y + 0.01, z],
    [x + 0.32, y + 0.22, z - 0.06],
    [x, y + 0.22, z - 0.06],
  ])
  stage.sheet.polygon(lid, tone(stage.light, '#9ea3a8', 0.8), { soft: 2 })
}

function longTable(stage: Stage, w: number, seat: string, wood: string): void {
  const { palette } = stage
  const count = Math.floor(w / 0.85)
  for (let i = 0; i < count; i++) chair(stage.place([0.25 + i * 0.85, 0, 1.15]), seat, palette.wood)
  table(stage, w, 1.1, 0.75, wood, '#3f4144')
  for (let i = 0; i < count; i++) {
    if (i % 3 === 0) laptop(stage, 0.3 + i * 0.85, 0.75, 0.72)
    else if (i % 3 === 1) terere(stage, [0.45 + i * 0.85, 0.75, 0.5], palette.accent)
    else plant(stage, [0.45 + i * 0.85, 0.75, 0.55], 0.32, palette.roof, 'broad')
  }
  for (let i = 0; i < count; i++)
    if ((i + stage.variant) % 3 !== 0)
      chair(stage.place([0.72 + i * 0.85, 0, 0], Math.PI), seat, palette.wood)
}

function booth(stage: Stage, color: string): void {
  const { light } = stage
  const b = blockOf(0, 0, 0, 1.1, 2.2, 1)
  block(stage, b, color, { soft: 6 })
  const front = side(stage, b, 'front')
  front.patch(0.1, 0.08, 0.9, 2, light.evening ? '#ffd893' : tone(light, lighten(color, 0.35), 0.7))
  front.patch(0.18, 0.75, 0.74, 0.05, tone(light, '#8a5f3d', 0.7))
  front.patch(0.3, 0.4, 0.5, 0.08, tone(light, '#8a5f3d', 0.6))
  front.patch(0.1, 0.08, 0.9, 2, '#ffffff', { opacity: 0.14 })
  front.patch(0.94, 1, 0.03, 0.3, '#c9a76a')
}

export function drawCoworking(outside: Stage): void {
  const { palette, rng, variant } = outside
  const size = { w: rng.range(7, 7.6), h: 3.3, d: rng.range(5, 5.6) }
  const room = buildRoom(
    outside,
    size,
    mix(palette.room, '#ffffff', 0.2),
    variantOf(outside, ['#bdb6aa', palette.floor, palette.wood]),
    variantOf<FloorKind>(outside, ['concrete', 'boards', 'boards']),
    variantOf(outside, [undefined, palette.wallAlt, undefined, palette.accent]),
  )
  const { stage } = room
  ruled(room.ceiling, every(0, size.w, 1.1), true, tone(stage.light, darken(palette.wood, 0.1), 0.5), 9, 0.8)
  const glassBack = variant % 2 === 0
  if (glassBack) {
    if (variant % 4 === 0) bricks(room.back, 0, 0, size.w, size.h)
    opening(room, outside, 'back', 0.6, 0.7, 4.2, 2.1, 4, variant % 3 ? 'city' : 'garden')
  } else {
    opening(room, outside, 'left', 3.6, 0.4, 3.8, 2.5, 4, 'city')
    nanduti(stage, room.back.at, size.w * 0.4, 2.1, 0.8, tone(stage.light, '#fff3e0', 0.95), 2.4)
  }
  booth(
    stage.place([size.w / 2 - 1.2, 0, size.d - 1.1]),
    variantOf(outside, [palette.accent, palette.textile, palette.roof]),
  )
  if (variant % 3 !== 1) booth(stage.place([size.w / 2 - 2.45, 0, size.d - 1.1]), palette.wallAlt)
  else
    shelves(stage.place([size.w / 2 - 2.7, 0, size.d - 0.4]), 1.3, 2.1, 0.36, palette.wood, [
      palette.accent,
      palette.wallAlt,
      palette.textileAlt,
    ])
  plant(stage, [-size.w / 2 + 0.5, 0, size.d - 0.6], 1.9, palette.roof)
  const seat = variantOf(outside, [palette.textile, palette.accent, palette.wallAlt])
  const wood = lighten(palette.wood, 0.18)
  if (variant % 3 === 2) {
    rug(stage, -3, 1.2, 3.6, 2.4, palette.textileAlt, palette.accent, true)
    sofa(stage.place([-2.8, 0, size.d - 1.8]), 3, palette.textile, [palette.accent, palette.textileAlt])
    const low = stage.place([-1.4, 0, 1.9])
    roundTable(low, 0.5, 0.4, palette.wood)
    bowl(low, [0, 0.4, 0], palette.trim, ['#e39a3b', '#8aa955', '#d9643f'])
    armchair(stage.place([-3.1, 0, 1.2], 0.9), palette.accent)
    longTable(stage.place([0.7, 0, 1.3]), 2.6, seat, wood)
  } else {
    longTable(stage.place([-2.9, 0, 3]), 3.4, seat, wood)
    longTable(stage.place([-2.2, 0, 0.9]), 4.3, seat, wood)
    if (variant % 2) monitor(stage.place([-1.6, 0, 3.5]), [0, 0.75, 0], 0.6, true)
  }
  const kind = variantOf<'dome' | 'basket' | 'globe'>(outside, ['dome', 'basket', 'globe'])
  for (const [x, z] of [
    [-1.7, 3.4],
    [-0.2, 3.4],
    [-0.9, 1.4],
    [1, 1.4],
  ] as const)
    pendant(
      stage,
      [x, 2.25, z],
      size.h,
      variantOf(outside, [palette.accent, palette.wood, palette.wallAlt]),
      0.46,
      kind,
    )
}
