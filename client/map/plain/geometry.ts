import { once } from '#client/core/once.ts'

/** Of degrees, longitude first. */
export interface BaseShape {
  kind: string
  lines: readonly (readonly (readonly number[])[])[]
}

/** Outline, departments, rivers and lakes: as a part of the app, which needs no further answer. */
export const baseShapes = once(async (): Promise<readonly BaseShape[]> => {
  const { default: base } = await import('#client/map/base/paraguay.json')
  return base.features.map(({ properties: { kind }, geometry }) => ({ kind, lines: geometry.coordinates }))
})
