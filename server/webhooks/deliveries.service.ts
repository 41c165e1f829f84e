import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { readCursor, writeCursor } from '#server/core/cursor.ts'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import { words } from '#server/core/words.ts'
import { defaultLimit, type Page, type Paging } from '#shared/core/paging.ts'
import { webhookLimits } from '#shared/webhooks/webhookEvents.ts'
import type { Delivery } from '#shared/webhooks/webhooksApi.ts'
import { deliveryOf } from './recordEvents.ts'
import { webhookDeliveries, type webhooks } from './webhooks.table.ts'

const d = webhookDeliveries
type Row = typeof d.$inferSelect
type Endpoint = Pick<typeof webhooks.$inferSelect, 'id' | 'offReason'>

const cursor = z.object({ s: z.int() })

/** Newest first. */
export async function listDeliveries(
  db: Db,
  webhookId: string,
  { limit = defaultLimit, cursor: at }: Paging,
): Promise<Page<Delivery>> {
  const before = at === undefined ? undefined : lt(d.sequence, readCursor(cursor, at).s)
  const isOfIt = eq(d.webhookId, webhookId)
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(d)
      .where(and(isOfIt, before))
      .orderBy(desc(d.sequence))
      .limit(limit + 1),
    db.$count(d, isOfIt),
  ])
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    ...{ items: shown.map(toDelivery), total, totalIsCapped: false },
    ...(last && { next: writeCursor({ s: last.sequence }) }),
  }
}

function toDelivery(row: Row): Delivery {
  const { id, type, state, attempts, status, fault, milliseconds, body } = row
  return {
    ...{ id, type, state, attempts, status, fault, milliseconds, body },
    createdAt: row.createdAt.toISOString(),
    lastAttemptAt: row.lastAttemptAt?.toISOString() ?? null,
    nextAttemptAt: state === 'waiting' ? row.nextAt.toISOString() : null,
  }
}

/** Throws `conflict` where it is off. */
export async function sendTest(db: Db, endpoint: Endpoint): Promise<Delivery> {
  requireOn(endpoint)
  const test = { type: 'webhook.test', subject: 'test', data: {}, at: new Date() } as const
  const [row] = await db.insert(d).values(deliveryOf(endpoint.id, test)).returning()
  if (!row) throw new Error('the test was not stored')
  return toDelivery(row)
}

/** Begins its attempts anew, at once. Throws `not_found`, and `conflict` where the endpoint is off. */
export async function redeliver(db: Db, endpoint: Endpoint, id: string): Promise<Delivery> {
  requireOn(endpoint)
  const isIt: SQL | undefined = and(eq(d.id, id), eq(d.webhookId, endpoint.id))
  const [row] = await db
    .update(d)
    .set({ state: 'waiting', attempts: 0, nextAt: sql`now()` })
    // What is being sent is not sent twice.
    .where(and(isIt, sql`(${d.state} <> 'waiting' or ${d.fault} is not null)`))
    .returning()
  const found = row ?? (await db.select().from(d).where(isIt))[0]
  if (!found) throw new AppError('not_found')
  return toDelivery(found)
}

function requireOn({ offReason }: Endpoint): void {
  if (offReason !== null)
    throw new AppError('conflict', { sentence: (language) => words(language).errors.webhookOff })
}

/** What is no longer in the log. */
export async function purgeDeliveries(db: Db): Promise<void> {
  await db
    .delete(d)
    .where(
      and(
        lt(d.createdAt, sql`now() - ${webhookLimits.logDays}::int * interval '1 day'`),
        sql`${d.state} <> 'waiting'`,
      ),
    )
}
