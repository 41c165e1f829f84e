import { darken, lighten, mix } from '#demo/pictures/color.ts'
import { grass } from '#demo/pictures/palette.ts'
import { terere } from '#demo/pictures/parts/decor.ts'
import { floorPatch, lawn, treeBelt, tufts } from '#demo/pictures/parts/landscape.ts'
import { tone, type Vector } from '#demo/pictures/parts/light.ts'
import { boards, bricks, lampGlow, railing, window } from '#demo/pictures/parts/openings.ts'
import { hipRoof, slabOf, soffit } from '#demo/pictures/parts/roofs.ts'
import { sky } from '#demo/pictures/parts/sky.ts'
import { bushes, lapacho, palm, tree } from '#demo/pictures/parts/trees.ts'
import { block, blockOf, castShadow, contact, corners, side, underside } from '#demo/pictures/solid.ts'
import { type Stage, type View, variantOf } from '#demo/pictures/stage.ts'
import { num } from '#demo/pictures/svg.ts'
import { wallFace } from './house.ts'

export const gardenView: View = { eye: [0, 2.5, -12], horizon: 480, focal: 1290 }

function pool(stage: Stage, loop: readonly Vector[], rim: readonly Vector[]): void {
  const { sheet, light, rng } = stage
  floorPatch(stage, rim, '#f0e6d2')
  const water = light.evening ? '#58cfd6' : '#3fb0bb'
  const surface = stage.outline(loop.map(([x, , z]): Vector => [x, -0.12, z]))
  sheet.polygon(stage.outline(loop), tone(light, '#2a7f8e', 0.4))
  sheet.polygon(
    surface,
    sheet.gradient([
      [0, mix(tone(light, water, 0.9), light.sky.at(-1)?.[1] ?? water, 0.45)],
      [0.5, tone(light, water, 0.85)],
      [1, tone(light, darken(water, 0.16), 0.8)],
    ]),
  )
  sheet.clipped(surface, () => {
    let d = ''
    for (let i = 0; i < 46; i++) {
      const spot = stage.project([rng.range(-8, 8), -0.12, rng.range(-7, 5)])
      const w = spot.scale * rng.range(0.25, 0.7)
      d += `M${num(spot.x)} ${num(spot.y)}q${num(w * 0.25)} ${num(-w * 0.1)} ${num(w * 0.5)} 0t${num(w * 0.5)} 0`
    }
    sheet.path(d, 'none', { stroke: light.evening ? '#ffd9a8' : '#ffffff', strokeWidth: 2.4, opacity: 0.5 })
  })
  sheet.polygon(stage.outline(loop), 'none', { stroke: tone(light, '#fff8ea', 0.95), strokeWidth: 5 })
}

function lounger(stage: Stage, color: string): void {
  const { sheet, light } = stage
  castShadow(
    stage,
    [
      [0, 0, 0],
      [0.7, 0, 0],
      [0.7, 0.35, 0],
      [0, 0.35, 0],
      [0, 0.35, 1.4],
      [0.7, 0.35, 1.4],
      [0, 0.95, 2],
      [0.7, 0.95, 2],
    ],
    0.8,
  )
  for (const z of [1.9, 0.15])
    for (const x of [0.04, 0.6]) block(stage, blockOf(x, 0, z, 0.06, 0.3, 0.06), '#8a5f3d')
  block(stage, blockOf(0, 0.28, 0, 0.7, 0.12, 1.35), color, { soft: 5 })
  const rest = stage.outline([
    [0, 0.4, 1.3],
    [0.7, 0.4, 1.3],
    [0.7, 1, 1.95],
    [0, 1, 1.95],
  ])
  sheet.polygon(rest, tone(light, lighten(color, 0.15), 0.95), { soft: 7 })
  const head = stage.outline([
    [0.1, 0.86, 1.78],
    [0.6, 0.86, 1.78],
    [0.6, 1.02, 1.95],
    [0.1, 1.02, 1.95],
  ])
  sheet.polygon(head, tone(light, '#fff6e6', 0.95), { soft: 7 })
}

function parasol(stage: Stage, at: Vector, color: string): void {
  const { sheet, light } = stage
  const { x, y, scale: s } = stage.project(at)
  const spot = stage.project([at[0] - light.sun[0] * 1.6, 0, at[2] - light.sun[2] * 1.6])
  sheet.ellipse(spot.x, spot.y, 1.6 * s, 0.34 * s, light.shadow, { opacity: light.shadowOpacity })
  sheet.line(
    [
      [x, y],
      [x, y - 2.5 * s],
    ],
    tone(light, '#e9ddc6', 0.8),
    Math.max(3, 0.06 * s),
  )
  const top = y - 2.7 * s
  const rim = y - 2.05 * s
  const gores = 6
  for (let i = 0; i < gores; i++) {
    const a = x + (-1 + (2 * i) / gores) * 1.6 * s
    const b = x + (-1 + (2 * (i + 1)) / gores) * 1.6 * s
    const bow = (v: number) => rim + 0.12 * s * (1 - ((v - x) / (1.6 * s)) ** 2)
    const sunny = light.sun[0] < 0 ? 1 - i / gores : (i + 1) / gores
    sheet.path(
      `M${num(x)} ${num(top)}Q${num((x + a) / 2)} ${num(top + 0.12 * s)} ${num(a)} ${num(bow(a))}Q${num((a + b) / 2)} ${num(Math.max(bow(a), bow(b)) - 0.07 * s)} ${num(b)} ${num(bow(b))}Q${num((x + b) / 2)} ${num(top + 0.12 * s)} ${num(x)} ${num(top)}Z`,
      tone(light, i % 2 ? '#fdf4e3' : color, 0.35 + sunny * 0.6),
    )
  }
}

export function hammock(stage: Stage, from: Vector, to: Vector, color: string): void {
  const { sheet, light } = stage
  const [a, b] = [stage.project(from), stage.project(to)]
  const sag = 0.75 * (a.scale + b.scale) * 0.5
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 + sag }
  const shade = stage.project([(from[0] + to[0]) / 2, 0, (from[2] + to[2]) / 2])
  sheet.ellipse(shade.x, shade.y, Math.abs(b.x - a.x) * 0.36, shade.scale * 0.16, light.shadow, {
    opacity: light.shadowOpacity,
  })
  const at = (t: number) => ({
    x: a.x + (b.x - a.x) * t,
    y: (1 - t) ** 2 * a.y + 2 * t * (1 - t) * (middle.y + sag * 0.3) + t ** 2 * b.y,
  })
  const [p, q] = [at(0.18), at(0.82)]
  const deep = 0.42 * a.scale
  for (const end of [
    { from: a, to: p },
    { from: b, to: q },
  ]) {
    for (const k of [-0.2, 0.1, 0.4])
      sheet.line(
        [
          [end.from.x, end.from.y],
          [end.to.x, end.to.y + k * deep],
        ],
        tone(light, '#e9dcc0', 0.8),
        2,
      )
  }
  const cloth = `M${num(p.x)} ${num(p.y - deep * 0.2)}Q${num(middle.x)} ${num(middle.y + sag * 0.1)} ${num(q.x)} ${num(q.y - deep * 0.2)}Q${num(middle.x + (q.x - p.x) * 0.1)} ${num(middle.y + sag * 0.95)} ${num(p.x)} ${num(p.y - deep * 0.2)}Z`
  sheet.path(
    cloth,
    sheet.gradient([
      [0, tone(light, lighten(color, 0.2), 0.9)],
      [1, tone(light, darken(color, 0.1), 0.45)],
    ]),
  )
  for (const k of [0.25, 0.5, 0.75]) {
    const low = middle.y + sag * (0.1 + 0.85 * k)
    sheet.path(
      `M${num(p.x)} ${num(p.y - deep * 0.2)}Q${num(middle.x + (q.x - p.x) * 0.1 * k)} ${num(low)} ${num(q.x)} ${num(q.y - deep * 0.2)}`,
      'none',
      { stroke: tone(light, '#fff3dd', 0.95), strokeWidth: 3, opacity: 0.75 },
    )
  }
}

function houseBehind(stage: Stage): void {
  const { palette, variant, rng } = stage
  const b = blockOf(-7, 0, 0, 14, 3.2, 6)
  const tiled = variant % 2 === 0
  castShadow(stage, corners({ ...b, z: -2, d: 8 }))
  if (tiled) soffit(stage, { ...b, z: -2.2, d: 8.2 }, 0.5, palette.wood)
  else underside(stage, slabOf({ ...b, z: -1.6, d: 7.6 }, 0.4, 0.3), palette.wood)
  for (const which of ['left', 'right', 'front'] as const) wallFace(side(stage, b, which), palette.wall, 0.7)
  const front = side(stage, b, 'front')
  if (!tiled) bricks(front, 0, 0, 2.6, 3.2)
  window(front, 3.2, 0.08, 4.6, 2.5, { frame: '#4a4745', columns: 4, sill: false, lit: true })
  window(front, 9, 0.8, 1.6, 1.5, { frame: palette.trim, rows: 2 })
  boards(front, 11.4, 0, 1.2, 2.4, palette.wood)
  lampGlow(front, 8.4, 2.3, 2.4)
  block(stage, blockOf(-7.4, 0, -2.4, 14.8, 0.16, 2.4), '#d9b991')
  for (const x of [-7, -2.4, 2.3, 6.8])
    block(stage, blockOf(x - 0.13, 0.16, -2.2, 0.26, 3.1, 0.26), tiled ? palette.trim : '#5b5856')
  if (tiled) hipRoof(stage, { ...b, z: -2.2, d: 8.2 }, rng.range(1.7, 2.2), 0.5, palette.roof)
  else {
    block(stage, slabOf({ ...b, z: -1.6, d: 7.6 }, 0.4, 0.3), palette.trim)
    if (variant % 4 === 1) {
      const upper = blockOf(-3, 3.5, 0.6, 8, 2.8, 5)
      for (const which of ['left', 'right', 'front'] as const)
        wallFace(side(stage, upper, which), palette.wallAlt, 0.3)
      window(side(stage, upper, 'front'), 0.8, 0.3, 4.2, 2, { frame: '#4a4745', columns: 3, sill: false })
      railing(side(stage, { ...upper, z: -1, h: 1 }, 'front'), 0, 0, 8, 1, '#4a4745', true)
      block(stage, slabOf(upper, 0.3, 0.24), palette.trim)
    }
  }
}

export function drawGarden(stage: Stage): void {
  const { rng, palette, view, variant, light } = stage
  sky(stage, view.horizon)
  treeBelt(stage, view.horizon + 8, 120, 0.3)
  lawn(stage, view.horizon)
  const turn = (light.evening ? -1 : 1) * rng.range(0.05, 0.24)
  tree(stage, [-12, 0, 16], 10)
  tree(stage, [11, 0, 17], 9)
  palm(stage, [rng.range(9, 11), 0, 9], 9)
  palm(stage, [rng.range(7.5, 8.5), 0, 11], 7)
  houseBehind(stage.place([variantOf(stage, [-1.5, 1.5, 0]), 0, 9], turn))
  bushes(stage, [-13, 0, 7], [-8, 0, 7.4], 6, 1.3)
  bushes(stage, [8, 0, 6.6], [13, 0, 6], 6, 1.3)
  if (rng.chance(0.7)) lapacho(stage, [-9.6, 0, 5.5], 7.5)
  else palm(stage, [-9, 0, 5], 8)
  const round = variant % 3 === 2
  const w = rng.range(4.2, 5.2)
  const oval = (r: number): Vector[] =>
    Array.from(
      { length: 36 },
      (_, i): Vector => [
        Math.cos((i / 18) * Math.PI) * (w + r) * 0.9,
        0,
        0.2 + Math.sin((i / 18) * Math.PI) * (3.3 + r),
      ],
    )
  const loop: Vector[] = round
    ? oval(0)
    : [
        [-w, 0, -3],
        [w - 1, 0, -3],
        [w - 0.4, 0, 3],
        [-w + 0.6, 0, 3],
      ]
  const rim: Vector[] = round
    ? oval(1.1)
    : [
        [-w - 1.2, 0, -4.2],
        [w + 3.4, 0, -4.2],
        [w + 3.4, 0, 4.4],
        [-w - 0.6, 0, 4.4],
      ]
  pool(stage, loop, rim)
  for (const x of [w + 0.1, w + 1.2])
    lounger(
      stage.place([x, 0, -1.4]),
      variantOf(stage, [palette.accent, palette.textile, palette.textileAlt, palette.wallAlt]),
    )
  if (variant % 2 === 0) parasol(stage, [w + 2.3, 0, 1.2], palette.accent)
  if (variant % 3 === 1) {
    for (const x of [-7.6, -4.4]) {
      contact(stage, [x, 0, -2.6], 0.3)
      block(stage, blockOf(x - 0.07, 0, -2.6, 0.14, 1.9, 0.14), '#7d5335')
    }
    hammock(stage, [-7.5, 1.5, -2.6], [-4.4, 1.5, -2.6], palette.accent)
  }
  const stand = stage.place([w + 0.86, 0, -2])
  block(stand, blockOf(-0.2, 0, 0, 0.5, 0.42, 0.4), palette.wood)
  terere(stand, [0, 0.42, 0.2], palette.wallAlt)
  tufts(stage, { x: -12, z: -9, w: 24, d: 4 }, 90, grass)
  bushes(stage, [-7.4, 0, -5.6], [-5.4, 0, -6], 3, 0.8, palette.accent === '#d6457d' ? '#dd5c93' : undefined)
}
