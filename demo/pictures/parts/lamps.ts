import { darken, lighten } from '#demo/pictures/color.ts'
import { contact } from '#demo/pictures/solid.ts'
import type { Stage } from '#demo/pictures/stage.ts'
import { num } from '#demo/pictures/svg.ts'
import { tone, type Vector } from './light.ts'
import { glow } from './room.ts'

/** From `top` meters down to `at`. */
export function pendant(
  stage: Stage,
  at: Vector,
  top: number,
  color: string,
  size = 0.34,
  kind: 'dome' | 'basket' | 'globe' = 'dome',
): void {
  const { sheet, light } = stage
  const { x, y, scale } = stage.project(at)
  const from = stage.project([at[0], top, at[2]])
  const r = (size * scale) / 2
  sheet.line(
    [
      [from.x, from.y],
      [x, y - r],
    ],
    tone(light, '#4b443f', 0.5),
    Math.max(1.4, scale * 0.012),
  )
  sheet.ellipse(from.x, from.y, from.scale * 0.07, from.scale * 0.022, tone(light, '#4b443f', 0.5))
  glow(stage, at, 1.5)
  const paint = sheet.gradient(
    [
      [0, tone(light, lighten(color, 0.15), 1)],
      [1, tone(light, darken(color, 0.12), 0.4)],
    ],
    true,
  )
  if (kind === 'globe') {
    sheet.ellipse(x, y, r * 0.8, r * 0.8, light.evening ? '#ffe8b5' : tone(light, '#fbf4e4', 0.9))
    return
  }
  if (kind === 'basket') {
    sheet.path(
      `M${num(x - r * 0.5)} ${num(y - r)}H${num(x + r * 0.5)}Q${num(x + r * 1.35)} ${num(y)} ${num(x + r * 0.7)} ${num(y + r)}H${num(x - r * 0.7)}Q${num(x - r * 1.35)} ${num(y)} ${num(x - r * 0.5)} ${num(y - r)}Z`,
      paint,
    )
    const ribs = [-0.5, -0.25, 0, 0.25, 0.5]
      .map(
        (k) =>
          `M${num(x + r * k * 0.8)} ${num(y - r)}Q${num(x + r * k * 2.4)} ${num(y)} ${num(x + r * k * 1.2)} ${num(y + r)}`,
      )
      .join('')
    sheet.path(ribs, 'none', { stroke: tone(light, darken(color, 0.4), 0.5), strokeWidth: 1.4, opacity: 0.6 })
    return
  }
  sheet.path(
    `M${num(x - r * 0.16)} ${num(y - r)}H${num(x + r * 0.16)}Q${num(x + r * 0.95)} ${num(y - r * 0.6)} ${num(x + r)} ${num(y + r * 0.3)}H${num(x - r)}Q${num(x - r * 0.95)} ${num(y - r * 0.6)} ${num(x - r * 0.16)} ${num(y - r)}Z`,
    paint,
  )
  sheet.ellipse(x, y + r * 0.3, r, r * 0.2, light.evening ? '#ffe3a6' : tone(light, '#fff4da', 0.9))
}

/** `at`: its foot. */
export function lamp(stage: Stage, at: Vector, height: number, color: string): void {
  const { sheet, light } = stage
  const { x, y, scale } = stage.project(at)
  const h = height * scale
  const tall = height > 1
  const shade = (tall ? 0.22 : 0.46) * h
  const r = (tall ? 0.14 : 0.3) * h
  if (tall) contact(stage, at, 0.2)
  sheet.line(
    [
      [x, y],
      [x, y - h + shade * 0.5],
    ],
    tone(light, tall ? '#51463d' : '#b88a5a', 0.6),
    Math.max(2, scale * (tall ? 0.022 : 0.05)),
  )
  sheet.ellipse(x, y, r * (tall ? 0.7 : 0.55), r * 0.14, tone(light, '#51463d', 0.5))
  glow(stage, [at[0], at[1] + height * 0.9, at[2]], tall ? 1.9 : 1.2)
  const lit = light.evening
    ? sheet.gradient([
        [0, '#ffd58a'],
        [1, '#fff0c6'],
      ])
    : sheet.gradient(
        [
          [0, tone(light, lighten(color, 0.4), 1)],
          [1, tone(light, lighten(color, 0.1), 0.5)],
        ],
        true,
      )
  sheet.path(
    `M${num(x - r * 0.62)} ${num(y - h)}H${num(x + r * 0.62)}L${num(x + r)} ${num(y - h + shade)}H${num(x - r)}Z`,
    lit,
  )
}
