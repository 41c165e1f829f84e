import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { maxSlug, slugOf } from '#shared/agencies/slug.ts'
import { agencies, agencySlugs } from './agencies.table.ts'

/** Where a name has no Latin letters. */
const fallback = 'inmobiliaria'
/** Calls beside `/api/agencies/:id`. */
const reserved: readonly string[] = ['cities', 'mine']

/** Until the end of the transaction, agencies take slugs one after the other. */
const lockSlugs = (tx: Db) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('agency slugs', 0))`)

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

/** Also what another one had, unless `agencyId` itself had it. */
async function isFree(tx: Db, slug: string, agencyId?: string): Promise<boolean> {
  if (reserved.includes(slug)) return false
  const others = agencyId === undefined ? undefined : ne(agencies.id, agencyId)
  const had = agencyId === undefined ? undefined : ne(agencySlugs.agencyId, agencyId)
  const [taken, kept] = [
    await tx.$count(agencies, and(eq(agencies.slug, slug), others)),
    await tx.$count(agencySlugs, and(eq(agencySlugs.slug, slug), had)),
  ]
  return taken + kept === 0
}

/** The one before redirects from now on. False: another agency has or had it. */
export async function takeSlug(tx: Db, agency: { id: string; slug: string }, slug: string): Promise<boolean> {
  await lockSlugs(tx)
  if (!(await isFree(tx, slug, agency.id))) return false
  await tx.delete(agencySlugs).where(eq(agencySlugs.slug, slug))
  await tx.insert(agencySlugs).values({ slug: agency.slug, agencyId: agency.id }).onConflictDoNothing()
  return true
}
