import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import { PublicFetchError } from '#server/core/http/fetching/fetchPublic.ts'
import { words } from '#server/core/words.ts'
import { importPictures, importRows, listingSources } from '#server/imports/importRows.table.ts'
import { imports } from '#server/imports/imports.table.ts'
import { maxPictures } from '#server/imports/values/pictureUrls.ts'
import { listings } from '#server/listings/listings.table.ts'
import { changeListing } from '#server/listings/publish/change.ts'
import { readPictures } from '#server/listings/publish/pictures.ts'
import { areUploadsOf } from '#server/media/uploads.service.ts'
import { defaultLanguage } from '#shared/core/language.ts'
import { endEarly, finishIfDone } from './finish.ts'
import { fetchPictures } from './importJobs.ts'
import {
  type BatchNeeds,
  batchNeeds,
  changeNeeds,
  ImportEnded,
  type PictureNeeds,
  unversioned,
  writerOf,
} from './runNeeds.ts'

const maxAttempts = 3
/** Milliseconds, times the attempts before. */
const retryAfter = 30_000
const atOnce = 2
const request = {
  headers: { Accept: 'image/avif,image/webp,image/*,*/*;q=0.5', 'User-Agent': 'Oga-Import/1.0' },
  maxBytes: 10_000_000,
}

type Picture = typeof importPictures.$inferSelect

/** All pictures of a row; its listing gets those that came once none is awaited any more. */
export async function fetchRowPictures(
  needs: PictureNeeds,
  { importId, number }: { importId: string; number: number },
): Promise<void> {
  const { db, queue } = needs
  const [head] = await db.select().from(imports).where(eq(imports.id, importId))
  if (head?.state !== 'running' || head.phase !== 'import') return
  const own = and(eq(importPictures.importId, importId), eq(importPictures.number, number))
  const pending = await db
    .select()
    .from(importPictures)
    .where(and(own, eq(importPictures.state, 'pending')))
    .orderBy(asc(importPictures.position))
  const parts = Array.from({ length: Math.ceil(pending.length / atOnce) }, (_, part) =>
    pending.slice(part * atOnce, (part + 1) * atOnce),
  )
  const fetchAll = (part: Picture[] = []) =>
    Promise.all(part.map((picture) => fetchOne(needs, picture, head.userId)))
  for (const part of parts.slice(0, -1)) await save(db, await fetchAll(part))
  const last = await fetchAll(parts.at(-1))
  const batch = await batchNeeds(needs)
  const attached = db.transaction(async (tx) => {
    // Awaited until they are attached: a run is done when none is, and a killed server's is taken up by them.
    await save(tx, last)
    const left = await tx
      .select({ attempts: importPictures.attempts })
      .from(importPictures)
      .where(and(own, eq(importPictures.state, 'pending')))
    if (left.length > 0) {
      const attempts = Math.max(...left.map((one) => one.attempts))
      const startAfter = new Date(Date.now() + retryAfter * attempts)
      return queue.send(fetchPictures, { importId, number }, { tx, startAfter })
    }
    await attach(tx, { importId, number }, batch)
    await finishIfDone(tx, importId, batch)
  })
  await attached.catch((error: unknown) => {
    if (error instanceof ImportEnded) return endEarly(needs, importId, error)
    throw error
  })
}

interface Fetched {
  picture: Picture
  result: Partial<Picture>
}

async function fetchOne(needs: PictureNeeds, picture: Picture, userId: string): Promise<Fetched> {
  const result = await takeOne(needs, picture, userId).catch((error: unknown) => failureOf(error, picture))
  return { picture, result }
}

async function save(db: Db, fetched: readonly Fetched[]): Promise<void> {
  for (const { picture, result } of fetched)
    await db
      .update(importPictures)
      .set(result)
      .where(
        and(
          eq(importPictures.importId, picture.importId),
          eq(importPictures.number, picture.number),
          eq(importPictures.position, picture.position),
          eq(importPictures.state, 'pending'),
        ),
      )
}

/** The same address is fetched once for a source. */
async function takeOne({ db, uploads, fetchPublic }: PictureNeeds, picture: Picture, userId: string) {
  const [known] = await db
    .select({ mediaId: importPictures.mediaId })
    .from(importPictures)
    .where(
      and(
        eq(importPictures.sourceId, picture.sourceId),
        sql`md5(${importPictures.url}) = md5(${picture.url})`,
        eq(importPictures.url, picture.url),
        isNotNull(importPictures.mediaId),
      ),
    )
    .limit(1)
  if (known?.mediaId && (await areUploadsOf(db, [known.mediaId], userId)))
    return { state: 'done' as const, mediaId: known.mediaId }
  const { body } = await fetchPublic(picture.url, request)
  await uploads.requireRoom(userId)
  const { id } = await uploads.receive(body, userId)
  return { state: 'done' as const, mediaId: id, problem: null }
}

/** What may pass is tried again. Throws what is none of the picture's. */
function failureOf(error: unknown, { attempts }: Picture) {
  const problem = problemOf(error)
  const isPassing =
    error instanceof PublicFetchError &&
    (error.fault === 'unreachable' ||
      error.fault === 'timeout' ||
      (error.status ?? 0) >= 500 ||
      error.status === 429)
  const state = isPassing && attempts + 1 < maxAttempts ? ('pending' as const) : ('failed' as const)
  return { state, problem, attempts: attempts + 1 }
}

function problemOf(error: unknown): string {
  if (error instanceof PublicFetchError)
    return error.status === undefined ? error.fault : `${error.fault} ${error.status}`
  if (error instanceof AppError && error.status < 500 && error.code !== 'storage_unavailable')
    return error.code
  throw error
}

const hopeless = ['private_address', 'bad_address', 'not_an_image']
const mayCome = ({ problem }: Picture) => problem === null || !hopeless.includes(problem)

/** In the sheet's order, plans last; then what was added here by hand. */
async function attach(
  tx: Db,
  { importId, number }: { importId: string; number: number },
  needs: BatchNeeds,
): Promise<void> {
  const [row] = await tx
    .select({
      listingId: importRows.listingId,
      writtenAt: importRows.writtenAt,
      warnings: importRows.warnings,
      externalId: importRows.externalId,
    })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), eq(importRows.number, number)))
    .for('update')
  const [head] = await tx.select().from(imports).where(eq(imports.id, importId))
  if (!row?.listingId || !head) return
  const { listingId } = row
  const fetched = await tx
    .select()
    .from(importPictures)
    .where(and(eq(importPictures.importId, importId), eq(importPictures.number, number)))
    .orderBy(asc(importPictures.position))
  const failed = fetched.filter(({ state }) => state === 'failed')
  const warnings = failed.map(({ url, problem }) => ({
    ...{ code: 'picture_failed', field: 'photos', column: null },
    value: `${url.slice(0, 150)} (${problem ?? ''})`,
  }))
  await tx
    .update(importRows)
    .set({ warnings: [...row.warnings.filter(({ code }) => code !== 'picture_failed'), ...warnings] })
    .where(and(eq(importRows.importId, importId), eq(importRows.number, number)))
  if (fetched.length > 0)
    await tx
      .update(listingSources)
      .set({ pictureTries: failed.some(mayCome) ? sql`${listingSources.pictureTries} + 1` : 0 })
      .where(
        and(
          eq(listingSources.sourceId, head.sourceId ?? ''),
          eq(listingSources.externalId, row.externalId ?? ''),
        ),
      )
  const media = await mediaOf(tx, listingId, fetched)
  if (!media) return
  const [before] = await tx
    .select({ updatedAt: listings.updatedAt })
    .from(listings)
    .where(eq(listings.id, listingId))
  try {
    const { actor } = await writerOf(tx, head)
    await tx.transaction((part) =>
      changeListing(changeNeeds(needs, part), listingId, { media }, { actor, version: unversioned }),
    )
  } catch (error) {
    // Deleted, or handed to others meanwhile: its pictures are nobody's any more.
    if (!(error instanceof AppError) || error.status >= 500) throw error
    needs.log.warn({ err: error, listingId, importId }, 'pictures of an imported row were not attached')
    return
  }
  if (before?.updatedAt.getTime() === row.writtenAt?.getTime())
    await tx.execute(sql`
      update import_rows set written_at = (select updated_at from ${listings} where id = ${listingId})
      where import_id = ${importId} and number = ${number}`)
}

/** Undefined where none came, and where it has them already. */
async function mediaOf(tx: Db, listingId: string, fetched: Picture[]) {
  const plan = words(defaultLanguage).imports.plan
  const came = fetched.flatMap(({ mediaId, isPlan }) =>
    mediaId === null ? [] : [{ id: mediaId, caption: isPlan ? plan : null }],
  )
  if (came.length === 0) return undefined
  const { media: now, captions } = await readPictures(tx, listingId)
  const earlier = await tx
    .select({ mediaId: importPictures.mediaId })
    .from(importPictures)
    .innerJoin(
      importRows,
      and(eq(importRows.importId, importPictures.importId), eq(importRows.number, importPictures.number)),
    )
    .where(and(eq(importRows.listingId, listingId), inArray(importPictures.mediaId, now)))
  const theirs = new Set([...earlier.map(({ mediaId }) => mediaId), ...came.map(({ id }) => id)])
  const byHand = now.flatMap((id, at) => (theirs.has(id) ? [] : [{ id, caption: captions[at] || null }]))
  const all = [...came, ...byHand].slice(0, maxPictures)
  return all.map(({ id }) => id).join() === now.join() ? undefined : all
}
