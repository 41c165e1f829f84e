import { darken, lighten, mix } from '#demo/pictures/color.ts'
import { lapachoPink } from '#demo/pictures/palette.ts'
import { plant, vase } from '#demo/pictures/parts/decor.ts'
import { footprint } from '#demo/pictures/parts/furniture.ts'
import { tone } from '#demo/pictures/parts/light.ts'
import { buildRoom, glow, opening, type Room } from '#demo/pictures/parts/room.ts'
import { block, blockOf, contact, every, type Panel, side } from '#demo/pictures/solid.ts'
import { type Stage, variantOf } from '#demo/pictures/stage.ts'
import { num, outline } from '#demo/pictures/svg.ts'
import { cabinets } from './kitchen.ts'

function tiled(p: Panel, u: number, w: number, h: number, color: string, step: number): void {
  const { sheet, light, rng } = p.stage
  const level = Math.max(0.5, p.sun)
  sheet.polygon(p.rect(u, 0, w, h), tone(light, color, level), { opacity: 0.92 })
  let d = ''
  for (let i = 0; i < 36; i++) {
    const at = Math.floor(rng.range(0, w / step)) * step
    const up = Math.floor(rng.range(0, h / step)) * step
    if (at + step <= w && up + step <= h) d += outline(p.rect(u + at, up, step, step))
  }
  sheet.path(d, tone(light, darken(color, 0.2), level), { opacity: 0.4 })
  const joint = tone(light, lighten(color, 0.45), level)
  const lines = [
    ...every(0, w, step).map((at) => [p.at(u + at, 0), p.at(u + at, h)] as const),
    ...every(0, h + 0.01, step).map((at) => [p.at(u, at), p.at(u + w, at)] as const),
  ]
  sheet.path(lines.map(([a, b]) => `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`).join(''), 'none', {
    stroke: joint,
    strokeWidth: 1.4,
    opacity: 0.6,
  })
}

function vanity(room: Room, x: number, w: number, round: boolean, color: string): void {
  const { stage, size, back } = room
  const { light, sheet, palette } = stage
  const z = size.d - 0.54
  footprint(stage, x, z, w, 0.5)
  const b = blockOf(x, 0.3, z, w, 0.5, 0.5)
  block(stage, b, color, { soft: 2 })
  cabinets(side(stage, b, 'front'), Math.round(w / 0.5), color, false)
  block(stage, blockOf(x - 0.03, 0.8, z - 0.03, w + 0.06, 0.06, 0.55), '#f4eee3')
  const u = x + size.w / 2
  const basins = w > 1.5 ? [w * 0.27, w * 0.73] : [w / 2]
  const silver = sheet.gradient([
    [0, mix('#dfecea', light.sky[1]?.[1] ?? '#b5dadb', 0.25)],
    [1, light.evening ? '#d9a98a' : '#f3f2ea'],
  ])
  for (const at of basins) {
    const [cx, cy] = back.at(u + at, 1.55)
    const [ex] = back.at(u + at + (basins.length > 1 ? 0.34 : 0.42), 1.55)
    if (round) {
      sheet.ellipse(cx, cy, (ex - cx) * 1.08, (ex - cx) * 1.08, tone(light, palette.wood, 0.7))
      sheet.ellipse(cx, cy, ex - cx, ex - cx, silver)
    } else {
      back.patch(u + at - 0.46, 1.08, 0.92, 1.05, tone(light, '#5b5450', 0.6))
      back.patch(u + at - 0.43, 1.11, 0.86, 0.99, silver)
    }
    sheet.polygon(
      [
        back.at(u + at - 0.02, 1.8),
        back.at(u + at + 0.12, 1.8),
        back.at(u + at - 0.08, 1.32),
        back.at(u + at - 0.2, 1.34),
      ],
      '#ffffff',
      { opacity: 0.35 },
    )
    glow(stage, [x + at, 2.16, size.d - 0.1], 0.9, 0.9)
    const bowl = stage.project([x + at, 0.86, z + 0.24])
    const r = 0.24 * bowl.scale
    sheet.path(
      `M${num(bowl.x - r)} ${num(bowl.y - r * 0.5)}H${num(bowl.x + r)}Q${num(bowl.x + r * 0.8)} ${num(bowl.y + r * 0.1)} ${num(bowl.x)} ${num(bowl.y + r * 0.1)}Q${num(bowl.x - r * 0.8)} ${num(bowl.y + r * 0.1)} ${num(bowl.x - r)} ${num(bowl.y - r * 0.5)}Z`,
      sheet.gradient([
        [0, tone(light, '#ffffff', 1)],
        [1, tone(light, '#e3ddd2', 0.5)],
      ]),
    )
    sheet.line(
      [
        [bowl.x, bowl.y - r * 0.6],
        [bowl.x, bowl.y - r * 1.3],
        [bowl.x - r * 0.01, bowl.y - r * 1.3],
      ],
      tone(light, '#c9a76a', 0.9),
      r * 0.14,
    )
  }
  block(stage, blockOf(x + 0.12, 0.36, z - 0.06, 0.34, 0.34, 0.03), palette.accent, { soft: 3 })
}

function tub(stage: Stage, x: number, z: number, w: number): void {
  const { sheet, light } = stage
  const [a, b] = [stage.project([x, 0, z]), stage.project([x + w, 0, z])]
  const s = a.scale
  contact(stage, [x + w / 2, 0, z], w * 0.62, 0.18)
  const top = a.y - 0.58 * s
  const body = `M${num(a.x)} ${num(top)}Q${num(a.x + 0.06 * s)} ${num(a.y)} ${num(a.x + 0.3 * s)} ${num(a.y)}H${num(b.x - 0.3 * s)}Q${num(b.x - 0.06 * s)} ${num(a.y)} ${num(b.x)} ${num(top)}Z`
  sheet.path(
    body,
    sheet.gradient([
      [0, tone(light, '#ffffff', 1)],
      [1, tone(light, '#d9d0c4', 0.4)],
    ]),
  )
  const [cx, rx] = [(a.x + b.x) / 2, (b.x - a.x) / 2]
  sheet.ellipse(cx, top, rx * 1.02, 0.17 * s, tone(light, '#ffffff', 1))
  sheet.ellipse(cx, top + 0.02 * s, rx * 0.94, 0.13 * s, tone(light, '#cfe3e2', 0.7))
  sheet.ellipse(cx, top + 0.045 * s, rx * 0.88, 0.1 * s, tone(light, '#9cc9cb', 0.85))
}

function shower(room: Room, w: number, color: string): void {
  const { stage, size } = room
  const { sheet, light } = stage
  const u = size.w - w
  tiled(room.back, u, w, size.h - 0.1, color, 0.3)
  tiled(room.right, 0, 1.3, size.h - 0.1, color, 0.3)
  const x = size.w / 2 - w
  const head = stage.project([x + w * 0.55, 2.15, size.d - 0.3])
  const s = head.scale
  sheet.line(
    [
      [head.x + 0.1 * s, head.y + 1.1 * s],
      [head.x + 0.1 * s, head.y - 0.1 * s],
      [head.x, head.y - 0.1 * s],
      [head.x, head.y],
    ],
    tone(light, '#c9a76a', 0.8),
    s * 0.03,
  )
  sheet.ellipse(head.x, head.y, 0.16 * s, 0.035 * s, tone(light, '#d9bb80', 0.9))
  block(stage, blockOf(x, 0, size.d - 1.25, w, 0.06, 1.25), '#efe8db')
  const pane = side(stage, blockOf(x + 0.02, 0.06, size.d - 1.25, w, 2.05, 0.02), 'front')
  pane.patch(0, 0, w, 2.05, '#cfe6e4', { opacity: 0.22 })
  sheet.polygon(
    [pane.at(w * 0.2, 2.05), pane.at(w * 0.5, 2.05), pane.at(w * 0.22, 0), pane.at(0, 0), pane.at(0, 0.6)],
    '#ffffff',
    { opacity: 0.2 },
  )
  for (const at of [0, w * 0.55]) pane.patch(at, 0, 0.025, 2.05, tone(light, '#4b4947', 0.6))
  pane.patch(0, 2.03, w, 0.03, tone(light, '#4b4947', 0.6))
}

function closet(stage: Stage, x: number, z: number): void {
  const { sheet, light } = stage
  footprint(stage, x, z, 0.4, 0.6)
  block(stage, blockOf(x + 0.02, 0.4, z + 0.42, 0.38, 0.42, 0.18), '#f7f3ea', { soft: 6 })
  block(stage, blockOf(x + 0.1, 0, z + 0.1, 0.2, 0.36, 0.42), '#efe9de', { soft: 8 })
  const seat = stage.project([x + 0.2, 0.42, z + 0.2])
  sheet.ellipse(
    seat.x,
    seat.y + 0.06 * seat.scale,
    0.22 * seat.scale,
    0.12 * seat.scale,
    tone(light, '#e2dace', 0.5),
  )
  sheet.ellipse(seat.x, seat.y, 0.23 * seat.scale, 0.11 * seat.scale, tone(light, '#ffffff', 1))
}

function towels(stage: Stage, x: number, z: number, colors: readonly string[]): void {
  const rail = (u: number) => block(stage, blockOf(x + u, 0, z, 0.05, 1.7, 0.05), '#8a5f3d')
  rail(0)
  rail(0.5)
  colors.forEach((color, i) => {
    const y = 1.5 - i * 0.55
    block(stage, blockOf(x, y, z, 0.55, 0.05, 0.05), '#8a5f3d')
    block(stage, blockOf(x + 0.08, y - 0.4, z - 0.03, 0.38, 0.45, 0.04), color, { soft: 4 })
  })
}

export function drawBathroom(outside: Stage): void {
  const { palette, rng, variant } = outside
  const size = { w: rng.range(4.2, 4.7), h: 2.65, d: rng.range(3.2, 3.6) }
  const glaze = variantOf(outside, [palette.wallAlt, palette.textile, '#e9dcc4', palette.roof, '#9fc1bd'])
  const room = buildRoom(
    outside,
    size,
    mix(palette.room, '#ffffff', 0.25),
    variantOf(outside, ['#d9cdb9', '#c9b9a2', palette.floor]),
    'tiles',
  )
  const { stage } = room
  tiled(room.back, 0, size.w, 1.1, glaze, 0.2)
  const bath = variant % 2 === 0
  opening(room, outside, 'left', 4, 1.15, 1.5, 1.15, 2, 'garden')
  if (bath) {
    tiled(room.left, 0, room.left.width, 1.1, glaze, 0.2)
    vanity(room, variantOf(outside, [0.1, -0.4]), 1.7, variant % 4 === 0, palette.wood)
    tub(stage, -1.7, variantOf(outside, [1, 1.2]), 1.75)
    towels(stage, size.w / 2 - 0.62, size.d - 0.1, [palette.accent, palette.textileAlt])
    plant(stage, [size.w / 2 - 0.55, 0, 1.2], 1.2, palette.roof, 'fronds')
  } else {
    shower(room, 1.35, glaze)
    vanity(
      room,
      -size.w / 2 + 0.5,
      variant % 4 === 1 ? 1.7 : 1.2,
      variant % 4 === 3,
      variantOf(outside, [palette.wood, palette.wallAlt, '#efe8da']),
    )
    if (variant % 4 === 3) closet(stage, -0.05, size.d - 0.72)
    plant(stage, [-size.w / 2 + 0.4, 0, 1.5], 1.1, palette.textileAlt, 'broad')
  }
  vase(
    stage,
    [bath ? variantOf(outside, [0.95, 0.45]) : -size.w / 2 + 1.05, 0.86, size.d - 0.3],
    0.36,
    palette.trim,
    lapachoPink,
  )
  const mat = stage.outline([
    [-0.5, 0, 1.5],
    [0.6, 0, 1.5],
    [0.6, 0, 2.15],
    [-0.5, 0, 2.15],
  ])
  if (!bath) stage.sheet.polygon(mat, tone(stage.light, palette.accent, 0.85), { soft: 8 })
}
