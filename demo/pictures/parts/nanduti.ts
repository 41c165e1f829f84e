import { lighten } from '#demo/pictures/color.ts'
import type { Panel } from '#demo/pictures/solid.ts'
import type { Stage } from '#demo/pictures/stage.ts'
import { num, type Point } from '#demo/pictures/svg.ts'
import { tone } from './light.ts'

function ring(
  at: (u: number, v: number) => Point,
  u: number,
  v: number,
  radius: number,
  count: number,
  turn = 0,
): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = ((i + turn) / count) * Math.PI * 2
    return at(u + Math.cos(angle) * radius, v + Math.sin(angle) * radius)
  })
}

const closed = (points: readonly Point[]) => `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`

export function nanduti(
  stage: Stage,
  at: (u: number, v: number) => Point,
  u: number,
  v: number,
  radius: number,
  color: string,
  width = 1.6,
): void {
  const spokes = 24
  const tips = ring(at, u, v, radius * 0.86, spokes)
  const [cx, cy] = at(u, v)
  let d = tips.map(([x, y]) => `M${num(cx)} ${num(cy)}L${num(x)} ${num(y)}`).join('')
  for (const share of [0.18, 0.34, 0.56, 0.62, 0.86]) d += closed(ring(at, u, v, radius * share, 36))
  const scallops = ring(at, u, v, radius * 1.06, spokes, 0.5)
  scallops.forEach(([x, y], i) => {
    const a = tips[i]
    const b = tips[(i + 1) % spokes]
    if (a && b) d += `M${num(a[0])} ${num(a[1])}Q${num(x)} ${num(y)} ${num(b[0])} ${num(b[1])}`
  })
  for (let i = 0; i < 12; i++) {
    const angle = (i / 12) * Math.PI * 2
    const petal = [0.36, 0.45, 0.54, 0.45].map((share, k) => {
      const spread = k === 1 ? 0.13 : k === 3 ? -0.13 : 0
      return at(u + Math.cos(angle + spread) * radius * share, v + Math.sin(angle + spread) * radius * share)
    })
    stage.sheet.path(closed(petal), color, { opacity: 0.8 })
  }
  stage.sheet.path(d, 'none', { stroke: color, strokeWidth: width })
}

export function art(
  p: Panel,
  u: number,
  v: number,
  w: number,
  h: number,
  colors: readonly [string, string, string],
  motif: 'river' | 'lace' | 'forms',
): void {
  const { sheet, light } = p.stage
  p.patch(u + 0.04, v - 0.06, w, h, light.shadow, { opacity: 0.2 })
  p.patch(u, v, w, h, tone(light, '#8a6244', 0.7))
  const e = 0.035
  p.patch(u + e, v + e, w - 2 * e, h - 2 * e, tone(light, '#faf5ea', 0.9))
  const inner = p.rect(u + e * 3, v + e * 3, w - e * 6, h - e * 6)
  const [a, b, c] = colors
  sheet.clipped(inner, () => {
    sheet.polygon(inner, tone(light, motif === 'lace' ? a : lighten(a, 0.62), 0.9))
    if (motif === 'lace') return
    const spot = (x: number, y: number, r: number, color: string) =>
      sheet.path(closed(ring(p.at, u + x * w, v + y * h, r, 32)), tone(light, color, 0.9))
    if (motif === 'river') {
      spot(0.62, 0.6, Math.min(w, h) * 0.17, c)
      p.patch(u, v, w, h * 0.46, tone(light, b, 0.8))
      p.patch(u, v, w, h * 0.3, tone(light, a, 0.8))
    } else {
      spot(0.4, 0.58, Math.min(w, h) * 0.26, b)
      spot(0.64, 0.36, Math.min(w, h) * 0.2, c)
      p.patch(u, v, w, h * 0.24, tone(light, a, 0.8))
    }
  })
  if (motif === 'lace')
    nanduti(p.stage, p.at, u + w / 2, v + h / 2, Math.min(w, h) * 0.36, tone(light, '#fff8ec', 1))
}

export function rug(
  stage: Stage,
  x: number,
  z: number,
  w: number,
  d: number,
  color: string,
  trim: string,
  round: boolean,
): void {
  const { sheet, light } = stage
  const at = (u: number, v: number): Point => {
    const spot = stage.project([x + u, 0, z + v])
    return [spot.x, spot.y]
  }
  if (round) {
    const r = Math.min(w, d) / 2
    sheet.path(closed(ring(at, w / 2, d / 2, r, 48)), tone(light, color, 0.85))
    nanduti(stage, at, w / 2, d / 2, r * 0.86, tone(light, trim, 0.95), 2)
    return
  }
  const quad = (u: number, v: number, qw: number, qd: number) =>
    stage.outline([
      [x + u, 0, z + v],
      [x + u + qw, 0, z + v],
      [x + u + qw, 0, z + v + qd],
      [x + u, 0, z + v + qd],
    ])
  sheet.polygon(quad(0, 0, w, d), tone(light, color, 0.85), { soft: 3 })
  for (const u of [0.08, 0.2, w - 0.26, w - 0.12])
    sheet.polygon(quad(u, 0.02, 0.05, d - 0.04), tone(light, trim, 0.9), { opacity: 0.85 })
  for (let i = 0; i < 5; i++) {
    const u = 0.4 + ((w - 0.8) * (i + 0.5)) / 5
    const diamond = [at(u - 0.14, d / 2), at(u, d * 0.24), at(u + 0.14, d / 2), at(u, d * 0.76)]
    sheet.polygon(diamond, tone(light, trim, 0.9), { opacity: 0.55 })
  }
}
