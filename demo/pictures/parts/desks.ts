import { darken, lighten } from '#demo/pictures/color.ts'
import { block, blockOf, side } from '#demo/pictures/solid.ts'
import type { Stage } from '#demo/pictures/stage.ts'
import { plant, terere } from './decor.ts'
import { footprint, officeChair } from './furniture.ts'
import { lamp } from './lamps.ts'
import { tone, type Vector } from './light.ts'

export function monitor(stage: Stage, at: Vector, w: number, front: boolean): void {
  const { light } = stage
  const [x, y, z] = at
  block(stage, blockOf(x - 0.1, y, z - 0.05, 0.2, 0.015, 0.12), '#6a6a6d')
  block(stage, blockOf(x - 0.03, y, z + 0.01, 0.06, 0.14, 0.03), '#6a6a6d')
  const b = blockOf(x - w / 2, y + 0.1, z - 0.02, w, w * 0.6, 0.03)
  block(stage, b, '#3d3d42', { soft: 3 })
  if (!front) return
  const face = side(stage, b, 'front')
  face.patch(0.015, 0.02, w - 0.03, w * 0.6 - 0.04, light.evening ? '#bfe0e6' : tone(light, '#dfeceb', 0.9))
  face.patch(0.04, w * 0.44, w * 0.4, 0.04, '#0f4c5c')
  for (const v of [0.12, 0.2, 0.28]) if (v < w * 0.4) face.patch(0.04, v, w * (0.3 + v), 0.025, '#9ab4b6')
  face.patch(w * 0.66, 0.06, w * 0.24, w * 0.26, '#d6457d', { opacity: 0.75 })
}

export interface DeskLook {
  top: string
  legs: string
  chair: string
}

/** Corner at the origin, w by 0.75. */
export function desk(
  stage: Stage,
  w: number,
  look: DeskLook,
  from: 'front' | 'behind',
  things: number,
): void {
  footprint(stage, 0, 0, w, 0.75)
  const chairAt: Vector = from === 'front' ? [w / 2, 0, 1.1] : [w / 2, 0, -0.35]
  if (from === 'front') officeChair(stage.place(chairAt), look.chair)
  for (const x of [0.04, w - 0.09])
    for (const z of [0.66, 0.04]) block(stage, blockOf(x, 0, z, 0.05, 0.7, 0.05), look.legs)
  if (from === 'front') block(stage, blockOf(0.1, 0.34, 0.6, w - 0.2, 0.36, 0.02), darken(look.top, 0.1))
  block(stage, blockOf(0, 0.7, 0, w, 0.045, 0.75), look.top, { soft: 2 })
  monitor(stage, [w * 0.5, 0.745, from === 'front' ? 0.3 : 0.55], 0.62, from === 'behind')
  if (things % 3 === 0) lamp(stage, [w * 0.12, 0.745, 0.5], 0.42, lighten(look.chair, 0.4))
  if (things % 3 === 1) plant(stage, [w * 0.87, 0.745, 0.5], 0.34, '#b65a3c', 'broad')
  if (things % 3 === 2) terere(stage, [w * 0.82, 0.745, 0.4], look.chair)
  block(stage, blockOf(w * 0.36, 0.745, from === 'behind' ? 0.16 : 0.52, 0.4, 0.012, 0.13), '#e9e6de')
  if (from === 'behind') officeChair(stage.place(chairAt, Math.PI), look.chair)
}
