import { lighten } from '#demo/pictures/color.ts'
import { lapachoPink } from '#demo/pictures/palette.ts'
import { bowl, plant, terere, vase } from '#demo/pictures/parts/decor.ts'
import {
  armchair,
  chair,
  roundTable,
  shelves,
  sideboard,
  sofa,
  table,
} from '#demo/pictures/parts/furniture.ts'
import { lamp, pendant } from '#demo/pictures/parts/lamps.ts'
import { art, nanduti, rug } from '#demo/pictures/parts/nanduti.ts'
import {
  buildRoom,
  curtains,
  type FloorKind,
  type Outlook,
  opening,
  type Room,
} from '#demo/pictures/parts/room.ts'
import { blockOf, side } from '#demo/pictures/solid.ts'
import { type Stage, variantOf } from '#demo/pictures/stage.ts'

export function drawLiving(outside: Stage): void {
  const { palette, rng, variant } = outside
  const size = { w: rng.range(6, 6.8), h: 2.85, d: rng.range(4, 4.6) }
  const behindSofa = variant % 2 === 1
  const feature = variantOf(outside, [undefined, palette.wallAlt, undefined, lighten(palette.textile, 0.25)])
  const room = buildRoom(
    outside,
    size,
    palette.room,
    palette.floor,
    variantOf<FloorKind>(outside, ['boards', 'boards', 'tiles']),
    behindSofa ? undefined : feature,
  )
  const { stage } = room
  drawWalls(outside, room, size, behindSofa)
  const seats = variantOf(outside, [3, 3, 2])
  const sofaX = behindSofa ? -1.4 : -1.25
  const sofaZ = behindSofa ? size.d - 1.9 : size.d - 1.15
  rug(
    stage,
    sofaX - 0.2,
    sofaZ - 1.9,
    3.2,
    2.1,
    variantOf(outside, [palette.textileAlt, lighten(palette.textile, 0.5), palette.roof]),
    variantOf(outside, [palette.accent, palette.wallAlt, palette.textileAlt]),
    variant % 3 === 2,
  )
  if (variant % 3 === 0)
    shelves(stage.place([size.w / 2 - 1.25, 0, size.d - 0.36]), 1.15, 2.1, 0.34, palette.wood, [
      palette.accent,
      palette.wallAlt,
      palette.textileAlt,
      palette.roof,
    ])
  else if (variant % 3 === 1) {
    sideboard(stage.place([size.w / 2 - 1.75, 0, size.d - 0.46]), 1.6, 0.75, 0.44, palette.wood, 3)
    vase(stage, [size.w / 2 - 0.95, 0.75, size.d - 0.25], 0.75, palette.wallAlt, lapachoPink)
  } else plant(stage, [size.w / 2 - 0.6, 0, size.d - 0.5], 1.7, palette.roof, 'fronds')
  lamp(stage, [sofaX - 0.35, 0, sofaZ + 0.6], 1.6, palette.textileAlt)
  const couch = stage.place([sofaX, 0, sofaZ])
  const width = sofa(
    couch,
    seats,
    palette.textile,
    [palette.accent, palette.textileAlt, lighten(palette.wallAlt, 0.2)].slice(0, rng.int(2, 3)),
  )
  const cushion = side(couch, blockOf(width - 0.72 - 0.1, 0.48, 0.36, 0.44, 0.4, 0.13), 'front')
  nanduti(couch, cushion.at, 0.22, 0.2, 0.15, '#fff4e4', 1.3)
  const near = sofaZ - 1.2
  drawTable(outside, stage, sofaX, near)
  armchair(
    stage.place([sofaX + 3.1, 0, near + 0.4], -0.9),
    variantOf(outside, [palette.accent, palette.wallAlt, palette.textileAlt, palette.roof]),
  )
  plant(
    stage,
    [-size.w / 2 + 0.75, 0, behindSofa ? size.d - 0.7 : 0.6],
    variant % 2 ? 1.5 : 1.25,
    palette.textileAlt,
    variant % 2 ? 'broad' : 'fronds',
  )
  if (variant % 4 === 1) pendant(stage, [sofaX + 1.3, 2.2, near], size.h, palette.wood, 0.6, 'basket')
  if (variant % 4 === 3) chair(stage.place([size.w / 2 - 1.3, 0, 0.2], -0.7), palette.wood, palette.wood)
}

/** A window behind the sofa, or at the side beside pictures. */
function drawWalls(outside: Stage, room: Room, size: { w: number }, behindSofa: boolean): void {
  const { palette, variant } = outside
  const outlook: Outlook = variant % 3 === 0 ? 'garden' : 'city'
  if (behindSofa) {
    opening(room, outside, 'back', size.w * 0.2, 0.06, size.w * 0.6, 2.35, 4, outlook)
    curtains(room, 'back', size.w * 0.2, size.w * 0.6, 2.5, palette.textileAlt, 0.13)
  } else {
    opening(room, outside, 'left', 3.4, 0.1, 3.1, 2.25, 3, outlook)
    curtains(room, 'left', 3.4, 3.1, 2.45, palette.textileAlt, 0.14)
    const motif = variantOf<'river' | 'lace' | 'forms'>(outside, ['river', 'lace', 'forms'], 2)
    art(
      room.back,
      size.w / 2 - 0.6,
      1.3,
      motif === 'lace' ? 1 : 1.4,
      1,
      [palette.textile, palette.accent, palette.textileAlt],
      motif,
    )
    if (variant % 4 === 0)
      art(
        room.back,
        size.w / 2 + 1.4,
        1.45,
        0.6,
        0.75,
        [palette.wallAlt, palette.roof, palette.accent],
        'forms',
      )
  }
}

/** With tereré. */
function drawTable({ palette, variant }: Stage, stage: Stage, sofaX: number, near: number): void {
  if (variant % 2 === 0) {
    const coffee = stage.place([sofaX + 0.7, 0, near])
    table(coffee, 1.25, 0.62, 0.4, palette.wood)
    terere(coffee, [0.45, 0.4, 0.3], palette.wallAlt)
    bowl(coffee, [0.95, 0.4, 0.32], palette.textileAlt, ['#e39a3b', '#d9643f', '#8aa955'])
  } else {
    const coffee = stage.place([sofaX + 1.35, 0, near + 0.2])
    roundTable(coffee, 0.55, 0.4, palette.wood)
    terere(coffee, [-0.16, 0.4, 0.05], palette.accent)
    vase(coffee, [0.24, 0.4, 0], 0.42, palette.trim, lapachoPink)
  }
}
