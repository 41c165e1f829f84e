import { darken, lighten, mix } from '#demo/pictures/color.ts'
import { plant } from '#demo/pictures/parts/decor.ts'
import { desk } from '#demo/pictures/parts/desks.ts'
import { armchair, roundTable, shelves, sideboard, sofa } from '#demo/pictures/parts/furniture.ts'
import { pendant } from '#demo/pictures/parts/lamps.ts'
import { tone } from '#demo/pictures/parts/light.ts'
import { art, rug } from '#demo/pictures/parts/nanduti.ts'
import { buildRoom, type FloorKind, glow, opening, type Room } from '#demo/pictures/parts/room.ts'
import { block, blockOf, panel } from '#demo/pictures/solid.ts'
import { type Stage, variantOf } from '#demo/pictures/stage.ts'

function ceilingLights(room: Room, rows: number): void {
  const { ceiling, stage } = room
  for (let i = 0; i < rows; i++) {
    for (const u of [room.size.w * 0.24, room.size.w * 0.62]) {
      ceiling.patch(u, 0.7 + i * 1.5, 0.9, 0.24, stage.light.evening ? '#fff2cc' : '#ffffff', {
        opacity: 0.95,
      })
    }
  }
  glow(stage, [0, room.size.h, 2.2], 2.6, 0.8)
}

function meetingRoom(room: Room): void {
  const { stage, size } = room
  const { light, palette } = stage
  const x = size.w / 2 - 2
  const table = stage.place([x + 1, 0, size.d - 1])
  roundTable(table, 0.6, 0.74, palette.wood)
  for (const [u, z, turn] of [
    [-0.8, 0.1, 0.7],
    [0.55, 0.3, -0.7],
  ] as const)
    armchair(table.place([u - 0.3, 0, z], turn), palette.accent)
  pendant(stage, [x + 1, 2, size.d - 1], size.h, palette.wallAlt, 0.5)
  const wall = panel(stage, [x, 0, size.d - 2], [1, 0, 0], [0, 1, 0], 2, size.h)
  wall.patch(0, 0, 2, size.h, '#cfe3e2', { opacity: 0.22 })
  stage.sheet.polygon(
    [wall.at(0.3, size.h), wall.at(0.9, size.h), wall.at(0.4, 0), wall.at(0, 0), wall.at(0, 1)],
    '#ffffff',
    { opacity: 0.16 },
  )
  const flank = panel(stage, [x, 0, size.d], [0, 0, -1], [0, 1, 0], 2, size.h)
  flank.patch(0, 0, 2, size.h, '#cfe3e2', { opacity: 0.2 })
  for (const u of [0, 1, 1.97]) wall.patch(u, 0, 0.035, size.h, tone(light, '#3d3f42', 0.5))
  for (const v of [0, 2.1, size.h - 0.04]) wall.patch(0, v, 2, 0.035, tone(light, '#3d3f42', 0.5))
  for (const v of [0, 2.1, size.h - 0.04]) flank.patch(0, v, 2, 0.035, tone(light, '#3d3f42', 0.4))
}

export function drawOffice(outside: Stage): void {
  const { palette, rng, variant } = outside
  const size = { w: rng.range(6.6, 7.2), h: 2.9, d: rng.range(4.8, 5.4) }
  const grey = variantOf(outside, ['#b9b4ab', palette.floor, '#c9bfae'])
  const room = buildRoom(
    outside,
    size,
    mix(palette.room, '#ffffff', 0.3),
    grey,
    variantOf<FloorKind>(outside, ['concrete', 'boards', 'tiles']),
    variant % 4 === 2 ? palette.wallAlt : undefined,
  )
  const { stage } = room
  ceilingLights(room, 3)
  const look = {
    top: variantOf(outside, [lighten(palette.wood, 0.25), '#f3eee4', palette.wood]),
    legs: '#4b4c50',
    chair: variantOf(outside, [palette.textile, palette.accent, palette.wallAlt]),
  }
  if (variant % 3 === 2) {
    opening(room, outside, 'left', 3.6, 0.6, 3.4, 1.9, 3, 'city')
    shelves(stage.place([-0.6, 0, size.d - 0.38]), 2.6, 2.3, 0.36, palette.wood, [
      palette.accent,
      palette.wallAlt,
      palette.textileAlt,
      palette.roof,
    ])
    art(room.back, 0.7, 1.2, 1.4, 1, [palette.textile, palette.accent, palette.textileAlt], 'river')
    rug(stage, -1.5, 1, 3.8, 2.4, palette.textileAlt, palette.accent, false)
    desk(stage.place([-0.8, 0, 1.7]), 2, look, 'front', variant)
    armchair(stage.place([-1.6, 0, 0.8], 0.5 + Math.PI), palette.accent)
    sofa(stage.place([-size.w / 2 + 0.25, 0, size.d - 1.1]), 2, palette.textile, [palette.textileAlt])
    plant(stage, [size.w / 2 - 0.6, 0, size.d - 0.7], 1.8, palette.roof)
    return
  }
  opening(room, outside, 'back', 0.3, 0.5, size.w - (variant % 3 === 0 ? 2.5 : 0.6), 2.1, 5, 'city')
  if (variant % 3 === 0) meetingRoom(room)
  else {
    sideboard(stage.place([size.w / 2 - 2.2, 0, size.d - 0.5]), 2, 0.8, 0.45, palette.wood, 4)
    plant(stage, [size.w / 2 - 1.4, 0.8, size.d - 0.3], 0.6, palette.roof, 'broad')
  }
  plant(stage, [-size.w / 2 + 0.45, 0, size.d - 0.6], 1.5, palette.textileAlt)
  const rows = [2.7, 1]
  rows.forEach((z, r) => {
    const count = variant % 3 === 0 ? 2 : 3
    if (variant % 4 === 1) {
      const screen = blockOf(-size.w / 2 + 0.7, 0.75, z + 0.78, count * 1.85 - 0.25, 0.34, 0.04)
      block(stage, screen, lighten(palette.roof, 0.25), { soft: 3 })
    }
    for (let i = 0; i < count; i++)
      desk(
        stage.place([-size.w / 2 + 0.7 + i * 1.85 + r * 0.1, 0, z]),
        1.6,
        look,
        variant % 2 ? 'behind' : 'front',
        i + r + variant,
      )
  })
  if (variant % 2)
    for (const x of [-1.6, 0.6]) pendant(stage, [x, 2.2, 2], size.h, darken(palette.wallAlt, 0.1), 0.4)
}
