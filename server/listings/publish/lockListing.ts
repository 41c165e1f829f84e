import { eq, getTableColumns, inArray } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import type { Actor } from '#server/core/http/actor.ts'
import { isId } from '#server/core/ids.ts'
import { requireCan } from '#server/listings/listings.policy.ts'
import { listings } from '#server/listings/listings.table.ts'
import { readTexts, textsOfRow } from '#server/listings/listingTexts.ts'
import { authorOf } from './author.ts'
import type { ListingFacts } from './draft.ts'
import type { Author } from './listingRows.ts'

const { search: _search, ...columns } = getTableColumns(listings)

export async function lockListing(tx: Db, id: string): Promise<ListingFacts | undefined> {
  const [row] = await tx.select(columns).from(listings).where(eq(listings.id, id)).for('update')
  // Read under the lock: its last holder may have changed them.
  return row && { ...row, texts: await readTexts(tx, id) }
}

/** By id, unlocked. */
export async function readListings(db: Db, ids: string[]): Promise<Map<string, ListingFacts>> {
  const rows = await db
    .select({ ...columns, texts: textsOfRow(listings.id) })
    .from(listings)
    .where(inArray(listings.id, ids))
  return new Map(rows.map((row) => [row.id, row]))
}

/** In a transaction, on the locked row. Throws `not_found`, and `forbidden` for another owner's visible listing. */
export async function withLockedListing(
  db: Db,
  id: string,
  { actor, right = 'change' }: { actor: Actor; right?: 'change' | 'remove' },
  work: (tx: Db, row: ListingFacts, by: Author) => Promise<void>,
): Promise<void> {
  if (!isId(id)) throw new AppError('not_found')
  await db.transaction(async (tx) => {
    const by = await authorOf(tx, actor)
    const row = await lockListing(tx, id)
    requireCan(actor, right, row)
    await work(tx, row, by)
  })
}
