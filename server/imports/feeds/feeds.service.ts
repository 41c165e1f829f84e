import { and, count, desc, eq, isNotNull, lte, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import type { Actor } from '#server/core/http/actor.ts'
import { PublicFetchError, requirePublic } from '#server/core/http/fetching/fetchPublic.ts'
import { isId, newId } from '#server/core/ids.ts'
import { toSend } from '#server/core/jobs/job.ts'
import type { Queue } from '#server/core/jobs/queue.ts'
import { toSummaries } from '#server/imports/importAnswers.ts'
import { partyOf, requireOfParty, whereOfParty } from '#server/imports/imports.policy.ts'
import { readRuns } from '#server/imports/imports.queries.ts'
import { fetchFeed } from '#server/imports/run/importJobs.ts'
import { inquiryReturns } from '#server/inquiries/returns/inquiryReturns.table.ts'
import type { Language } from '#shared/core/language.ts'
import type { Feed, FeedChange, NewFeed } from '#shared/imports/feeds.ts'
import { type FeedFormat, feedLimits, feedSources } from '#shared/imports/feedTypes.ts'
import type { ReturnState } from '#shared/inquiries/inbox.ts'
import type { FeedKeys } from './feedKeys.ts'
import { importFeeds } from './feeds.table.ts'
import { isIdle, soon, startFeed } from './startFeed.ts'

const f = importFeeds
type Row = typeof f.$inferSelect

/** Sends those whose time has come, each once; what is being read waits for its end. */
export async function fetchDueFeeds(db: Db, queue: Pick<Queue, 'sendAll'>): Promise<void> {
  await db.transaction(async (tx) => {
    const due = await tx
      .update(f)
      .set({ nextRunAt: sql`now() + interval '1 hour'`, runningUntil: soon })
      .where(and(eq(f.isOn, true), isNotNull(f.mapping), lte(f.nextRunAt, sql`now()`), isIdle))
      .returning({ id: f.id })
    if (due.length === 0) return
    await queue.sendAll(
      due.map(({ id }) => toSend(fetchFeed, { feedId: id, accept: false })),
      { tx },
    )
  })
}

export async function listFeeds(db: Db, actor: Actor): Promise<Feed[]> {
  const rows = await db.select().from(f).where(whereOfParty(actor, f)).orderBy(desc(f.createdAt), f.id)
  return Promise.all(rows.map((row) => toFeed(db, row)))
}

async function toFeed(db: Db, row: Row): Promise<Feed> {
  const { id, url, format, isOn, problem, mapping, key } = row
  const [runs, leads] = await Promise.all([
    readRuns(db, id, feedLimits.runs).then((found) => toSummaries(db, found)),
    countLeads(db, id),
  ])
  const isReviewed = mapping !== null
  return {
    ...{ id, url, format, isOn, problem, isReviewed, runs },
    ...{ hasKey: key !== null, leads },
    name: new URL(url).host,
    isRunning: row.runningUntil !== null && row.runningUntil > new Date(),
    lastRunAt: row.lastRunAt?.toISOString() ?? null,
    nextRunAt: isOn && isReviewed ? row.nextRunAt.toISOString() : null,
  }
}

async function countLeads(db: Db, feedId: string): Promise<Feed['leads']> {
  const rows = await db
    .select({ state: inquiryReturns.state, count: count() })
    .from(inquiryReturns)
    .where(eq(inquiryReturns.feedId, feedId))
    .groupBy(inquiryReturns.state)
  const of = (...states: ReturnState[]) =>
    rows.reduce((sum, row) => (states.includes(row.state) ? sum + row.count : sum), 0)
  return { sent: of('sent'), waiting: of('waiting', 'sending'), failed: of('failed', 'unsure') }
}

/** Of the actor's party. Throws `not_found`, and `forbidden` to members without the right. */
async function requireFeed(db: Db, actor: Actor, id: string): Promise<Row> {
  const [found] = isId(id) ? await db.select().from(f).where(eq(f.id, id)) : []
  requireOfParty(actor, found)
  return found
}

interface Needs {
  db: Db
  queue: Pick<Queue, 'send'>
  feedKeys: FeedKeys
  /** `host:port` that may be private. */
  except: readonly string[]
}

/** With its address and key. Throws `forbidden`, and `invalid` for an address that is not public, or a key that is missing. */
export async function requireSource(
  { except }: Pick<Needs, 'except'>,
  actor: Actor,
  { url: given, format, key = '' }: NewFeed,
): Promise<{ url: string; format: FeedFormat; key: string }> {
  requireOfParty(actor, partyOf(actor))
  const { address, key: asked } = feedSources[format]
  const url = given ?? address
  if (url === null) throw new AppError('invalid', { fields: { url: 'required' } })
  if (asked === 'required' && key === '') throw new AppError('invalid', { fields: { key: 'required' } })
  const isSecure = key !== ''
  await requirePublic(url, { except, isSecure }).catch((error: unknown) => {
    if (!(error instanceof PublicFetchError)) throw error
    const problem = isSecure ? 'not_public_https' : 'not_public'
    throw new AppError('invalid', { fields: { url: problem }, cause: error })
  })
  return { url, format, key: asked === 'none' ? '' : key }
}

/** Read at once. Throws what `requireSource` throws, and `too_many`. */
export async function addFeed(
  needs: Needs,
  { actor, language }: { actor: Actor; language: Language },
  body: NewFeed,
): Promise<Feed> {
  const { db, queue, feedKeys } = needs
  const party = partyOf(actor)
  const { url, format, key } = await requireSource(needs, actor, body)
  const id = newId()
  const sealed = key === '' ? null : feedKeys.seal(id, key)
  const row = await db.transaction(async (tx) => {
    const owner = party.agencyId ?? party.userId
    // One after the other of a party: the limit holds.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${owner}, 9))`)
    if ((await tx.$count(f, whereOfParty(actor, f))) >= feedLimits.feeds) throw new AppError('too_many')
    const [added] = await tx
      .insert(f)
      .values({ id, ...party, url, format, key: sealed, language, runningUntil: soon })
      .returning()
    if (!added) throw new Error('the feed was not stored')
    await queue.send(fetchFeed, { feedId: added.id, accept: false }, { tx })
    return added
  })
  return toFeed(db, row)
}

/** Throws `not_found`. What is being read is read for a review after it. */
export async function changeFeed(
  { db, queue, feedKeys }: Needs,
  { actor, id }: { actor: Actor; id: string },
  { isOn, isReviewed, key }: FeedChange,
): Promise<Feed> {
  const { format } = await requireFeed(db, actor, id)
  if (key !== undefined && feedSources[format].key === 'none')
    throw new AppError('invalid', { fields: { key: 'invalid' } })
  await db.transaction(async (tx) => {
    if (key !== undefined)
      await tx
        .update(f)
        .set({ key: feedKeys.seal(id, key), etag: null })
        .where(eq(f.id, id))
    if (isOn !== undefined) await tx.update(f).set({ isOn }).where(eq(f.id, id))
    if (isReviewed === undefined) return
    await tx.update(f).set({ mapping: null }).where(eq(f.id, id))
    await startFeed(tx, queue, { feedId: id })
  })
  return toFeed(db, await requireFeed(db, actor, id))
}

/** Throws `not_found`. */
export async function removeFeed(db: Db, actor: Actor, id: string): Promise<void> {
  await requireFeed(db, actor, id)
  await db.delete(f).where(eq(f.id, id))
}

/** Throws `not_found`. What is being read is not read twice. */
export async function runFeedNow(
  { db, queue }: Pick<Needs, 'db' | 'queue'>,
  { actor, id }: { actor: Actor; id: string },
  accept: boolean,
): Promise<Feed> {
  await requireFeed(db, actor, id)
  await db.transaction((tx) => startFeed(tx, queue, { feedId: id, accept }))
  return toFeed(db, await requireFeed(db, actor, id))
}
