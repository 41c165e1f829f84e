import { and, eq, ne } from 'drizzle-orm'
import { createSlugs } from '#server/core/database/slugs.ts'
import { developmentSlugs, developments } from './developments.table.ts'

export const developmentNames = createSlugs({
  kind: 'development',
  fallback: 'emprendimiento',
  async isFree(tx, slug, id = '') {
    const taken = await tx.$count(developments, and(eq(developments.slug, slug), ne(developments.id, id)))
    const had = and(eq(developmentSlugs.slug, slug), ne(developmentSlugs.developmentId, id))
    return taken + (await tx.$count(developmentSlugs, had)) === 0
  },
  keep: (tx, slug, developmentId) =>
    tx.insert(developmentSlugs).values({ slug, developmentId }).onConflictDoNothing(),
  release: (tx, slug) => tx.delete(developmentSlugs).where(eq(developmentSlugs.slug, slug)),
})
