import { darken, lighten } from '#demo/pictures/color.ts'
import { leaves } from '#demo/pictures/palette.ts'
import { bowl, plant, terere } from '#demo/pictures/parts/decor.ts'
import { armchair, chair, roundTable, table } from '#demo/pictures/parts/furniture.ts'
import { ridge, riverBand, skyline, treeBelt } from '#demo/pictures/parts/landscape.ts'
import { far, tone } from '#demo/pictures/parts/light.ts'
import { indoors } from '#demo/pictures/parts/room.ts'
import { sky } from '#demo/pictures/parts/sky.ts'
import { crown } from '#demo/pictures/parts/trees.ts'
import { block, blockOf, every, panel, ruled } from '#demo/pictures/solid.ts'
import { type Stage, type View, variantOf } from '#demo/pictures/stage.ts'
import { num, sceneHeight, sceneWidth } from '#demo/pictures/svg.ts'
import { hammock } from './garden.ts'

export const balconyView = (variant: number): View => ({
  eye: [0, 1.62, -3.2],
  horizon: 500,
  focal: 1120,
  yaw: [0.1, -0.08, 0, 0.16][variant % 4] ?? 0,
})

function barrio(stage: Stage, from: number): void {
  const { rng, sheet, light, palette } = stage
  const bottom = sceneHeight - 180
  sheet.rect(
    0,
    from,
    sceneWidth,
    sceneHeight - from,
    sheet.gradient([
      [0, far(light, '#6f9a62', 0.5)],
      [1, tone(light, '#4f7f4c', 0.5)],
    ]),
  )
  const rows = 7
  for (let row = 0; row < rows; row++) {
    const t = row / (rows - 1)
    const y = from + 8 + (bottom - from) * t ** 1.5
    const size = 26 + 150 * t ** 1.3
    let x = -size * rng.range(0, 1)
    while (x < sceneWidth + size) {
      if (rng.chance(0.42)) {
        const color = rng.pick([palette.roof, '#b65a3c', '#a9502f', '#c9b79c', '#d8cfc0'])
        const w = size * rng.range(0.9, 1.4)
        const wall = far(light, '#efe4d0', 0.45 * (1 - t))
        sheet.rect(x, y - size * 0.2, w, size * 0.5, wall)
        sheet.path(
          `M${num(x - size * 0.08)} ${num(y - size * 0.18)}L${num(x + w * 0.24)} ${num(y - size * 0.5)}H${num(x + w * 0.76)}L${num(x + w + size * 0.08)} ${num(y - size * 0.18)}Z`,
          far(light, color, 0.45 * (1 - t)),
        )
        if (light.evening) sheet.rect(x + w * 0.3, y - size * 0.06, size * 0.14, size * 0.16, '#ffd283')
        x += w + size * 0.1
      } else {
        const r = size * rng.range(0.32, 0.5)
        crown(
          stage,
          x + r,
          y - r * 0.4,
          r,
          r * 0.8,
          rng.chance(0.16) ? '#dd5c93' : rng.pick(leaves),
          row < 5 ? 0 : 1,
        )
        x += r * 1.7
      }
    }
  }
}

function guard(stage: Stage, w: number, d: number, glassy: boolean): void {
  const p = panel(stage, [-w / 2, 0, d], [1, 0, 0], [0, 1, 0], w, 1.05)
  const { sheet, light } = stage
  if (glassy) {
    p.patch(0, 0.08, w, 0.92, '#bfe0df', { opacity: 0.2 })
    for (const u of every(0, w, 1.5)) {
      p.patch(u - 0.015, 0.05, 0.03, 1, p.tone('#d9dcd8'))
      sheet.polygon(
        [p.at(u + 0.2, 1), p.at(u + 0.5, 1), p.at(u + 0.15, 0.1), p.at(u - 0.02, 0.1)],
        '#ffffff',
        { opacity: 0.14 },
      )
    }
  } else ruled(p, every(0, w, 0.13), true, tone(light, '#3d4144', 0.4), 4, 0.95)
  p.patch(0, 0, w, 0.1, p.tone('#d9cfbf'))
  block(stage, blockOf(-w / 2, 1.03, d - 0.05, w, 0.06, 0.1), glassy ? '#c9ccc8' : '#43474a')
}

export function drawBalcony(outside: Stage): void {
  const { rng, palette, view, variant, light, sheet } = outside
  sky(outside, view.horizon)
  const water = variant % 3 !== 1
  if (water) {
    ridge(outside, view.horizon + 4, 26, '#7d9a86', 0.75)
    riverBand(outside, view.horizon, view.horizon + 74)
    skyline(outside, view.horizon + 78, 250, variant % 2 ? -100 : 500, variant % 2 ? 1050 : 1750)
    treeBelt(outside, view.horizon + 88, 36, 0.45)
  } else {
    skyline(outside, view.horizon + 20, 330)
    treeBelt(outside, view.horizon + 44, 60, 0.4)
  }
  barrio(outside, view.horizon + (water ? 84 : 40))
  const stage = indoors(outside)
  const w = rng.range(6.4, 7.4)
  const d = 1.75
  const deck = panel(stage, [-w / 2, 0, -3], [1, 0, 0], [0, 0, 1], w, d + 3)
  const floor = variantOf(outside, [palette.floor, '#cdbfa9', palette.wood])
  sheet.polygon(
    deck.rect(0, 0, w, d + 3),
    sheet.gradient([
      [0, tone(stage.light, floor, 0.9)],
      [1, tone(stage.light, darken(floor, 0.12), 0.55)],
    ]),
  )
  ruled(
    deck,
    every(0, w, variant % 3 === 1 ? 0.6 : 0.16),
    true,
    tone(stage.light, darken(floor, 0.45), 0.6),
    1.4,
    0.45,
  )
  if (variant % 3 === 1)
    ruled(deck, every(0, d + 3, 0.6), false, tone(stage.light, darken(floor, 0.45), 0.6), 1.4, 0.45)
  guard(stage, w, d, variant % 2 === 0)
  const wall = panel(stage, [-w / 2, 0, -3], [0, 0, 1], [0, 1, 0], d + 3.1, 2.9)
  sheet.polygon(
    wall.rect(0, 0, wall.width, wall.height),
    sheet.gradient(
      [
        [0, tone(stage.light, lighten(palette.wall, 0.1), 0.55)],
        [1, tone(stage.light, palette.wall, 0.35)],
      ],
      true,
    ),
  )
  wall.patch(0, 0, wall.width, 0.14, tone(stage.light, palette.trim, 0.5))
  const ceiling = panel(stage, [-w / 2, 2.9, d + 0.1], [1, 0, 0], [0, 0, -1], w, d + 3.1)
  sheet.polygon(
    ceiling.rect(0, 0, w, d + 3.1),
    sheet.gradient([
      [0, tone(stage.light, '#efe7d8', 0.4)],
      [1, tone(stage.light, '#f6f0e4', 0.7)],
    ]),
  )
  plant(stage, [w / 2 - 0.4, 0, d - 0.35], 1.35, palette.roof, 'fronds')
  plant(stage, [w / 2 - 1, 0, d - 0.3], 0.8, palette.textileAlt, 'broad')
  plant(stage, [-w / 2 + 0.5, 0, d - 0.35], variant % 2 ? 1.5 : 0.95, palette.wallAlt, 'broad')
  furnish(stage, w)
  if (light.evening)
    sheet.ellipse(
      300,
      70,
      420,
      300,
      sheet.radial([
        [0, '#ffdf9c', 0.35],
        [1, '#ffb75e', 0],
      ]),
    )
}

function furnish(stage: Stage, w: number): void {
  const { palette, variant } = stage
  const seat = variantOf(stage, [palette.accent, palette.textile, palette.textileAlt, palette.wallAlt])
  if (variant % 3 === 2) {
    hammock(stage, [-w / 2 + 0.1, 1.55, 0.7], [0.9, 1.55, 1.5], seat)
    const stand = stage.place([1.4, 0, 0.7])
    table(stand, 0.7, 0.5, 0.46, palette.wood)
    terere(stand, [0.25, 0.46, 0.25], palette.wallAlt)
    return
  }
  const x = variant % 3 === 0 ? -1.4 : -0.4
  if (variant % 2) {
    chair(stage.place([x - 0.5, 0, 0.7], 0.6), seat, palette.wood)
    chair(stage.place([x + 1.5, 0, 1], -0.6), seat, palette.wood)
  } else {
    armchair(stage.place([x - 0.9, 0, 0.85], 0.5), seat)
    armchair(stage.place([x + 1.3, 0, 0.4], -0.6), seat)
  }
  const spot = stage.place([x + 0.75, 0, 0.55])
  roundTable(spot, 0.4, variant % 2 ? 0.7 : 0.46, palette.wood)
  const top = variant % 2 ? 0.7 : 0.46
  terere(spot, [-0.1, top, 0], palette.accent)
  bowl(spot, [0.22, top, 0.06], palette.trim, ['#e0b23c', '#d9643f'])
}
