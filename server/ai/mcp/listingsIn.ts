import { z } from 'zod'
import { paths } from '#shared/paths.ts'

const named = z
  .object({ id: z.string(), title: z.string(), path: z.string() })
  .refine(({ id, path }) => path === paths.property(id))
export type NamedListing = z.output<typeof named>

export function listingsIn(output: unknown): NamedListing[] {
  const found = new Map<string, NamedListing>()
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const listing = named.safeParse(value)
    if (listing.success && !found.has(listing.data.id)) found.set(listing.data.id, listing.data)
    for (const part of Object.values(value)) look(part)
  }
  look(output)
  return [...found.values()]
}
