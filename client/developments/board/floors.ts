import type { DevelopmentUnit } from '#shared/developments/developments.ts'

/** The highest first; units as they come. */
export function floorsOf<Unit extends Pick<DevelopmentUnit, 'floor'>>(
  units: readonly Unit[],
): [floor: number, units: Unit[]][] {
  const floors = new Map<number, Unit[]>()
  for (const unit of units) {
    const list = floors.get(unit.floor)
    if (list) list.push(unit)
    else floors.set(unit.floor, [unit])
  }
  return [...floors].sort(([a], [b]) => b - a)
}
