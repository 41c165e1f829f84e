import { darken, lighten } from '#demo/pictures/color.ts'
import { lapachoPink } from '#demo/pictures/palette.ts'
import { plant, vase } from '#demo/pictures/parts/decor.ts'
import { armchair, footprint, sideboard } from '#demo/pictures/parts/furniture.ts'
import { lamp, pendant } from '#demo/pictures/parts/lamps.ts'
import { art, nanduti, rug } from '#demo/pictures/parts/nanduti.ts'
import { buildRoom, curtains, type FloorKind, opening, type Room } from '#demo/pictures/parts/room.ts'
import { block, blockOf, every, ruled, side } from '#demo/pictures/solid.ts'
import { type Stage, variantOf } from '#demo/pictures/stage.ts'

/** Left front corner at the origin. */
function bed(
  stage: Stage,
  w: number,
  cover: string,
  throwColor: string,
  head: string,
  tufted: boolean,
): void {
  const d = 2.1
  footprint(stage, 0, 0, w, d)
  const board = blockOf(-0.14, 0.1, d - 0.04, w + 0.28, 1.05, 0.12)
  block(stage, board, head, { soft: tufted ? 10 : 2 })
  const face = side(stage, board, 'front')
  if (tufted) ruled(face, every(0, face.width, face.width / 7), true, face.tone(darken(head, 0.35)), 2, 0.5)
  else ruled(face, every(0, face.width, 0.22), true, face.tone(darken(head, 0.4)), 1.6, 0.5)
  block(stage, blockOf(0, 0.08, 0.02, w, 0.2, d - 0.05), darken(head, 0.2), { soft: 3 })
  block(stage, blockOf(0.02, 0.28, 0.03, w - 0.04, 0.22, d - 0.1), '#f8f2e6', { soft: 8 })
  block(stage, blockOf(-0.03, 0.24, 0, w + 0.06, 0.3, d - 0.62), cover, { soft: 9 })
  const fold = blockOf(-0.03, 0.5, d - 0.86, w + 0.06, 0.06, 0.28)
  block(stage, fold, '#fbf6ec', { soft: 6 })
  const band = blockOf(-0.045, 0.2, 0.22, w + 0.09, 0.36, 0.52)
  block(stage, band, throwColor, { soft: 5 })
  const hem = side(stage, band, 'left')
  ruled(hem, every(0, hem.width, 0.06), true, hem.tone(lighten(throwColor, 0.5)), 1.4, 0.7)
  const half = (w - 0.3) / 2
  for (const [z, tall, color] of [
    [d - 0.34, 0.46, '#fdf8ee'],
    [d - 0.5, 0.36, lighten(cover, 0.35)],
  ] as const) {
    for (const i of [0, 1])
      block(stage, blockOf(0.1 + i * (half + 0.1), 0.5, z, half, tall, 0.16), color, { soft: 13 })
  }
  const small = blockOf(w / 2 - 0.28, 0.5, d - 0.66, 0.56, 0.32, 0.12)
  block(stage, small, throwColor, { soft: 11 })
  nanduti(stage, side(stage, small, 'front').at, 0.28, 0.16, 0.13, '#fff6e8', 1.3)
}

export function drawBedroom(outside: Stage): void {
  const { palette, rng, variant } = outside
  const size = { w: rng.range(5.2, 5.9), h: 2.75, d: rng.range(3.9, 4.3) }
  const feature = variantOf(outside, [
    palette.wallAlt,
    undefined,
    lighten(palette.textile, 0.3),
    lighten(palette.roof, 0.3),
    undefined,
  ])
  const room = buildRoom(
    outside,
    size,
    palette.room,
    palette.floor,
    variantOf<FloorKind>(outside, ['boards', 'boards', 'tiles', 'boards']),
    feature,
  )
  const { stage } = room
  opening(
    room,
    outside,
    'left',
    3.9,
    variant % 2 ? 0.1 : 0.8,
    2.1,
    variant % 2 ? 2.15 : 1.45,
    2,
    variant % 3 ? 'city' : 'garden',
  )
  curtains(room, 'left', 3.9, 2.1, 2.4, palette.textileAlt, 0.2)
  const w = 1.8
  const x = variantOf(outside, [-0.7, -0.9, -0.5])
  const z = size.d - 2.16
  const middle = size.w / 2 + x + w / 2
  drawPictures(outside, room, middle, feature)
  const wardrobe = variant % 2 === 0
  if (wardrobe) {
    const b = blockOf(size.w / 2 - 1.25, 0, size.d - 0.62, 1.24, 2.35, 0.6)
    block(stage, b, lighten(palette.wood, 0.12), { soft: 2 })
    const front = side(stage, b, 'front')
    for (const u of [0.03, 0.63]) front.patch(u, 0.08, 0.58, 2.2, front.tone(lighten(palette.wood, 0.24)))
    for (const u of [0.54, 0.67]) front.patch(u, 1, 0.03, 0.3, front.tone('#d8b879'))
  } else {
    sideboard(stage.place([size.w / 2 - 1.3, 0, size.d - 0.5]), 1.2, 0.85, 0.46, palette.wood, 2, 3)
    vase(stage, [size.w / 2 - 0.7, 0.85, size.d - 0.26], 0.7, palette.wallAlt, lapachoPink)
  }
  rug(
    stage,
    x - 0.7,
    z - 0.8,
    w + 1.4,
    1.9,
    variantOf(outside, [palette.textileAlt, lighten(palette.roof, 0.35), lighten(palette.textile, 0.45)]),
    palette.accent,
    variant % 4 === 2,
  )
  for (const at of [x - 0.68, x + w + 0.14]) {
    sideboard(stage.place([at, 0, size.d - 0.46]), 0.52, 0.5, 0.42, palette.wood, 1, 2)
    if (variant % 3 !== 1) lamp(stage, [at + 0.26, 0.5, size.d - 0.25], 0.5, palette.textileAlt)
    else pendant(stage, [at + 0.26, 1.25, size.d - 0.3], size.h, palette.wood, 0.26, 'globe')
  }
  bed(
    stage.place([x, 0, z]),
    w,
    variantOf(outside, ['#f1e8d8', palette.textile, palette.textileAlt, '#f4eee2']),
    variantOf(outside, [palette.accent, palette.roof, palette.wallAlt]),
    variantOf(outside, [palette.wood, palette.textile, lighten(palette.wood, 0.1)]),
    variant % 3 === 1,
  )
  plant(
    stage,
    [-size.w / 2 + 0.5, 0, size.d - 0.5],
    1.3,
    palette.textileAlt,
    variant % 2 ? 'broad' : 'fronds',
  )
  if (variant % 2 === 1) armchair(stage.place([size.w / 2 - 1.5, 0, 0.9], -0.8), palette.accent)
  if (variant % 4 === 0) {
    const bench = stage.place([x + 0.2, 0, z - 0.55])
    footprint(bench, 0, 0, 1.4, 0.42)
    for (const u of [0.08, 1.26]) block(bench, blockOf(u, 0, 0.16, 0.06, 0.36, 0.06), palette.wood)
    block(bench, blockOf(0, 0.36, 0, 1.4, 0.12, 0.42), palette.textile, { soft: 8 })
  }
}

function drawPictures(outside: Stage, room: Room, middle: number, feature: string | undefined): void {
  const { palette, variant } = outside
  const motif = variantOf<'river' | 'lace' | 'forms'>(outside, ['lace', 'river', 'forms', 'lace'])
  if (variant % 5 === 3) {
    for (const k of [-0.75, 0, 0.75])
      art(
        room.back,
        middle + k - 0.3,
        1.45,
        0.6,
        0.75,
        [palette.textile, palette.accent, palette.roof],
        k === 0 ? 'lace' : 'forms',
      )
  } else
    art(
      room.back,
      middle - (motif === 'lace' ? 0.45 : 0.65),
      1.42,
      motif === 'lace' ? 0.9 : 1.3,
      0.85,
      [feature === palette.wallAlt ? palette.accent : palette.wallAlt, palette.accent, palette.textileAlt],
      motif,
    )
}
