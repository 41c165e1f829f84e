import { tone, type Vector } from './parts/light.ts'
import { type Stage, sunlit } from './stage.ts'
import { num, type Point, type Style } from './svg.ts'

export interface Block {
  x: number
  y: number
  z: number
  w: number
  h: number
  d: number
}

export type Side = 'front' | 'back' | 'left' | 'right' | 'top' | 'bottom'

const add = (a: Vector, b: Vector, k: number): Vector => [a[0] + b[0] * k, a[1] + b[1] * k, a[2] + b[2] * k]
const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
function unit(v: Vector): Vector {
  const length = Math.hypot(...v) || 1
  return [v[0] / length, v[1] / length, v[2] / length]
}
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

/** In meters from its lower left corner. */
export interface Panel {
  stage: Stage
  width: number
  height: number
  visible: boolean
  /** 0 to 1. */
  sun: number
  at(u: number, v: number): Point
  rect(u: number, v: number, width: number, height: number): Point[]
  tone(color: string): string
  fill(color: string, style?: Style): void
  patch(u: number, v: number, width: number, height: number, color: string, style?: Style): void
}

/** `right` and `up` are unit directions. */
export function panel(
  stage: Stage,
  origin: Vector,
  right: Vector,
  up: Vector,
  width: number,
  height: number,
): Panel {
  const point = (u: number, v: number) => add(add(origin, right, u), up, v)
  const world = stage.toWorld(origin)
  const outward = unit(
    cross(
      minus(stage.toWorld(add(origin, up, 1)), world),
      minus(stage.toWorld(add(origin, right, 1)), world),
    ),
  )
  const sun = sunlit(stage.light, outward)
  const rect = (u: number, v: number, w: number, h: number) =>
    stage.outline([point(u, v), point(u + w, v), point(u + w, v + h), point(u, v + h)])
  const toned = (color: string) => tone(stage.light, color, sun)
  return {
    stage,
    width,
    height,
    sun,
    visible: dot(outward, minus(stage.view.eye, world)) > 0,
    at(u, v) {
      const { x, y } = stage.project(point(u, v))
      return [x, y]
    },
    rect,
    tone: toned,
    fill: (color, style) => stage.sheet.polygon(rect(0, 0, width, height), toned(color), style),
    patch: (u, v, w, h, color, style) => stage.sheet.polygon(rect(u, v, w, h), color, style),
  }
}

export function side(stage: Stage, b: Block, which: Side): Panel {
  switch (which) {
    case 'front':
      return panel(stage, [b.x, b.y, b.z], [1, 0, 0], [0, 1, 0], b.w, b.h)
    case 'back':
      return panel(stage, [b.x + b.w, b.y, b.z + b.d], [-1, 0, 0], [0, 1, 0], b.w, b.h)
    case 'left':
      return panel(stage, [b.x, b.y, b.z + b.d], [0, 0, -1], [0, 1, 0], b.d, b.h)
    case 'right':
      return panel(stage, [b.x + b.w, b.y, b.z], [0, 0, 1], [0, 1, 0], b.d, b.h)
    case 'top':
      return panel(stage, [b.x, b.y + b.h, b.z], [1, 0, 0], [0, 0, 1], b.w, b.d)
    case 'bottom':
      return panel(stage, [b.x, b.y, b.z + b.d], [1, 0, 0], [0, 0, -1], b.w, b.d)
  }
}

const sides: readonly Side[] = ['back', 'left', 'right', 'front', 'top']

/** Draw before the walls that carry it. */
export function underside(stage: Stage, b: Block, color: string): void {
  const face = side(stage, b, 'bottom')
  if (face.visible) stage.sheet.polygon(face.rect(0, 0, b.w, b.d), tone(stage.light, color, 0.12))
}

export function block(stage: Stage, b: Block, color: string, style?: Style): void {
  for (const which of sides) {
    const face = side(stage, b, which)
    if (face.visible) face.fill(color, style)
  }
}

export const blockOf = (x: number, y: number, z: number, w: number, h: number, d: number): Block => ({
  x,
  y,
  z,
  w,
  h,
  d,
})

export const corners = (b: Block): Vector[] =>
  [0, 1].flatMap((i) =>
    [0, 1].flatMap((j) => [0, 1].map((k): Vector => [b.x + i * b.w, b.y + j * b.h, b.z + k * b.d])),
  )

/** Andrew's monotone chain. */
function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (from: readonly Point[]) => {
    const chain: Point[] = []
    for (const p of from) {
      for (;;) {
        const b = chain.at(-1)
        const a = chain.at(-2)
        if (!a || !b || (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break
        chain.pop()
      }
      chain.push(p)
    }
    chain.pop()
    return chain
  }
  return [...half(sorted), ...half([...sorted].reverse())]
}

/** On the ground at world height `ground`. */
export function castShadow(stage: Stage, points: readonly Vector[], opacity = 1, ground = 0): void {
  const { light, sheet, view } = stage
  const flat = points.map((point): Vector => {
    const [x, y, z] = stage.toWorld(point)
    const t = (y - ground) / light.sun[1]
    return [x - light.sun[0] * t, ground, Math.max(view.eye[2] + 0.5, z - light.sun[2] * t)]
  })
  const spots = flat.map((point): Point => {
    const { x, y } = stage.projectWorld(point)
    return [x, y]
  })
  sheet.polygon(hull(spots), light.shadow, { opacity: light.shadowOpacity * opacity })
}

export function contact(stage: Stage, at: Vector, radius: number, depth = 0.3): void {
  const { x, y, scale } = stage.project(at)
  const paint = stage.sheet.radial([
    [0, stage.light.shadow, 0.55],
    [1, stage.light.shadow, 0],
  ])
  stage.sheet.ellipse(x, y, radius * scale, radius * scale * depth, paint)
}

/** As one path, at `steps` positions. */
export function ruled(
  p: Panel,
  across: readonly number[],
  vertical: boolean,
  color: string,
  width: number,
  opacity: number,
): void {
  const d = across
    .map((at) => {
      const [x1, y1] = vertical ? p.at(at, 0) : p.at(0, at)
      const [x2, y2] = vertical ? p.at(at, p.height) : p.at(p.width, at)
      return `M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}`
    })
    .join('')
  p.stage.sheet.path(d, 'none', { stroke: color, strokeWidth: width, opacity })
}

/** Both exclusive. */
export function every(from: number, to: number, step: number): number[] {
  return Array.from(
    { length: Math.max(0, Math.ceil((to - from) / step) - 1) },
    (_, i) => from + (i + 1) * step,
  )
}
