import { sql } from 'drizzle-orm'
import { maxSlug, slugOf } from '#shared/page/slug.ts'
import type { Db } from './database.ts'

interface SlugStore {
  /** Of what they name. */
  kind: string
  /** Where a name has no Latin letters. */
  fallback: string
  /** Neither another's, nor one that another had: other than that of `id`. */
  isFree(tx: Db, slug: string, id?: string): Promise<boolean>
  /** Leads to that of `id` from now on. */
  keep(tx: Db, slug: string, id: string): Promise<unknown>
  /** Leads nowhere else any more. */
  release(tx: Db, slug: string): Promise<unknown>
}

export interface Slugs {
  /** Of a name, with the first free number behind it. */
  free(tx: Db, name: string): Promise<string>
  /** The one before redirects from now on. False: another has or had it. */
  take(tx: Db, owner: { id: string; slug: string }, slug: string): Promise<boolean>
}

/** Of a name, with the first free number behind it. */
export async function freeSlug(
  tx: Db,
  { kind, fallback, isFree }: Pick<SlugStore, 'kind' | 'fallback' | 'isFree'>,
  name: string,
): Promise<string> {
  await lock(tx, kind)
  const base = slugOf(name) || fallback
  for (let number = 1; ; number++) {
    const ending = number === 1 ? '' : `-${number}`
    const slug = base.slice(0, maxSlug - ending.length).replace(/-$/, '') + ending
    if (await isFree(tx, slug)) return slug
  }
}

/** Until the end of the transaction, those of a kind are taken one after the other. */
const lock = (tx: Db, kind: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} slugs`}, 0))`)

/** One kind's names in addresses, which stay with what they named. */
export function createSlugs(store: SlugStore): Slugs {
  const { kind, isFree, keep, release } = store
  return {
    free: (tx, name) => freeSlug(tx, store, name),
    async take(tx, owner, slug) {
      await lock(tx, kind)
      if (!(await isFree(tx, slug, owner.id))) return false
      await release(tx, slug)
      await keep(tx, owner.slug, owner.id)
      return true
    },
  }
}
