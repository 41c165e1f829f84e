import { darken, lighten } from '#demo/pictures/color.ts'
import { contact } from '#demo/pictures/solid.ts'
import type { Stage } from '#demo/pictures/stage.ts'
import { disc, num } from '#demo/pictures/svg.ts'
import { tone, type Vector } from './light.ts'
import { frond } from './trees.ts'

export function plant(
  stage: Stage,
  at: Vector,
  height: number,
  pot: string,
  kind: 'fronds' | 'broad' = 'fronds',
): void {
  const { sheet, light, rng } = stage
  const { x, y, scale } = stage.project(at)
  const h = height * scale
  contact(stage, at, height * 0.3)
  const r = h * 0.15
  const rim = y - h * 0.3
  const body = `M${num(x - r)} ${num(rim)}L${num(x - r * 0.72)} ${num(y)}Q${num(x)} ${num(y + r * 0.25)} ${num(x + r * 0.72)} ${num(y)}L${num(x + r)} ${num(rim)}Z`
  sheet.path(
    body,
    sheet.gradient(
      [
        [0, tone(light, lighten(pot, 0.1), 1)],
        [1, tone(light, darken(pot, 0.18), 0.2)],
      ],
      true,
    ),
  )
  sheet.ellipse(x, rim, r, r * 0.26, tone(light, '#4b382e', 0.4))
  const greens = ['#3f6f4b', '#56894f', '#7aa35a'].map((green, i) => tone(light, green, 0.35 + i * 0.3))
  const leaves = kind === 'fronds' ? 12 : 10
  greens.forEach((green, layer) => {
    let d = ''
    for (let i = layer; i < leaves; i += 3) {
      const angle = -Math.PI / 2 + ((i + 0.5) / leaves - 0.5) * Math.PI * 1.25 + rng.range(-0.1, 0.1)
      const length = h * rng.range(0.5, 0.72)
      if (kind === 'fronds') {
        d += frond(x, rim, angle, length)
      } else {
        const tx = x + Math.cos(angle) * length * 0.8
        const ty = rim + Math.sin(angle) * length
        const wide = h * 0.1
        const nx = -Math.sin(angle) * wide
        const ny = Math.cos(angle) * wide
        const mx = x + (tx - x) * 0.62
        const my = rim + (ty - rim) * 0.62
        d += `M${num(x)} ${num(rim)}Q${num(mx + nx)} ${num(my + ny)} ${num(tx)} ${num(ty)}Q${num(mx - nx)} ${num(my - ny)} ${num(x)} ${num(rim)}Z`
      }
    }
    sheet.path(d, green)
  })
}

/** `at`: on the table. */
export function terere(stage: Stage, at: Vector, jug: string): void {
  const { sheet, light } = stage
  const { x, y, scale } = stage.project(at)
  const s = scale * 0.1
  const pot = sheet.gradient(
    [
      [0, tone(light, lighten(jug, 0.2), 1)],
      [0.6, tone(light, jug, 0.7)],
      [1, tone(light, darken(jug, 0.3), 0.3)],
    ],
    true,
  )
  sheet.ellipse(x + s * 0.6, y, s * 2.4, s * 0.4, light.shadow, { opacity: 0.25 })
  sheet.path(
    `M${num(x + s)} ${num(y)}V${num(y - s * 2.5)}Q${num(x + s * 1.7)} ${num(y - s * 3.1)} ${num(x + s * 2.4)} ${num(y - s * 2.5)}V${num(y)}Z`,
    pot,
    { soft: 2 },
  )
  sheet.rect(x + s * 1.35, y - s * 3.2, s * 0.7, s * 0.5, tone(light, '#e9e4da', 0.8))
  sheet.path(
    `M${num(x - s * 0.9)} ${num(y - s * 1.5)}H${num(x + s * 0.3)}L${num(x + s * 0.1)} ${num(y)}H${num(x - s * 0.7)}Z`,
    tone(light, '#7d5335', 0.7),
  )
  sheet.rect(x - s * 0.95, y - s * 1.6, s * 1.3, s * 0.24, tone(light, '#d9d4ca', 0.9))
  sheet.ellipse(x - s * 0.3, y - s * 1.58, s * 0.5, s * 0.12, tone(light, '#6f8c46', 0.7))
  sheet.line(
    [
      [x - s * 0.1, y - s * 1.5],
      [x - s * 0.75, y - s * 2.7],
    ],
    tone(light, '#e3dfd6', 0.9),
    Math.max(1.6, s * 0.13),
  )
}

export function bowl(stage: Stage, at: Vector, color: string, fruit: readonly [string, ...string[]]): void {
  const { sheet, light } = stage
  const { x, y, scale } = stage.project(at)
  const r = scale * 0.17
  sheet.ellipse(x + r * 0.1, y, r * 1.1, r * 0.22, light.shadow, { opacity: 0.25 })
  fruit.forEach((skin, i) => {
    sheet.ellipse(
      x + (i - (fruit.length - 1) / 2) * r * 0.52,
      y - r * (0.72 + (i % 2) * 0.16),
      r * 0.34,
      r * 0.32,
      tone(light, skin, 0.85),
    )
  })
  sheet.path(
    `M${num(x - r)} ${num(y - r * 0.62)}H${num(x + r)}Q${num(x + r * 0.7)} ${num(y)} ${num(x + r * 0.3)} ${num(y)}H${num(x - r * 0.3)}Q${num(x - r * 0.7)} ${num(y)} ${num(x - r)} ${num(y - r * 0.62)}Z`,
    tone(light, color, 0.75),
  )
}

export function vase(stage: Stage, at: Vector, height: number, color: string, bloom: string): void {
  const { sheet, light, rng } = stage
  const { x, y, scale } = stage.project(at)
  const h = height * scale
  let twigs = ''
  let flowers = ''
  for (let i = -2; i <= 2; i++) {
    const tx = x + i * h * 0.17 + rng.range(-4, 4)
    const ty = y - h * rng.range(0.8, 1)
    twigs += `M${num(x)} ${num(y - h * 0.3)}Q${num(x + i * h * 0.04)} ${num(y - h * 0.6)} ${num(tx)} ${num(ty)}`
    for (let k = 0; k < 5; k++)
      flowers += disc(
        tx + rng.range(-0.08, 0.08) * h,
        ty + rng.range(-0.02, 0.26) * h,
        h * rng.range(0.025, 0.05),
      )
  }
  sheet.path(twigs, 'none', { stroke: tone(light, '#6d4c3d', 0.5), strokeWidth: Math.max(1.2, h * 0.012) })
  sheet.path(flowers, tone(light, bloom, 0.85))
  const r = h * 0.1
  sheet.path(
    `M${num(x - r * 0.5)} ${num(y - h * 0.36)}H${num(x + r * 0.5)}Q${num(x + r * 1.5)} ${num(y - h * 0.16)} ${num(x + r * 0.7)} ${num(y)}H${num(x - r * 0.7)}Q${num(x - r * 1.5)} ${num(y - h * 0.16)} ${num(x - r * 0.5)} ${num(y - h * 0.36)}Z`,
    sheet.gradient(
      [
        [0, tone(light, lighten(color, 0.18), 1)],
        [1, tone(light, darken(color, 0.15), 0.3)],
      ],
      true,
    ),
  )
}
