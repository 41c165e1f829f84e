import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { newId } from '#server/core/ids.ts'
import { importFeeds } from '#server/imports/feeds/feeds.table.ts'
import { listingSources } from '#server/imports/importRows.table.ts'
import { imports } from '#server/imports/imports.table.ts'
import { listings } from '#server/listings/listings.table.ts'
import type { Feed, NewFeed } from '#shared/imports/feeds.ts'
import type { ImportDetails, ImportMappingInput } from '#shared/imports/imports.ts'
import type { TestApp } from './app.ts'
import { as } from './calls.ts'
import { importsOf } from './imports.ts'
import { insertUser } from './listings.ts'

const patience = { timeout: 60_000, interval: 20 }

/** Somebody with a source of their own. */
export async function feedUser(app: TestApp) {
  const id = await insertUser(app.context.db, { firstName: 'Rosa', email: `${newId()}@mail.test` })
  const who = as('user', id)
  const calls = importsOf(app, who)
  const list = async (): Promise<Feed[]> => (await app.fetch('/api/feeds', { headers: who })).json()
  /** Of the feed, or of what it brings in. */
  async function isBusy(): Promise<boolean> {
    const { db } = app.context
    const isMine = eq(importFeeds.userId, id)
    const running = gt(importFeeds.runningUntil, sql`now()`)
    const feed = db.select({ id: importFeeds.id }).from(importFeeds).where(and(isMine, running))
    const states = inArray(imports.state, ['checking', 'running'])
    const run = db
      .select({ id: imports.id })
      .from(imports)
      .where(and(eq(imports.userId, id), states))
    return (await feed.union(run)).length > 0
  }
  async function rest(): Promise<Feed> {
    // Not by the call, which costs ten times as much.
    await expect.poll(isBusy, patience).toBe(false)
    const [found] = await list()
    if (!found) throw new Error('there is no feed')
    expect(found.isRunning).toBe(false)
    return found
  }
  const add = (body: NewFeed) => app.send('POST', '/api/feeds', body, who)
  async function again(body: object = {}): Promise<Feed> {
    const { id: feedId } = await rest()
    const answer = await app.send('POST', `/api/feeds/${feedId}/run`, body, who)
    expect(answer.status).toBe(200)
    return rest()
  }
  /** Added, looked at, and run. */
  async function begin(body: NewFeed, changes: Partial<ImportMappingInput> = {}): Promise<Feed> {
    expect((await add(body)).status).toBe(201)
    const feed = await rest()
    const [run] = feed.runs
    if (run?.state !== 'mapping') throw new Error(`the first run is ${run?.state} ${feed.problem}`)
    const { mapping }: ImportDetails = await calls.get(run.id)
    expect((await calls.map(run.id, { ...mapping, ...changes })).status).toBe(200)
    await calls.until(run.id, 'ready')
    await calls.run(run.id)
    return rest()
  }
  const statuses = async () => {
    const found = await app.context.db
      .select({ code: listingSources.externalId, status: listings.status })
      .from(listingSources)
      .innerJoin(listings, eq(listings.id, listingSources.listingId))
      .where(eq(listings.ownerUserId, id))
      .orderBy(listingSources.externalId)
    return found.map(({ code, status }) => `${code} ${status}`)
  }
  return { ...calls, id, who, add, again, begin, list, rest, statuses }
}

export const countsOf = ({ runs: [run] }: Feed) => run?.counts
