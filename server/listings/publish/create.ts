import { eq } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import type { Actor } from '#server/core/http/actor.ts'
import { can, ownersOf } from '#server/listings/listings.policy.ts'
import { listings } from '#server/listings/listings.table.ts'
import { readSettings } from '#server/settings/settings.service.ts'
import type { NewListing } from '#shared/listings/publishing.ts'
import { authorOf } from './author.ts'
import type { ChangeDependencies } from './change.ts'
import type { Author } from './listingRows.ts'
import { publishListing } from './publish.ts'

/**
 * `creationId`: of an idempotent call. Ignores `featured` unless the actor moderates. Throws `not_signed_in`,
 * `invalid`, `price_currency_suspect`, `location_suspect` and `conflict`.
 */
export async function createListing(
  { db, onPriced, readLocalFigures, ...needs }: ChangeDependencies,
  draft: NewListing,
  actor: Actor,
  creationId?: string,
): Promise<string> {
  const rate = await needs.rate()
  return db.transaction(async (tx) => {
    const author = await authorOf(tx, actor)
    if (creationId && (await isCreated(tx, creationId, author))) return creationId
    const isModerator = can(actor, 'moderate', {
      status: 'active',
      ...ownersOf(author),
      agencyId: author.agencyId,
    })
    const { moderation } = await readSettings(tx)
    const status = moderation && !isModerator ? 'pending' : 'active'
    const featured = isModerator && draft.featured === true
    return publishListing(tx, draft, author, {
      ...{ rate, onPriced, readLocalFigures, status, featured },
      id: creationId,
    })
  })
}

async function isCreated(tx: Db, id: string, author: Author): Promise<boolean> {
  const { ownerUserId, ownerAdminId, status } = listings
  const [row] = await tx
    .select({ ownerUserId, ownerAdminId, status })
    .from(listings)
    .where(eq(listings.id, id))
  if (!row) return false
  const owners = ownersOf(author)
  const isTheirs = row.ownerUserId === owners.ownerUserId && row.ownerAdminId === owners.ownerAdminId
  if (!isTheirs || row.status === 'deleted') throw new AppError('conflict')
  return true
}
