import { fold, plainMarks } from '#shared/core/text.ts'
import { findCity, findDepartments, findNeighborhood } from '#shared/places/places.ts'

/** As stored. */
const keyOf = (name: string) => fold(plainMarks(name))

/** By any of its names; unknown ones are folded. */
export function cityKey(name: string): string {
  return keyOf(findCity(name)?.name ?? name)
}

/** By any of its names, which may exist in several cities. */
export function neighborhoodKey(name: string, city?: string): string {
  const known = (city === undefined ? undefined : findNeighborhood(name, city)) ?? findNeighborhood(name)
  return keyOf(known?.name ?? name)
}

/** Within the cities, if any. */
export function neighborhoodKeys(names: readonly string[], cities: readonly string[] = []): string[] {
  const scopes = cities.length > 0 ? cities : [undefined]
  return scopes.flatMap((city) => names.map((name) => neighborhoodKey(name, city)))
}

/** Departments of a region, or the name itself. */
export function stateNames(name: string): readonly string[] {
  const known = findDepartments(name)
  return known.length > 0 ? known : [name]
}
