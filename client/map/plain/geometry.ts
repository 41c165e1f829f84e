/** Of degrees, longitude first. */
export interface BaseShape {
  kind: string
  lines: readonly (readonly (readonly number[])[])[]
}

interface Base {
  features: readonly {
    properties: { kind: string }
    geometry: { coordinates: BaseShape['lines'] }
  }[]
}

/** Outline, departments, rivers and lakes. */
export const shapesOf = ({ features }: Base): readonly BaseShape[] =>
  features.map(({ properties: { kind }, geometry }) => ({ kind, lines: geometry.coordinates }))
