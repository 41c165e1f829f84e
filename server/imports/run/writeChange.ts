import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import { validate } from '#server/core/http/validate.ts'
import { importRows, listingSources } from '#server/imports/importRows.table.ts'
import { changeListing } from '#server/listings/publish/change.ts'
import { draftOf } from '#server/listings/publish/draft.ts'
import { lockListing } from '#server/listings/publish/lockListing.ts'
import { readPictures } from '#server/listings/publish/pictures.ts'
import { type ListingChange, listingChange, ownerStatuses } from '#shared/listings/publishing.ts'
import {
  type BatchNeeds,
  changeNeeds,
  type ImportHead,
  type RowToWrite,
  unversioned,
  type Writer,
} from './runNeeds.ts'

/** What a row changes of its listing, with what takes it back. Throws what changing a listing throws. */
export async function writeChange(
  tx: Db,
  row: RowToWrite,
  { head, writer, needs }: { head: ImportHead & { sourceId: string }; writer: Writer; needs: BatchNeeds },
): Promise<void> {
  const { listingId, externalId, hash, said, pictures } = row
  if (!listingId || externalId === null) throw new AppError('not_found')
  const facts = await lockListing(tx, listingId)
  if (!facts || facts.status === 'deleted') throw new AppError('not_found')
  const change = validate(listingChange, row.draft ?? {}, 'invalid')
  const isOfSource = eq(listingSources.sourceId, head.sourceId)
  const [source] = await tx
    .select()
    .from(listingSources)
    .where(and(isOfSource, eq(listingSources.listingId, listingId)))
    .orderBy(desc(eq(listingSources.externalId, externalId)))
    .limit(1)
    .for('update')
  // A home that came again may have another code.
  const key = and(isOfSource, eq(listingSources.externalId, source?.externalId ?? externalId))
  const before = {
    change: await undoing(
      tx,
      { ...draftOf(facts), status: facts.status },
      { change, id: listingId, pictures },
    ),
    source: source
      ? {
          ...{ hash: source.hash, written: source.written, pictures: source.pictures },
          ...(source.externalId !== externalId && { externalId: source.externalId }),
        }
      : null,
  }
  if (Object.keys(change).length > 0)
    await changeListing(changeNeeds(needs, tx), listingId, change, {
      actor: writer.actor,
      version: unversioned,
    })
  const isWithdrawn = row.action === 'withdraw'
  await tx
    .update(listingSources)
    .set({
      withdrawnAt: isWithdrawn ? new Date() : null,
      ...(!isWithdrawn && {
        externalId,
        hash: hash ?? '',
        written: { ...source?.written, ...said },
        lockedFields: row.kept.map(({ field }) => field),
        ...(pictures && picturesOf(pictures, source?.pictures)),
      }),
    })
    .where(key)
  await tx
    .update(importRows)
    .set({ before })
    .where(sql`${importRows.importId} = ${head.id} and ${eq(importRows.number, row.number)}`)
}

/** Others than before are tried anew. */
function picturesOf(given: readonly { url: string }[], before: readonly string[] = []) {
  const pictures = given.map(({ url }) => url)
  return { pictures, ...(pictures.join() !== before.join() && { pictureTries: 0 }) }
}

/** The values that it has now, of what changes. */
async function undoing(
  tx: Db,
  now: object,
  { change, id, pictures }: { change: ListingChange; id: string; pictures: RowToWrite['pictures'] },
): Promise<ListingChange> {
  const names = Object.keys(change)
  const values = Object.entries(now).filter(([name]) => names.includes(name))
  const { media, captions } = await readPictures(tx, id)
  const old = {
    ...Object.fromEntries(values),
    ...(pictures && { media: media.map((mediaId, at) => ({ id: mediaId, caption: captions[at] || null })) }),
  }
  const { status, ...rest } = validate(listingChange, old, 'invalid')
  const restored = status === 'pending' ? 'active' : ownerStatuses.find((one) => one === status)
  return { ...rest, ...(restored && { status: restored }) }
}
