import { and, eq, ne } from 'drizzle-orm'
import { createSlugs } from '#server/core/database/slugs.ts'
import { agencies, agencySlugs } from './agencies.table.ts'

/** Calls beside `/api/agencies/:id`. */
const reserved: readonly string[] = ['cities', 'mine']

export const agencyNames = createSlugs({
  kind: 'agency',
  fallback: 'inmobiliaria',
  async isFree(tx, slug, id = '') {
    if (reserved.includes(slug)) return false
    const taken = await tx.$count(agencies, and(eq(agencies.slug, slug), ne(agencies.id, id)))
    const had = and(eq(agencySlugs.slug, slug), ne(agencySlugs.agencyId, id))
    return taken + (await tx.$count(agencySlugs, had)) === 0
  },
  keep: (tx, slug, agencyId) => tx.insert(agencySlugs).values({ slug, agencyId }).onConflictDoNothing(),
  release: (tx, slug) => tx.delete(agencySlugs).where(eq(agencySlugs.slug, slug)),
})
