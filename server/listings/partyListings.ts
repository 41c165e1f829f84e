import { and, eq, gt, gte, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import type { Actor } from '#server/core/http/actor.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { l, whereBelongsTo } from './listings.policy.ts'
import { readPage } from './listings.queries.ts'
import { toListings } from './toListing.ts'

/** What is read of it lives until it is sent: smaller ones leave less behind, and hold nobody else up. */
const batchSize = 50

export interface PartyListings {
  /** In every status but deleted, with their true places; or those that anyone sees, as they are shown. */
  which: 'all' | 'shown'
  /** Changed since then alone: also those that ended or were deleted; of shown ones, none that nobody ever saw. */
  since?: string | undefined
}

function whereOf({ which, since }: PartyListings): SQL {
  if (since === undefined) return which === 'all' ? ne(l.status, 'deleted') : eq(l.status, 'active')
  const changed = gte(l.updatedAt, new Date(since))
  return which === 'all'
    ? changed
    : sql`${changed} and (l.status = 'active' or l.first_published_at is not null)`
}

/** What a party has, in order of ids. Separate queries: no transaction stays open while a client reads slowly. */
export async function* eachOfParty(db: Db, actor: Actor, wanted: PartyListings): AsyncGenerator<Listing[]> {
  for (let after = ''; ; ) {
    const chosen = and(whereBelongsTo(actor, l, 'change'), whereOf(wanted), gt(l.id, after))
    const page = sql`select l.id, null::text as cursor_key from listings l where ${chosen}
      order by l.id limit ${batchSize}`
    const rows = await readPage(db, page, wanted.which === 'all' ? 'true' : 'shown')
    const last = rows.at(-1)
    if (!last) return
    yield await toListings(db, rows)
    if (rows.length < batchSize) return
    after = last.id
  }
}
