import type { ToolContext } from '#server/ai/tools/tool.ts'
import { listingsApi } from '#shared/listings/listingsApi.ts'
import { findCity, findDepartments, findNeighborhood } from '#shared/places/places.ts'
import { understand } from '#shared/search/sentence.ts'
import { type ProblemCode, ToolRefusal } from './refusal.ts'

/** One name as a list; none for undefined. */
export const listed = (name: string | undefined): string[] => (name === undefined ? [] : [name])

interface Named {
  city?: readonly string[] | undefined
  neighborhood?: readonly string[] | undefined
  state?: readonly string[] | undefined
}

const fields = [
  ['city', 'unknown_city', (name: string) => findCity(name) !== undefined],
  ['neighborhood', 'unknown_neighborhood', (name: string) => findNeighborhood(name) !== undefined],
  ['state', 'unknown_department', (name: string) => findDepartments(name).length > 0],
] as const satisfies readonly (readonly [keyof Named, ProblemCode, (name: string) => boolean])[]

/** Throws `ToolRefusal` for a place that neither the gazetteer nor any listing has. */
export async function requireKnownPlaces(context: ToolContext, named: Named): Promise<void> {
  for (const [field, code, isKnown] of fields)
    for (const name of named[field] ?? []) {
      if (isKnown(name) || (await hasListings(context, field, name))) continue
      throw new ToolRefusal({
        code,
        argument: field,
        detail: [name, ...alike(name)].join('|'),
      })
    }
}

/** Authors may name places that no list has. */
async function hasListings({ api, ...caller }: ToolContext, field: keyof Named, name: string) {
  const { total } = await api.callInternally(listingsApi.facets, { ...caller, query: { [field]: [name] } })
  return total > 0
}

const maxAlike = 3
const anyRate = 7000

/** Cities and barrios that are spelled almost so. */
function alike(name: string): string[] {
  const { criteria } = understand(name, { rate: anyRate })
  const names = criteria.flatMap((one) =>
    one.field === 'city' || one.field === 'neighborhood' ? [one.value] : [],
  )
  return names.slice(0, maxAlike)
}
