import { darken, lighten } from '#demo/pictures/color.ts'
import { bowl, plant, terere } from '#demo/pictures/parts/decor.ts'
import { chair, footprint, table } from '#demo/pictures/parts/furniture.ts'
import { pendant } from '#demo/pictures/parts/lamps.ts'
import { tone } from '#demo/pictures/parts/light.ts'
import { buildRoom, type FloorKind, glow, opening, type Room } from '#demo/pictures/parts/room.ts'
import { block, blockOf, every, type Panel, ruled, side } from '#demo/pictures/solid.ts'
import { type Stage, variantOf } from '#demo/pictures/stage.ts'

export function cabinets(p: Panel, count: number, color: string, drawers: boolean): void {
  if (!p.visible) return
  const cell = p.width / count
  for (let i = 0; i < count; i++) {
    const split = drawers && i % 2 === 0 ? [0.34, 0.33, 0.33] : [1]
    let v = 0.03
    for (const share of split) {
      const h = (p.height - 0.05) * share
      p.patch(i * cell + 0.015, v, cell - 0.03, h - 0.02, p.tone(lighten(color, 0.06)))
      p.patch(i * cell + cell * 0.3, v + h - 0.1, cell * 0.4, 0.025, p.tone('#d8b879'))
      v += h
    }
  }
}

function splash(room: Room, u: number, w: number, color: string): void {
  const { back, stage } = room
  const { light } = stage
  back.patch(u, 0.94, w, 0.6, tone(light, color, 0.85))
  for (const v of every(0.94, 1.54, 0.15)) back.patch(u, v, w, 0.012, tone(light, lighten(color, 0.5), 0.9))
  for (const at of every(u, u + w, 0.15))
    back.patch(at, 0.94, 0.012, 0.6, tone(light, lighten(color, 0.5), 0.9))
}

function fridge(stage: Stage, x: number, z: number, color: string): void {
  const b = blockOf(x, 0.04, z, 0.82, 1.95, 0.68)
  footprint(stage, x, z, 0.82, 0.68)
  block(stage, b, color, { soft: 5 })
  const front = side(stage, b, 'front')
  front.patch(0, 0.72, 0.82, 0.02, front.tone(darken(color, 0.3)))
  for (const v of [0.5, 0.8]) front.patch(0.08, v, 0.03, v > 0.6 ? 0.6 : 0.16, front.tone('#8b8e90'))
}

function stool(stage: Stage, x: number, z: number, color: string, legs: string): void {
  footprint(stage, x, z, 0.36, 0.34)
  for (const dz of [0.3, 0.02])
    for (const dx of [0.02, 0.3]) block(stage, blockOf(x + dx, 0, z + dz, 0.035, 0.64, 0.035), legs)
  block(stage, blockOf(x, 0.64, z, 0.36, 0.07, 0.36), color, { soft: 5 })
}

function wallUnits(room: Room, outside: Stage): void {
  const { stage, size } = room
  const { palette, variant, rng, light } = stage
  const front = size.d - 0.62
  const color = variantOf(stage, [
    palette.wallAlt,
    '#f2ece0',
    palette.textile,
    lighten(palette.wood, 0.1),
    palette.wall,
  ])
  const [from, to] = [-size.w / 2 + 0.02, size.w / 2 - 0.95]
  const w = to - from
  const windowAt = variantOf(stage, [1.1, 2.1, 0.8])
  splash(room, 0, w, variantOf(stage, ['#e9dcc4', palette.accent, '#dfe7e2', palette.roof], 2))
  opening(room, outside, 'back', windowAt, 1.12, 1.7, 1.15, 2, variant % 2 ? 'city' : 'garden')
  const base = blockOf(from, 0.1, front, w, 0.78, 0.6)
  footprint(stage, from, front, w, 0.6)
  block(stage, blockOf(from, 0, front + 0.06, w, 0.1, 0.5), '#3f3a38')
  block(stage, base, color)
  cabinets(side(stage, base, 'front'), Math.round(w / 0.62), color, true)
  block(stage, blockOf(from, 0.88, front - 0.03, w + 0.02, 0.05, 0.63), '#f1ebe0')
  const hob = windowAt < 1.5 ? from + w - 1.35 : from + 0.5
  const oven = side(stage, blockOf(hob, 0.12, front, 0.66, 0.74, 0.6), 'front')
  oven.patch(0, 0, 0.66, 0.74, oven.tone('#4a4a4e'))
  oven.patch(0.08, 0.12, 0.5, 0.38, light.evening ? '#d98a4a' : oven.tone('#26262b'))
  oven.patch(0.06, 0.58, 0.54, 0.03, oven.tone('#c9c9c6'))
  const top = side(stage, blockOf(hob, 0.9, front + 0.05, 0.66, 0.035, 0.5), 'top')
  top.fill('#2f2f33')
  const hood = hob - 0.02
  const shelfFrom = windowAt < 1.5 ? windowAt + 2 : 0.05
  const shelfTo = windowAt < 1.5 ? hood + size.w / 2 - 0.12 : windowAt - 0.3
  const x = stage.project([hood + 0.35, 1.75, size.d - 0.2])
  const { scale } = x
  block(stage, blockOf(hood + 0.2, 2, size.d - 0.3, 0.3, size.h - 2, 0.28), '#c9c9c6')
  block(stage, blockOf(hood, 1.72, size.d - 0.46, 0.7, 0.28, 0.44), '#d6d5d1', { soft: 3 })
  if (shelfTo - shelfFrom > 0.7) {
    const upper = blockOf(-size.w / 2 + shelfFrom, 1.55, size.d - 0.36, shelfTo - shelfFrom, 0.8, 0.34)
    if (variant % 3 === 1) {
      for (const v of [1.55, 1.95]) {
        block(stage, { ...upper, y: v, h: 0.05 }, palette.wood)
        for (let u = 0.1; u < upper.w - 0.2; u += rng.range(0.16, 0.26))
          block(
            stage,
            blockOf(upper.x + u, v + 0.05, upper.z + 0.1, 0.1, rng.range(0.12, 0.24), 0.1),
            rng.pick([palette.accent, palette.textileAlt, palette.wallAlt, '#f5efe2']),
            { soft: 2 },
          )
      }
    } else {
      block(stage, upper, lighten(color, 0.12))
      cabinets(
        side(stage, upper, 'front'),
        Math.max(1, Math.round(upper.w / 0.6)),
        lighten(color, 0.12),
        false,
      )
    }
  }
  const tap = stage.project([-size.w / 2 + windowAt + 0.8, 0.93, front + 0.42])
  stage.sheet.path(
    `M${tap.x} ${tap.y}v${-scale * 0.26}q${scale * 0.02} ${-scale * 0.1} ${scale * 0.14} ${-scale * 0.06}v${scale * 0.05}`,
    'none',
    { stroke: tone(light, '#a9acac', 0.9), strokeWidth: scale * 0.03 },
  )
  plant(stage, [-size.w / 2 + windowAt + 1.5, 0.93, front + 0.4], 0.42, palette.roof, 'broad')
  fridge(stage, size.w / 2 - 0.86, size.d - 0.72, variantOf(stage, ['#dcdcd8', '#c3c7c7', palette.accent]))
}

export function drawKitchen(outside: Stage): void {
  const { palette, rng, variant } = outside
  const size = { w: rng.range(5.4, 6), h: 2.75, d: rng.range(3.9, 4.3) }
  const room = buildRoom(
    outside,
    size,
    palette.room,
    variantOf(outside, [palette.floor, '#d8cbb6', palette.roof]),
    variantOf<FloorKind>(outside, ['boards', 'tiles', 'tiles']),
  )
  const { stage } = room
  wallUnits(room, outside)
  glow(stage, [0, 2.3, 2], 2.2, 0.7)
  if (variant % 3 !== 2) {
    const [x, z, w] = [variantOf(outside, [-1.3, -1, -1.5]), 1, 2.5]
    const b = blockOf(x, 0.08, z, w, 0.8, 0.85)
    footprint(stage, x, z, w, 0.85)
    const color = variantOf(outside, [palette.wood, palette.wallAlt, '#efe8da', palette.textile])
    block(stage, b, color)
    const front = side(stage, b, 'front')
    ruled(front, every(0, w, 0.14), true, front.tone(darken(color, 0.35)), 1.6, 0.5)
    block(stage, blockOf(x - 0.12, 0.88, z - 0.28, w + 0.24, 0.07, 1.2), '#f6f1e7', { soft: 2 })
    bowl(stage, [x + 0.6, 0.95, z + 0.4], palette.roof, ['#e39a3b', '#d9643f', '#8aa955', '#e0b23c'])
    terere(stage, [x + 1.7, 0.95, z + 0.35], palette.accent)
    for (const u of [0.3, 1.1, 1.9])
      stool(
        stage,
        x + u,
        z - 0.62,
        variantOf(outside, [palette.accent, palette.textileAlt, palette.wood]),
        '#4a413b',
      )
    for (const u of [0.4, 1.25, 2.1])
      pendant(
        stage,
        [x + u, 1.85, z + 0.3],
        size.h,
        variantOf(outside, [palette.accent, palette.wood, palette.wallAlt]),
        0.32,
        variantOf<'dome' | 'globe' | 'basket'>(outside, ['dome', 'globe', 'basket', 'dome']),
      )
  } else {
    const at = stage.place([-1.2, 0, 1])
    for (const u of [0.2, 1]) chair(at.place([u, 0, 0.95]), palette.accent, palette.wood)
    table(at, 1.7, 0.95, 0.76, lighten(palette.wood, 0.12))
    terere(at, [0.6, 0.76, 0.45], palette.wallAlt)
    bowl(at, [1.15, 0.76, 0.5], palette.textileAlt, ['#e39a3b', '#8aa955', '#d9643f'])
    for (const u of [0.3, 1.1]) chair(at.place([u + 0.42, 0, -0.1], Math.PI), palette.accent, palette.wood)
    pendant(stage, [-0.35, 1.75, 1.4], size.h, palette.wood, 0.6, 'basket')
  }
}
