import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { PublicFetchError } from '#server/core/http/fetching/fetchPublic.ts'
import { newId } from '#server/core/ids.ts'
import { words } from '#server/core/words.ts'
import { listingSources } from '#server/imports/importRows.table.ts'
import { importSources, imports } from '#server/imports/imports.table.ts'
import { describeColumns } from '#server/imports/read/guessColumns.ts'
import { end } from '#server/imports/run/finish.ts'
import { fetchFeed } from '#server/imports/run/importJobs.ts'
import type { RunNeeds } from '#server/imports/run/runNeeds.ts'
import { whereRetried } from '#server/imports/values/retriedPictures.ts'
import { type FeedProblem, feedInterval } from '#shared/imports/feedTypes.ts'
import type { ImportMapping } from '#shared/imports/imports.ts'
import { FeedError } from './feedError.ts'
import { type FeedRow, importFeeds } from './feeds.table.ts'
import { feedColumns } from './formats/feedColumns.ts'
import { confirmListed } from './freshness.ts'
import { openSource } from './sources/openSource.ts'
import { soon, startFeed } from './startFeed.ts'
import { type Stored, storeFeed } from './storeFeed.ts'
import { writeFeed } from './writeFeed.ts'

/** Runs in a row, a day: one night is no reason for a mail. */
const toldAfter = 2

/** Reads it, unless it is as it was; what is found is written once somebody has looked at its first run. */
export async function runFeed(
  needs: RunNeeds,
  feedId: string,
  { accept }: { accept: boolean },
): Promise<void> {
  const { db, log } = needs
  const [feed] = await markRunning(db, feedId)
  if (!feed || (await isBusy(needs, feed))) return
  // Of a run that was cut off.
  const isUnfinished = inArray(imports.state, feed.mapping ? ['checking'] : ['checking', 'mapping', 'ready'])
  await db.delete(imports).where(and(eq(imports.feedId, feedId), isUnfinished))
  let importId: string | undefined
  try {
    const marks = await fetchInto(needs, feed, accept, (id) => {
      importId = id
    })
    if (feed.mapping && feed.sourceId !== null) await confirmListed(db, feed.sourceId)
    await db
      .update(importFeeds)
      .set({ ...marks, problem: null, failures: 0, ...ended() })
      .where(eq(importFeeds.id, feedId))
  } catch (error) {
    const problem = problemOf(error)
    if (problem === 'unexpected') log.error({ err: error, feedId }, 'a feed could not be read')
    await fail(needs, feed, { problem, importId, retryAfter: retryAfterOf(error) })
  }
  // A review was asked for meanwhile.
  if (feed.mapping)
    await db.transaction((tx) => startFeed(tx, needs.queue, { feedId, where: isNull(importFeeds.mapping) }))
}

/** Until a while after its last sign of life. */
const markRunning = (db: Db, feedId: string) =>
  db
    .update(importFeeds)
    .set({ runningUntil: sql`now() + interval '20 minutes'` })
    .where(eq(importFeeds.id, feedId))
    .returning()

/** `pause`: seconds that the source asks for at least. */
const ended = (pause = 0) => ({
  runningUntil: null,
  lastRunAt: sql`now()`,
  nextRunAt: sql`now() + greatest(${feedInterval}::int * interval '1 hour', ${Math.ceil(pause)}::int * interval '1 second')`,
})

const retryAfterOf = (error: unknown) => (error instanceof FeedError ? error.retryAfter : undefined)

/** Why a source was not read. */
export function problemOf(error: unknown): FeedProblem {
  if (error instanceof FeedError) return error.problem
  return error instanceof PublicFetchError ? error.fault : 'unexpected'
}

/** Seconds: nothing but its job begins a review. */
const reviewDelay = 5

/** Its last run is being written, or taken back. */
async function isBusy({ db, queue }: RunNeeds, { id, mapping }: FeedRow): Promise<boolean> {
  const [found] = await db
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.feedId, id), eq(imports.state, 'running')))
    .limit(1)
  if (!found) return false
  await db.transaction(async (tx) => {
    await tx
      .update(importFeeds)
      .set({ runningUntil: mapping ? null : soon, nextRunAt: sql`now() + interval '30 minutes'` })
      .where(eq(importFeeds.id, id))
    const startAfter = new Date(Date.now() + reviewDelay * 1000)
    if (!mapping) await queue.send(fetchFeed, { feedId: id, accept: false }, { tx, startAfter })
  })
  return true
}

/** Returns what tells the next run whether it changed. */
async function fetchInto(
  needs: RunNeeds,
  feed: FeedRow,
  accept: boolean,
  begun: (importId: string) => void,
): Promise<{ etag: string | null; lastModified: string | null }> {
  const { url, format, etag, lastModified } = feed
  const isConditional = feed.mapping !== null && feed.problem === null && !(await isAwaiting(needs.db, feed))
  const marks = { etag, lastModified }
  const source = { url, format, key: needs.feedKeys.open(feed), ...(isConditional && { marks }) }
  const read = await openSource(needs, source, async (entries) => {
    const importId = await beginImport(needs.db, feed)
    begun(importId)
    const stored = await storeFeed(
      needs.db,
      { importId, sourceId: feed.mapping ? feed.sourceId : null },
      entries,
      async () => {
        await markRunning(needs.db, feed.id)
      },
    )
    if (stored.rowCount === 0) throw new FeedError('empty')
    if (feed.mapping === null) await offerForReview(needs.db, feed, { importId, stored })
    else await writeFeed(needs, feed, { importId, stored, accept })
  })
  return read?.marks ?? marks
}

/** The same feed once more says that what was missing is gone; pictures that did not come are asked for again. */
async function isAwaiting(db: Db, { sourceId }: FeedRow): Promise<boolean> {
  if (sourceId === null) return false
  const [found] = await db
    .select({ id: listingSources.listingId })
    .from(listingSources)
    .where(and(eq(listingSources.sourceId, sourceId), or(gt(listingSources.missingRuns, 0), whereRetried())))
    .limit(1)
  return found !== undefined
}

async function beginImport(
  db: Db,
  { id: feedId, userId, agencyId, language, url }: FeedRow,
): Promise<string> {
  const id = newId()
  const fileName = new URL(url).host.slice(0, 200)
  await db
    .insert(imports)
    .values({ ...{ id, feedId, userId, agencyId, language, fileName }, state: 'checking' })
  return id
}

/** Somebody looks at what it would write, and says what its currency and words mean. */
async function offerForReview(
  db: Db,
  { sourceId, language, url, id }: FeedRow,
  { importId, stored: { rows } }: { importId: string; stored: Stored },
): Promise<void> {
  const { imports: w, fieldLabels } = words(language)
  const names: Record<string, string> = { ...fieldLabels, ...w.fields }
  const header = feedColumns.map((field) => names[field] ?? field)
  const [source] = await db
    .select()
    .from(importSources)
    .where(eq(importSources.id, sourceId ?? ''))
  const mapping: ImportMapping = {
    ...{ values: {}, currency: null, emptyDeletes: false, ...source?.mapping, answers: {} },
    columns: [...feedColumns],
    source: `${new URL(url).host.slice(0, 60)} ${id.slice(0, 4)}`,
  }
  await db
    .update(imports)
    .set({ sourceId, columns: describeColumns(header, rows), mapping, state: 'mapping' })
    .where(eq(imports.id, importId))
}

/** What was read is not written; whoever added it is told, once. */
async function fail(
  needs: RunNeeds,
  { id, userId, url, failures }: FeedRow,
  {
    problem,
    importId,
    retryAfter,
  }: { problem: FeedProblem; importId: string | undefined; retryAfter: number | undefined },
): Promise<void> {
  const { db, notifier } = needs
  await db.transaction(async (tx) => {
    if (importId !== undefined) await end(tx, importId, 'failed', { notifier, problem: `feed_${problem}` })
    await tx
      .update(importFeeds)
      .set({ problem, failures: sql`${importFeeds.failures} + 1`, ...ended(retryAfter) })
      .where(eq(importFeeds.id, id))
    const isOurs = problem === 'shrunken' || problem === 'unreadable'
    if (isOurs ? failures === 0 : failures + 1 === toldAfter)
      await notifier.notify(userId, { kind: 'feed_failed', host: new URL(url).host, isHeld: isOurs }, { tx })
  })
}
