import { darken, lighten } from '#demo/pictures/color.ts'
import { type Block, block, blockOf, contact, side } from '#demo/pictures/solid.ts'
import type { Stage } from '#demo/pictures/stage.ts'
import { tone, type Vector } from './light.ts'

export interface Piece {
  b: Block
  color: string
  soft?: number
}

/** From the farthest to the nearest. */
export function assemble(stage: Stage, pieces: readonly Piece[]): void {
  const { eye } = stage.view
  const distance = ({ b }: Piece) => {
    const [x, y, z] = stage.toWorld([b.x + b.w / 2, b.y + b.h / 2, b.z + b.d / 2])
    return Math.hypot(x - eye[0], (y - eye[1]) * 0.6, z - eye[2])
  }
  for (const { b, color, soft } of [...pieces].sort((p, q) => distance(q) - distance(p))) {
    block(stage, b, color, soft ? { soft } : undefined)
  }
}

export function footprint(stage: Stage, x: number, z: number, w: number, d: number): void {
  const { sheet, light } = stage
  for (const [grow, opacity] of [
    [0.22, 0.1],
    [0.1, 0.16],
    [0, 0.2],
  ] as const) {
    const shape = stage.outline([
      [x - grow * 0.4, 0, z - grow * 0.5],
      [x + w + grow * 1.4, 0, z - grow * 0.5],
      [x + w + grow * 1.4, 0, z + d + grow],
      [x - grow * 0.4, 0, z + d + grow],
    ])
    sheet.polygon(shape, light.shadow, { opacity, soft: 10 })
  }
}

/** Front along x at z 0. Returns its width. */
export function sofa(stage: Stage, seats: number, color: string, cushions: readonly string[]): number {
  const seat = 0.78
  const w = seats * seat + 0.44
  footprint(stage, 0, 0, w, 0.95)
  const pieces: Piece[] = [
    { b: blockOf(0.05, 0.1, 0.68, w - 0.1, 0.72, 0.26), color, soft: 8 },
    { b: blockOf(0.05, 0.1, 0.04, w - 0.1, 0.2, 0.85), color: darken(color, 0.12), soft: 4 },
    { b: blockOf(0, 0.1, 0.02, 0.2, 0.52, 0.92), color: lighten(color, 0.03), soft: 9 },
    { b: blockOf(w - 0.2, 0.1, 0.02, 0.2, 0.52, 0.92), color: lighten(color, 0.03), soft: 9 },
  ]
  for (let i = 0; i < seats; i++) {
    pieces.push({
      b: blockOf(0.23 + i * seat, 0.3, 0.03, seat - 0.03, 0.16, 0.66),
      color: lighten(color, 0.08),
      soft: 9,
    })
    pieces.push({
      b: blockOf(0.24 + i * seat, 0.48, 0.54, seat - 0.05, 0.36, 0.16),
      color: lighten(color, 0.05),
      soft: 10,
    })
  }
  for (const x of [0.12, w - 0.16]) {
    for (const z of [0.1, 0.8]) block(stage, blockOf(x, 0, z, 0.05, 0.1, 0.05), '#5d4433')
  }
  assemble(stage, pieces)
  cushions.forEach((cushion, i) => {
    const at = i % 2 === 0 ? 0.26 + i * 0.16 : w - 0.72 - i * 0.1
    block(stage, blockOf(at, 0.48, 0.36, 0.44, 0.4, 0.13), cushion, { soft: 9 })
  })
  return w
}

export function armchair(stage: Stage, color: string): void {
  footprint(stage, 0, 0, 0.85, 0.82)
  for (const x of [0.08, 0.72]) {
    for (const z of [0.7, 0.06]) block(stage, blockOf(x, 0, z, 0.05, 0.26, 0.05), '#7a5437')
  }
  assemble(stage, [
    { b: blockOf(0.06, 0.26, 0.56, 0.73, 0.6, 0.2), color, soft: 9 },
    { b: blockOf(0.1, 0.26, 0.04, 0.65, 0.18, 0.6), color: lighten(color, 0.09), soft: 9 },
    { b: blockOf(0, 0.26, 0.06, 0.12, 0.36, 0.66), color: darken(color, 0.04), soft: 7 },
    { b: blockOf(0.73, 0.26, 0.06, 0.12, 0.36, 0.66), color: darken(color, 0.04), soft: 7 },
  ])
}

export function table(
  stage: Stage,
  w: number,
  d: number,
  h: number,
  color: string,
  legs = darken(color, 0.25),
): void {
  footprint(stage, 0.05, 0.05, w - 0.1, d - 0.1)
  const leg = Math.min(0.07, w * 0.06)
  for (const z of [d - leg - 0.06, 0.06]) {
    for (const x of [0.06, w - leg - 0.06]) block(stage, blockOf(x, 0, z, leg, h - 0.05, leg), legs)
  }
  block(stage, blockOf(0, h - 0.06, 0, w, 0.06, d), color, { soft: 2 })
}

/** Centered on the origin. */
export function roundTable(stage: Stage, radius: number, h: number, color: string): void {
  const { sheet, light } = stage
  contact(stage, [0.05, 0, 0], radius * 1.1)
  const foot = stage.project([0, 0, 0])
  const top = stage.project([0, h, 0])
  const flat = (y: number) => {
    const front = stage.project([0, y, -radius])
    const back = stage.project([0, y, radius])
    return Math.abs(front.y - back.y) / 2
  }
  const stem = 0.05 * foot.scale
  sheet.rect(foot.x - stem, top.y, stem * 2, foot.y - top.y, tone(light, darken(color, 0.35), 0.4))
  sheet.ellipse(
    foot.x,
    foot.y,
    radius * 0.5 * foot.scale,
    flat(0) * 0.5,
    tone(light, darken(color, 0.35), 0.5),
  )
  const rx = radius * top.scale
  sheet.ellipse(top.x, top.y + 0.045 * top.scale, rx, flat(h), tone(light, darken(color, 0.22), 0.35))
  sheet.ellipse(
    top.x,
    top.y,
    rx,
    flat(h),
    sheet.gradient(
      [
        [0, tone(light, lighten(color, 0.12), 1)],
        [1, tone(light, color, 0.85)],
      ],
      true,
    ),
  )
}

/** Corner at the origin. */
export function chair(stage: Stage, color: string, frame: string): void {
  footprint(stage, 0.02, 0.02, 0.42, 0.42)
  assemble(stage, [
    ...[0.02, 0.4].flatMap((x) =>
      [0.02, 0.4].map((z) => ({ b: blockOf(x, 0, z, 0.04, z > 0.2 ? 0.84 : 0.44, 0.04), color: frame })),
    ),
    { b: blockOf(0, 0.42, 0, 0.46, 0.06, 0.46), color, soft: 3 },
    { b: blockOf(0, 0.58, 0.41, 0.46, 0.28, 0.05), color, soft: 3 },
  ])
}

export function officeChair(stage: Stage, color: string): void {
  const { sheet, light } = stage
  contact(stage, [0, 0, 0], 0.42)
  const foot = stage.project([0, 0.05, 0])
  const seat = stage.project([0, 0.42, 0])
  sheet.rect(foot.x - 0.03 * foot.scale, seat.y, 0.06 * foot.scale, foot.y - seat.y, '#55565c')
  const spread: readonly Vector[] = [
    [-0.3, 0.04, 0],
    [0.3, 0.04, 0],
    [-0.16, 0.04, -0.26],
    [0.16, 0.04, -0.26],
    [0, 0.04, 0.28],
  ]
  for (const end of spread) {
    const { x, y } = stage.project(end)
    sheet.line(
      [
        [foot.x, foot.y - 3],
        [x, y],
      ],
      tone(light, '#4a4b52', 0.4),
      0.05 * foot.scale,
    )
  }
  assemble(stage, [
    { b: blockOf(-0.25, 0.42, -0.25, 0.5, 0.09, 0.5), color, soft: 8 },
    { b: blockOf(-0.23, 0.58, 0.2, 0.46, 0.52, 0.07), color, soft: 9 },
  ])
}

export function sideboard(
  stage: Stage,
  w: number,
  h: number,
  d: number,
  color: string,
  fronts: number,
  rows = 1,
): void {
  footprint(stage, 0, 0, w, d)
  const b = blockOf(0, 0.12, 0, w, h - 0.12, d)
  for (const x of [0.1, w - 0.16]) block(stage, blockOf(x, 0, 0.08, 0.05, 0.12, 0.05), '#5d4433')
  block(stage, b, color, { soft: 2 })
  const front = side(stage, b, 'front')
  if (!front.visible) return
  const cell = (w - 0.04) / fronts
  const high = (b.h - 0.06) / rows
  for (let i = 0; i < fronts; i++) {
    for (let r = 0; r < rows; r++) {
      front.patch(0.03 + i * cell, 0.04 + r * high, cell - 0.03, high - 0.03, front.tone(lighten(color, 0.1)))
      front.patch(
        0.03 + i * cell + cell * 0.4,
        0.04 + r * high + high * 0.8,
        cell * 0.2,
        0.02,
        front.tone('#d8b879'),
      )
    }
  }
}

export function shelves(
  stage: Stage,
  w: number,
  h: number,
  d: number,
  color: string,
  bright: readonly [string, ...string[]],
): void {
  const { rng } = stage
  footprint(stage, 0, 0, w, d)
  const b = blockOf(0, 0, 0, w, h, d)
  block(stage, b, color, { soft: 2 })
  const front = side(stage, b, 'front')
  const rows = Math.max(2, Math.round(h / 0.42))
  const high = (h - 0.06) / rows
  for (let r = 0; r < rows; r++) {
    const foot = 0.05 + r * high
    front.patch(0.04, foot, w - 0.08, high - 0.05, front.tone(darken(color, 0.38)))
    let u = 0.08
    while (u < w - 0.2) {
      if (rng.chance(0.22)) u += rng.range(0.1, 0.3)
      const width = rng.range(0.035, 0.07)
      front.patch(u, foot, width, high * rng.range(0.5, 0.78), front.tone(rng.pick(bright)))
      u += width + 0.006
    }
  }
}
