import { z } from 'zod/mini'
import { once } from '#client/core/once.ts'
import file from '#client/map/base/paraguay.json?url'

const kinds = ['country', 'border', 'river', 'lake'] as const
export type BaseKind = (typeof kinds)[number]

/** Every geometry is a list of lines, of degrees, longitude first. */
const base = z.object({
  features: z.array(
    z.object({
      properties: z.object({ kind: z.enum(kinds) }),
      geometry: z.object({ coordinates: z.array(z.array(z.array(z.number()))) }),
    }),
  ),
})

export interface BaseShape {
  kind: BaseKind
  lines: readonly (readonly (readonly number[])[])[]
}

/** Outline, departments, rivers and lakes. */
export const baseShapes = once(async (): Promise<readonly BaseShape[]> => {
  const answer = await fetch(file)
  const { features } = base.parse(await answer.json())
  return features.map(({ properties: { kind }, geometry }) => ({ kind, lines: geometry.coordinates }))
})
