import { eq } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import type { Actor } from '#server/core/http/actor.ts'
import type { Api } from '#server/core/http/serve.ts'
import { listingSources } from '#server/imports/importRows.table.ts'
import { importSources } from '#server/imports/imports.table.ts'
import { withLockedListing } from '#server/listings/publish/lockListing.ts'
import { type FollowedField, type ListingSource, listingSourceApi } from '#shared/imports/listingSource.ts'

export function locksRoutes(api: Api, { db }: { db: Db }): void {
  api.serve(listingSourceApi.get, ({ actor, params: { id } }) => sourceOf(db, actor, id))
  api.serve(listingSourceApi.change, ({ actor, params: { id }, body: { locks } }) =>
    sourceOf(db, actor, id, [...new Set(locks)]),
  )
}

/** With what it locks from now on. Throws `not_found`, and `forbidden` to who may not change the listing. */
async function sourceOf(db: Db, actor: Actor, id: string, locks?: FollowedField[]): Promise<ListingSource> {
  let source: ListingSource = { name: null, missingSince: null, locks: [] }
  await withLockedListing(db, id, { actor }, async (tx) => {
    const [found] = await tx
      .select({ name: importSources.name, locks: listingSources.ownerLocks, at: listingSources.withdrawnAt })
      .from(listingSources)
      .innerJoin(importSources, eq(importSources.id, listingSources.sourceId))
      .where(eq(listingSources.listingId, id))
      .limit(1)
    if (!found && locks) throw new AppError('not_found')
    if (!found) return
    source = { name: found.name, missingSince: found.at?.toISOString() ?? null, locks: locks ?? found.locks }
    if (locks)
      await tx
        .update(listingSources)
        .set({ ownerLocks: locks, hash: '', rawHash: null })
        .where(eq(listingSources.listingId, id))
  })
  return source
}
