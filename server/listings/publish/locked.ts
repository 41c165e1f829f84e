import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import type { Actor } from '#server/core/http/actor.ts'
import { isId } from '#server/core/ids.ts'
import { requireCan } from '#server/listings/listings.policy.ts'
import { authorOf } from './author.ts'
import type { ListingFacts } from './draft.ts'
import type { Author } from './rows.ts'
import { lockListing } from './write.ts'

/** Throws `not_found`, and `forbidden` for another owner's visible listing. */
export async function withOwnListing(
  db: Db,
  id: string,
  actor: Actor,
  work: (tx: Db, row: ListingFacts, by: Author) => Promise<void>,
): Promise<void> {
  if (!isId(id)) throw new AppError('not_found')
  await db.transaction(async (tx) => {
    const by = await authorOf(tx, actor)
    const row = await lockListing(tx, id)
    requireCan(actor, 'change', row)
    await work(tx, row, by)
  })
}
