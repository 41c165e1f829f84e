import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { maxSlug, slugOf } from '#shared/agencies/slug.ts'
import { developmentSlugs, developments } from './developments.table.ts'

/** Where a name has no Latin letters. */
const fallback = 'emprendimiento'

const lockSlugs = (tx: Db) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('development slugs', 0))`)

/** Of its name, with the first free number behind it. */
export async function freeSlug(tx: Db, name: string): Promise<string> {
  await lockSlugs(tx)
  const base = slugOf(name) || fallback
  for (let number = 1; ; number++) {
    const ending = number === 1 ? '' : `-${number}`
    const slug = base.slice(0, maxSlug - ending.length).replace(/-$/, '') + ending
    if (await isFree(tx, slug)) return slug
  }
}

/** Neither another's, nor one that another had. */
async function isFree(tx: Db, slug: string, id = ''): Promise<boolean> {
  const taken = await tx.$count(developments, and(eq(developments.slug, slug), ne(developments.id, id)))
  const had = and(eq(developmentSlugs.slug, slug), ne(developmentSlugs.developmentId, id))
  return taken + (await tx.$count(developmentSlugs, had)) === 0
}

/** The one before redirects from now on. False: another development has or had it. */
export async function takeSlug(tx: Db, id: string, before: string, slug: string): Promise<boolean> {
  await lockSlugs(tx)
  if (!(await isFree(tx, slug, id))) return false
  await tx.delete(developmentSlugs).where(eq(developmentSlugs.slug, slug))
  await tx.insert(developmentSlugs).values({ slug: before, developmentId: id }).onConflictDoNothing()
  return true
}
