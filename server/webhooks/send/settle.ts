import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import type { Notifier } from '#server/notifications/notifications.service.ts'
import { webhookDeliveries, webhooks } from '#server/webhooks/webhooks.table.ts'
import { failingDays } from '#shared/webhooks/webhookEvents.ts'
import type { Outcome } from './attempt.ts'
import type { Claimed } from './claimDue.ts'

const [minute, hour] = [60, 3600]
/** Seconds before each further attempt. */
export const retryDelays = [
  5,
  5 * minute,
  30 * minute,
  2 * hour,
  ...[5, 10, 14, 20, 24].map((hours) => hours * hour),
]
/** Of a delay at most, so that what failed together does not come back together. */
const jitter = 0.2
/** By it, a receiver says that it wants no more. */
const gone = 410

export interface Settling {
  db: Db
  notifier: Notifier
}

/** Writes what became of an attempt: done, again later, given up, or the endpoint switched off. */
export async function settle(
  { db, notifier }: Settling,
  delivery: Claimed,
  { fault, status, milliseconds }: Outcome,
): Promise<void> {
  const attempts = delivery.attempts + 1
  const delay = delivery.type === 'webhook.test' ? undefined : retryDelays[attempts - 1]
  await db.transaction(async (tx) => {
    const state = fault === null ? 'delivered' : delay === undefined ? 'failed' : 'waiting'
    await tx
      .update(webhookDeliveries)
      .set({
        ...{ state, attempts, status, fault, milliseconds },
        lastAttemptAt: sql`now()`,
        ...(state === 'waiting' && delay !== undefined && { nextAt: nextAt(delay) }),
      })
      .where(and(eq(webhookDeliveries.id, delivery.id), eq(webhookDeliveries.state, 'waiting')))
    if (fault === null) await markTaken(tx, delivery.webhookId)
    else if (status === gone) await switchOff({ db: tx, notifier }, 'gone', delivery.webhookId)
    else if (delivery.failingSince === null)
      await tx
        .update(webhooks)
        .set({ failingSince: sql`now()` })
        .where(and(eq(webhooks.id, delivery.webhookId), isNull(webhooks.failingSince)))
  })
}

const nextAt = (delay: number) =>
  sql`now() + ${delay * (1 + Math.random() * jitter)}::float8 * interval '1 second'`

async function markTaken(tx: Db, webhookId: string): Promise<void> {
  await tx
    .update(webhooks)
    .set({ failingSince: null, lastDeliveredAt: sql`now()` })
    .where(
      and(
        eq(webhooks.id, webhookId),
        sql`(${webhooks.failingSince} is not null or ${webhooks.lastDeliveredAt} is null
          or ${webhooks.lastDeliveredAt} < now() - interval '10 seconds')`,
      ),
    )
}

/** Those that took nothing for days. */
export async function switchOffFailing({ db, notifier }: Settling): Promise<void> {
  const late = sql`now() - ${failingDays}::int * interval '1 day'`
  const { id, failingSince, offReason } = webhooks
  const found = await db
    .select({ id })
    .from(webhooks)
    .where(and(isNull(offReason), isNotNull(failingSince), lt(failingSince, late)))
  for (const one of found)
    await db.transaction((tx) => switchOff({ db: tx, notifier }, 'failing', one.id, late))
}

/** Once, with a mail to who made it; what waited is not sent. */
async function switchOff(
  { db: tx, notifier }: Settling,
  reason: 'gone' | 'failing',
  id: string,
  before?: ReturnType<typeof sql>,
): Promise<void> {
  const [off] = await tx
    .update(webhooks)
    .set({ offReason: reason })
    .where(and(eq(webhooks.id, id), isNull(webhooks.offReason), before && lt(webhooks.failingSince, before)))
    .returning({ userId: webhooks.userId, url: webhooks.url, agencyId: webhooks.agencyId })
  if (!off) return
  await endWaiting(tx, id)
  const { userId, url, agencyId } = off
  const message = { kind: 'webhook_off', url, reason, isAgency: agencyId !== null } as const
  await notifier.notify(userId, message, { tx })
}

/** What waits is given up: it can still be sent by hand. */
export async function endWaiting(tx: Db, webhookId: string): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ state: 'failed' })
    .where(and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.state, 'waiting')))
}
