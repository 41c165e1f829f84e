import { mix } from '#demo/pictures/color.ts'
import { lapachoPink, leaves } from '#demo/pictures/palette.ts'
import type { Stage } from '#demo/pictures/stage.ts'
import { disc, num } from '#demo/pictures/svg.ts'
import { tone, type Vector } from './light.ts'

interface Tones {
  dark: string
  body: string
  bright: string
  spark: string
}

function tonesOf(stage: Stage, color: string): Tones {
  const { light } = stage
  return {
    dark: tone(light, mix(color, light.shade, 0.28), 0.18),
    body: tone(light, color, 0.55),
    bright: tone(light, mix(color, '#fff2a8', 0.14), 0.92),
    spark: tone(light, mix(color, '#fff7cf', 0.4), 1),
  }
}

/** `leaf` scales single leaves; 0: none. */
export function crown(
  stage: Stage,
  x: number,
  y: number,
  rx: number,
  ry: number,
  color: string,
  leaf = 1,
): void {
  const { rng, sheet, light } = stage
  const tones = tonesOf(stage, color)
  const sunX = Math.sign(light.sun[0]) * 0.28
  const clumps = Array.from({ length: 11 }, (_, i) => {
    const angle = (i / 11) * Math.PI * 2 + rng.range(-0.2, 0.2)
    const reach = i % 3 === 0 ? 0.3 : rng.range(0.52, 0.7)
    return {
      x: x + Math.cos(angle) * rx * reach,
      y: y + Math.sin(angle) * ry * reach * 0.85,
      r: rng.range(0.32, 0.46),
    }
  })
  const shape = (dx: number, dy: number, k: number) =>
    clumps.map((c) => disc(c.x + dx * rx, c.y + dy * ry, c.r * rx * k, c.r * ry * k)).join('')
  sheet.path(shape(0, 0.06, 1), tones.dark)
  sheet.path(shape(sunX * 0.4, -0.09, 0.84), tones.body)
  sheet.path(shape(sunX, -0.24, 0.5), tones.bright)
  const reach = Math.min(rx, ry)
  if (reach < 20 || leaf === 0) return
  const size = Math.min(6.5, Math.max(2.2, reach * 0.045)) * leaf
  const many = Math.min(2.2, Math.max(0.5, reach / 70))
  const strew = (count: number, dx: number, dy: number, spread: number) =>
    Array.from({ length: Math.round(count * many) }, () => {
      const angle = rng.range(0, Math.PI * 2)
      const away = Math.sqrt(rng.range(0, 1)) * spread
      const s = size * rng.range(0.6, 1.3)
      return disc(
        x + (dx + Math.cos(angle) * away) * rx,
        y + (dy + Math.sin(angle) * away * 0.9) * ry,
        s,
        s * 0.62,
      )
    }).join('')
  sheet.path(strew(18, -sunX * 0.8, 0.34, 0.7), tones.dark, { opacity: 0.75 })
  sheet.path(strew(46, 0, -0.02, 1.02), tones.body)
  sheet.path(strew(40, sunX * 0.8, -0.2, 0.78), tones.bright)
  sheet.path(strew(22, sunX * 1.2, -0.32, 0.58), tones.spark, { opacity: 0.8 })
}

function treeShadow(stage: Stage, at: Vector, radius: number, height: number): void {
  const { light, sheet } = stage
  const t = height * 0.4
  const { x, y, scale } = stage.project([at[0] - light.sun[0] * t, at[1], at[2] - light.sun[2] * t * 0.6])
  const foot = stage.project(at)
  const paint = sheet.radial([
    [0, light.shadow, light.shadowOpacity * 1.5],
    [0.7, light.shadow, light.shadowOpacity],
    [1, light.shadow, 0],
  ])
  sheet.ellipse(x, y, radius * scale * 1.1, radius * scale * 0.2, paint)
  sheet.polygon(
    [
      [foot.x - 0.1 * foot.scale, foot.y],
      [foot.x + 0.1 * foot.scale, foot.y],
      [x + 0.1 * scale, y],
      [x - 0.1 * scale, y],
    ],
    light.shadow,
    { opacity: light.shadowOpacity * 0.7 },
  )
}

function trunk(stage: Stage, at: Vector, height: number, girth: number, spread: number): void {
  const { sheet, light, rng } = stage
  const { x, y, scale } = stage.project(at)
  const bark = '#6d4c3d'
  const h = height * scale
  const g = girth * scale
  const lean = rng.range(-0.05, 0.05) * h
  const limb = (dx: number, top: number, width: number) =>
    `M${num(x + lean - width)} ${num(y - h * 0.5)}Q${num(x + lean + dx * 0.3)} ${num(y - h * 0.72)} ${num(x + lean + dx)} ${num(y - h * top)}Q${num(x + lean + dx * 0.45)} ${num(y - h * 0.62)} ${num(x + lean + width)} ${num(y - h * 0.44)}Z`
  const s = spread * scale
  const d = `M${num(x - g)} ${num(y)}Q${num(x - g * 0.5)} ${num(y - h * 0.25)} ${num(x + lean - g * 0.5)} ${num(y - h * 0.55)}L${num(x + lean)} ${num(y - h)}L${num(x + lean + g * 0.5)} ${num(y - h * 0.5)}Q${num(x + g * 0.4)} ${num(y - h * 0.2)} ${num(x + g)} ${num(y)}Z`
  sheet.path(d + limb(-s * 0.5, 1, g * 0.32) + limb(s * 0.55, 0.96, g * 0.32), tone(light, bark, 0.35))
  const side = light.sun[0] < 0 ? -1 : 1
  const rim = `M${num(x + side * g * 0.95)} ${num(y)}Q${num(x + side * g * 0.5)} ${num(y - h * 0.25)} ${num(x + lean + side * g * 0.5)} ${num(y - h * 0.55)}l${num(-side * g * 0.4)} 0Q${num(x + side * g * 0.1)} ${num(y - h * 0.25)} ${num(x + side * g * 0.4)} ${num(y)}Z`
  sheet.path(rim, tone(light, '#9a7258', 0.95), { opacity: 0.8 })
}

export function tree(stage: Stage, at: Vector, height: number, color?: string): void {
  const { rng } = stage
  const { x, y, scale } = stage.project(at)
  const leaf = color ?? rng.pick(leaves)
  treeShadow(stage, at, height * 0.38, height)
  trunk(stage, at, height * 0.62, height * 0.032, height * 0.3)
  const h = height * scale
  crown(stage, x, y - h * 0.68, h * rng.range(0.34, 0.42), h * rng.range(0.3, 0.35), leaf)
}

export function lapacho(stage: Stage, at: Vector, height: number): void {
  const { rng, sheet, light } = stage
  const { x, y, scale } = stage.project(at)
  const h = height * scale
  treeShadow(stage, at, height * 0.36, height)
  const petals = Array.from({ length: 60 }, () => {
    const spot = stage.project([
      at[0] + rng.range(-1, 1) * height * 0.4,
      at[1],
      at[2] + rng.range(-0.35, 0.3) * height * 0.7,
    ])
    return disc(spot.x, spot.y, spot.scale * 0.07, spot.scale * 0.026)
  }).join('')
  sheet.path(petals, tone(light, lapachoPink, 0.85), { opacity: 0.8 })
  trunk(stage, at, height * 0.66, height * 0.028, height * 0.42)
  const r = h * rng.range(0.2, 0.24)
  crown(stage, x - h * 0.2, y - h * 0.62, r, r * 0.74, lapachoPink, 1.2)
  crown(stage, x + h * 0.21, y - h * 0.64, r, r * 0.74, lapachoPink, 1.2)
  crown(stage, x, y - h * 0.78, r * 1.15, r * 0.86, lapachoPink, 1.2)
}

export function palm(stage: Stage, at: Vector, height: number): void {
  const { rng, sheet, light } = stage
  const { x, y, scale } = stage.project(at)
  const h = height * scale
  const lean = rng.range(-0.08, 0.08) * h
  treeShadow(stage, at, height * 0.2, height)
  const g = Math.max(3, h * 0.017)
  const top = y - h * 0.78
  const d = `M${num(x - g * 1.3)} ${num(y)}Q${num(x - g + lean * 0.2)} ${num(y - h * 0.4)} ${num(x + lean - g * 0.8)} ${num(top)}h${num(g * 1.6)}Q${num(x + g + lean * 0.2)} ${num(y - h * 0.4)} ${num(x + g * 1.3)} ${num(y)}Z`
  sheet.path(
    d,
    sheet.gradient(
      light.sun[0] < 0
        ? [
            [0, tone(light, '#a58466', 0.95)],
            [1, tone(light, '#6e5442', 0.2)],
          ]
        : [
            [0, tone(light, '#6e5442', 0.2)],
            [1, tone(light, '#a58466', 0.95)],
          ],
      true,
    ),
  )
  const rings = Array.from(
    { length: 12 },
    (_, i) =>
      `M${num(x - g + lean * (i / 12) ** 2)} ${num(y - (h * 0.76 * i) / 12)}q${num(g)} ${num(g * 0.7)} ${num(g * 2)} 0`,
  ).join('')
  sheet.path(rings, 'none', {
    stroke: tone(light, '#503c30', 0.2),
    strokeWidth: Math.max(1, g * 0.22),
    opacity: 0.5,
  })
  const green = '#5d8a4a'
  const tones = tonesOf(stage, green)
  const fronds = 15
  for (const layer of [0, 1, 2]) {
    const shape = Array.from({ length: fronds }, (_, i) => {
      if (i % 3 !== layer) return ''
      const angle = (i / fronds) * Math.PI * 2 + rng.range(-0.12, 0.12)
      return frond(x + lean, top, angle, h * rng.range(0.25, 0.31))
    }).join('')
    sheet.path(shape, [tones.dark, tones.body, tones.bright][layer] ?? tones.body)
  }
  sheet.path(
    [-0.7, 0, 0.7].map((k) => disc(x + lean + k * g, top + g * 1.3, g * 0.7)).join(''),
    tone(light, '#c98a3a', 0.6),
  )
}

/** Path data. */
export function frond(x: number, y: number, angle: number, length: number): string {
  const droop = length * (0.34 + 0.16 * Math.cos(angle * 2) ** 2)
  const at = (t: number): [number, number] => [
    x + Math.cos(angle) * length * t,
    y + Math.sin(angle) * length * 0.72 * t + droop * t * t,
  ]
  const upper: string[] = []
  const lower: string[] = []
  const steps = 7
  for (let i = 0; i <= steps; i++) {
    const [px, py] = at(i / steps)
    const width = length * 0.15 * Math.sin(Math.min(1, i / steps + 0.12) * Math.PI) + 1
    const [nx, ny] = at(Math.min(1, (i + 0.55) / steps))
    upper.push(`${num(nx)} ${num(ny - width)}L${num(px)} ${num(py - width * 0.15)}`)
    lower.unshift(`${num(px)} ${num(py + width * 0.15)}L${num(nx)} ${num(ny + width)}`)
  }
  return `M${num(x)} ${num(y)}L${upper.join('L')}L${lower.join('L')}Z`
}

export function bushes(
  stage: Stage,
  from: Vector,
  to: Vector,
  count: number,
  height: number,
  color?: string,
): void {
  const { rng } = stage
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count
    const at: Vector = [
      from[0] + (to[0] - from[0]) * t,
      from[1] + (to[1] - from[1]) * t,
      from[2] + (to[2] - from[2]) * t,
    ]
    const { x, y, scale } = stage.project(at)
    const h = height * scale * rng.range(0.8, 1.15)
    crown(stage, x, y - h * 0.42, h * rng.range(0.62, 0.85), h * 0.52, color ?? rng.pick(leaves), 1.3)
  }
}
