import type { Db } from '#server/core/database/database.ts'
import { newId } from '#server/core/ids.ts'
import type { Queue } from '#server/core/jobs/queue.ts'
import type { Notifier } from '#server/notifications/notifications.service.ts'
import { mailAlerts } from '#server/savedSearches/mails/alertMail.ts'
import { afterQuiet, dueAt, mailInterval } from './dueTimes.ts'
import { lockDue, markTold, readTold, readUntold, setDueAt, type Untold } from './untold.queries.ts'

/** Milliseconds that the clock of the database may be ahead. */
const clockSlack = 60_000
/** People of a transaction. */
const batchSize = 50

export interface Telling {
  queue: Pick<Queue, 'send'>
  notifier: Pick<Notifier, 'push'>
}

/** Tells whoever is due, in one mail each. Mails are jobs of the transaction that marks what they tell. */
export async function tellDue(db: Db, telling: Telling, now = new Date()): Promise<void> {
  for (let isMore = true; isMore; )
    isMore = await db.transaction(async (tx) => {
      const due = await lockDue(tx, now, batchSize)
      for (const subscriber of due) await tellOne(tx, subscriber, telling, now)
      return due.length === batchSize
    })
}

type Due = Awaited<ReturnType<typeof lockDue>>[number]

async function tellOne(tx: Db, { id, userId, lastToldAt }: Due, { queue, notifier }: Telling, now: Date) {
  const earliest = afterQuiet(new Date(Math.max(now.getTime(), (lastToldAt?.getTime() ?? 0) + mailInterval)))
  if (earliest > now) return setDueAt(tx, id, { dueAt: earliest })
  const untold = (await readUntold(tx, id)).filter(isTellable)
  const due = untold.filter((alert) => Number(momentOf(alert) ?? now) <= now.getTime() + clockSlack)
  const later = untold.flatMap((alert) => (due.includes(alert) ? [] : (momentOf(alert) ?? [])))
  const next = later.length > 0 ? new Date(Math.min(...later.map(Number))) : null
  const known = await knownOf(tx, id, due)
  const fresh = due.filter((alert) => !known.includes(alert))
  await markTold(tx, idsOf(known), null)
  if (fresh.length === 0) return setDueAt(tx, id, { dueAt: next })
  const mailId = newId()
  await markTold(tx, idsOf(fresh), mailId)
  await setDueAt(tx, id, { dueAt: next, lastToldAt: now })
  await queue.send(mailAlerts, { subscriberId: id, mailId }, { tx, key: mailId })
  const count = new Set(fresh.map(({ listingId }) => listingId)).size
  if (userId !== null) await notifier.push(userId, { kind: 'alerts', count, title: null }, { tx })
}

const idsOf = (alerts: readonly Untold[]) => alerts.map(({ id }) => id)

/** What is not on offer now waits until it is again. */
const isTellable = ({ kind, listingStatus, isPaused, frequency }: Untold) =>
  !isPaused &&
  frequency !== 'never' &&
  listingStatus === (kind === 'new' || kind === 'price_drop' ? 'active' : kind)

/** Favorites are told at once. */
const momentOf = ({ frequency, createdAt }: Untold) => dueAt(frequency ?? 'instant', createdAt)

/** Told of another saved search, or of a favorite, at this price or a lower one. */
async function knownOf(tx: Db, subscriberId: string, due: readonly Untold[]): Promise<Untold[]> {
  if (due.length === 0) return []
  const told = await readTold(
    tx,
    subscriberId,
    due.map(({ listingId }) => listingId),
  )
  return due.filter(({ kind, listingId, price }) =>
    told.some(
      (one) =>
        one.listingId === listingId &&
        (kind === 'new' || kind === 'price_drop'
          ? one.kind !== 'closed' && one.kind !== 'expired' && Number(one.price) <= Number(price)
          : one.kind === kind),
    ),
  )
}
