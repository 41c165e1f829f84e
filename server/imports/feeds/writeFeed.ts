import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { addWithdrawn, checkAllRows, findGone } from '#server/imports/check/checkImport.ts'
import { relistKnown } from '#server/imports/check/relist.ts'
import { summarize } from '#server/imports/check/summary.ts'
import { warnOfTwins } from '#server/imports/check/twins.ts'
import { importRows, listingSources } from '#server/imports/importRows.table.ts'
import { imports } from '#server/imports/imports.table.ts'
import { runSheet } from '#server/imports/run/importJobs.ts'
import { batchNeeds, type RunNeeds } from '#server/imports/run/runNeeds.ts'
import { FeedError } from './feedError.ts'
import { type FeedRow, importFeeds } from './feeds.table.ts'
import { keepRawHashes } from './rawHash.ts'
import type { Stored } from './storeFeed.ts'

/** Of the median of the last valid runs, listings that a feed must have at least. */
const leastShare = 0.7
/** Of its listings, those of which nothing can be made any more. */
const mostUnreadable = 0.05
const median = 7
/** Listings that it may always take off the market at once, be they most of a small one. */
const fewTaken = 2
/** Valid runs without it, before a listing is hidden. */
const missingRuns = 2

interface Run {
  importId: string
  stored: Stored
  /** Whoever owns it says that it is right. */
  accept: boolean
}

/** Checks what it says, and has it written. Throws `FeedError` where it is not to be believed: nothing is written then. */
export async function writeFeed(
  needs: RunNeeds,
  feed: FeedRow,
  { importId, stored, accept }: Run,
): Promise<void> {
  const { db, queue } = needs
  const usual = medianOf(feed.counts)
  if (!accept && usual !== undefined && stored.rowCount < usual * leastShare) throw new FeedError('shrunken')
  await db
    .update(imports)
    .set({ mapping: feed.mapping, sourceId: feed.sourceId, checkVersion: 1 })
    .where(eq(imports.id, importId))
  const checked = await checkAllRows(needs, importId, 1, new Set(stored.unchanged))
  if (!checked) throw new FeedError('unexpected')
  const { seen, sourceId } = checked
  const own = await batchNeeds(needs)
  await db.transaction(async (tx) => {
    const unreadable = await countUnreadable(tx, importId)
    if (!accept && unreadable > stored.rowCount * mostUnreadable) throw new FeedError('unreadable')
    const taken = await countTaken(tx, importId)
    if (!accept && taken > fewTaken && usual !== undefined && taken > usual * (1 - leastShare))
      throw new FeedError('shrunken')
    if (feed.mapping) await relistKnown(tx, own, { importId, sourceId, seen, mapping: feed.mapping })
    await noteMissing(tx, { importId, sourceId }, seen)
    await keepRawHashes(tx, importId)
    await warnOfTwins(tx, importId, sourceId)
    await summarize(tx, importId)
    await tx
      .update(imports)
      .set({ state: 'running', phase: 'import', rowsDone: 0 })
      .where(eq(imports.id, importId))
    const counts = accept ? [stored.rowCount] : [...feed.counts, stored.rowCount].slice(-median)
    await tx.update(importFeeds).set({ counts }).where(eq(importFeeds.id, feed.id))
    await queue.send(runSheet, { importId }, { tx })
  })
}

function medianOf(counts: readonly number[]): number | undefined {
  const sorted = counts.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)]
}

/** Without a code, or known and no longer understood. */
async function countUnreadable(tx: Db, importId: string): Promise<number> {
  return tx.$count(
    importRows,
    and(
      eq(importRows.importId, importId),
      eq(importRows.action, 'refused'),
      sql`(${importRows.externalId} is null or ${importRows.listingId} is not null)`,
    ),
  )
}

/** Still in it, and said to be sold, reserved or paused since. */
async function countTaken(tx: Db, importId: string): Promise<number> {
  const isTaken = sql`${importRows.draft}->>'status' <> 'active'`
  return tx.$count(
    importRows,
    and(eq(importRows.importId, importId), eq(importRows.action, 'update'), isTaken),
  )
}

/** What is there is not missing; what is missing for the second time is hidden. */
async function noteMissing(
  tx: Db,
  { importId, sourceId }: { importId: string; sourceId: string },
  seen: ReadonlySet<string>,
): Promise<void> {
  const isOfIt = eq(listingSources.sourceId, sourceId)
  const gone = await findGone(tx, sourceId, seen)
  const codes = gone.map(({ externalId }) => externalId)
  await tx
    .update(listingSources)
    .set({ missingRuns: 0 })
    .where(and(isOfIt, sql`${listingSources.missingRuns} > 0`, sql`not ${isAny(codes)}`))
  await tx
    .update(listingSources)
    .set({ missingRuns: sql`${listingSources.missingRuns} + 1` })
    .where(and(isOfIt, inArray(listingSources.externalId, codes)))
  await addWithdrawn(
    tx,
    importId,
    gone.filter((one) => one.missingRuns + 1 >= missingRuns),
  )
}

const isAny = (codes: string[]) => sql`${listingSources.externalId} = any(${sql.param(codes)}::text[])`
