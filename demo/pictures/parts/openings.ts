import { darken, lighten, mix } from '#demo/pictures/color.ts'
import { brick } from '#demo/pictures/palette.ts'
import { every, type Panel } from '#demo/pictures/solid.ts'
import { num, outline } from '#demo/pictures/svg.ts'
import { tone } from './light.ts'

interface WindowOptions {
  frame: string
  /** Panes across and up. */
  columns?: number
  rows?: number
  sill?: boolean
  curtain?: boolean
  /** Default: random. */
  lit?: boolean
}

export function glass(p: Panel, u: number, v: number, w: number, h: number, lit: boolean): void {
  const { sheet, light } = p.stage
  const shape = p.rect(u, v, w, h)
  if (light.evening && lit) {
    sheet.polygon(
      shape,
      sheet.gradient([
        [0, '#f7a94f'],
        [0.45, '#ffd283'],
        [1, '#ffe6a9'],
      ]),
    )
    return
  }
  const skyTop = light.sky[0]?.[1] ?? '#6fb0c9'
  const skyLow = light.sky.at(-1)?.[1] ?? '#f3e6cf'
  const deep = light.evening ? '#2f2f57' : '#1f5564'
  sheet.polygon(
    shape,
    sheet.gradient([
      [0, mix(deep, skyTop, 0.3)],
      [0.6, mix(deep, skyTop, 0.12)],
      [1, mix(deep, skyLow, 0.3)],
    ]),
  )
  sheet.polygon(
    [
      p.at(u + w * 0.12, v + h),
      p.at(u + w * 0.48, v + h),
      p.at(u + w * 0.22, v),
      p.at(u, v),
      p.at(u, v + h * 0.62),
    ],
    light.sunColor,
    {
      opacity: 0.14,
    },
  )
}

export function window(p: Panel, u: number, v: number, w: number, h: number, options: WindowOptions): void {
  if (!p.visible) return
  const { light, sheet, rng } = p.stage
  const { frame, columns = 2, rows = 1, sill = true, curtain = true } = options
  const lit = options.lit ?? rng.chance(0.72)
  const edge = Math.min(0.07, w * 0.06)
  p.patch(u - edge, v - edge, w + edge * 2, h + edge * 2, p.tone(frame))
  glass(p, u, v, w, h, lit)
  if (curtain) {
    const cloth = light.evening && lit ? '#ffe9bd' : tone(light, '#f2ead9', 0.55)
    p.patch(u, v, w * 0.17, h, cloth, { opacity: 0.75 })
    p.patch(u + w * 0.85, v, w * 0.15, h, cloth, { opacity: 0.75 })
  }
  if (!(light.evening && lit)) p.patch(u, v + h - h * 0.12, w, h * 0.12, light.shadow, { opacity: 0.35 })
  const bar = Math.min(0.06, w * 0.05)
  const bars = every(0, w, w / columns).map((at) => outline(p.rect(u + at - bar / 2, v, bar, h)))
  const rails = every(0, h, h / rows).map((at) => outline(p.rect(u, v + at - bar / 2, w, bar)))
  sheet.path(bars.join('') + rails.join(''), p.tone(frame))
  if (sill) {
    p.patch(u - 0.12, v - 0.16, w + 0.24, 0.1, p.tone(lighten(frame, 0.15)))
    p.patch(u - 0.08, v - 0.26, w + 0.16, 0.1, light.shadow, { opacity: light.shadowOpacity })
  }
}

export function door(p: Panel, u: number, w: number, h: number, color: string, glazed = false): void {
  if (!p.visible) return
  const { light } = p.stage
  p.patch(u - 0.1, 0, w + 0.2, h + 0.1, p.tone(darken(color, 0.35)))
  p.patch(u, 0, w, h, p.tone(color))
  if (glazed) {
    glass(p, u + w * 0.16, h * 0.14, w * 0.68, h * 0.76, true)
  } else {
    for (const [at, high] of [
      [0.08, 0.34],
      [0.5, 0.42],
    ] as const) {
      p.patch(u + w * 0.14, h * at, w * 0.32, h * high, p.tone(darken(color, 0.16)))
      p.patch(u + w * 0.54, h * at, w * 0.32, h * high, p.tone(darken(color, 0.16)))
    }
  }
  p.patch(u, h - 0.14, w, 0.14, light.shadow, { opacity: 0.35 })
  p.patch(u + w * 0.86, h * 0.44, 0.05, 0.26, p.tone('#e8c987'))
}

export function bricks(p: Panel, u: number, v: number, w: number, h: number, color = brick): void {
  if (!p.visible) return
  const { sheet, rng } = p.stage
  p.patch(u, v, w, h, p.tone(color))
  const course = h > 9 ? 0.3 : 0.17
  const joints = every(v, v + h, course)
    .map((at) => {
      const [x1, y1] = p.at(u, at)
      const [x2, y2] = p.at(u + w, at)
      return `M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}`
    })
    .join('')
  sheet.path(joints, 'none', { stroke: p.tone(lighten(color, 0.35)), strokeWidth: 1.1, opacity: 0.5 })
  const strew = (count: number) =>
    Array.from({ length: count }, () => {
      const row = Math.floor(rng.range(0, Math.max(1, h / course - 1)))
      const at = rng.range(0, Math.max(0.01, w - 0.4))
      return outline(p.rect(u + at, v + row * course + 0.02, Math.min(0.36, w), course - 0.04))
    }).join('')
  const count = Math.min(90, Math.round(w * h * 1.6))
  sheet.path(strew(count), p.tone(darken(color, 0.2)), { opacity: 0.45 })
  sheet.path(strew(count), p.tone(lighten(color, 0.22)), { opacity: 0.4 })
}

export function boards(
  p: Panel,
  u: number,
  v: number,
  w: number,
  h: number,
  color: string,
  step = 0.22,
): void {
  if (!p.visible) return
  p.patch(u, v, w, h, p.tone(color))
  const { sheet } = p.stage
  const joints = every(u, u + w, step)
    .map((at) => {
      const [x1, y1] = p.at(at, v)
      const [x2, y2] = p.at(at, v + h)
      return `M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}`
    })
    .join('')
  sheet.path(joints, 'none', { stroke: p.tone(darken(color, 0.4)), strokeWidth: 1.6, opacity: 0.55 })
}

export function railing(
  p: Panel,
  u: number,
  v: number,
  w: number,
  h: number,
  color: string,
  glassy: boolean,
): void {
  if (!p.visible) return
  const { light } = p.stage
  if (glassy) {
    p.patch(u, v, w, h, mix('#8fc0c4', light.haze, 0.35), { opacity: 0.5 })
  } else {
    const bars = every(u, u + w, 0.16)
      .map((at) => {
        const [x1, y1] = p.at(at, v)
        const [x2, y2] = p.at(at, v + h)
        return `M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}`
      })
      .join('')
    p.stage.sheet.path(bars, 'none', { stroke: p.tone(color), strokeWidth: 2 })
  }
  p.patch(u, v + h - 0.05, w, 0.07, p.tone(color))
}

export function lampGlow(p: Panel, u: number, v: number, radius: number): void {
  const { sheet, light } = p.stage
  if (!light.evening || !p.visible) return
  const [x, y] = p.at(u, v)
  const [x2] = p.at(u + radius, v)
  const r = Math.abs(x2 - x)
  sheet.ellipse(
    x,
    y,
    r,
    r,
    sheet.radial([
      [0, '#ffdf9c', 0.75],
      [0.4, '#ffb75e', 0.3],
      [1, '#ffb75e', 0],
    ]),
  )
}
