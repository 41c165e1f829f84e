import type { Db } from '#server/core/database/database.ts'
import { newId } from '#server/core/ids.ts'
import { type JobToSend, toSend } from '#server/core/jobs/job.ts'
import type { Queue } from '#server/core/jobs/queue.ts'
import { pushJob } from '#server/notifications/notifications.service.ts'
import { mailAlerts } from '#server/savedSearches/mails/alertMail.ts'
import { afterQuiet, dueAt, mailInterval } from './dueTimes.ts'
import {
  lockDue,
  markTold,
  maxUntold,
  type NextTelling,
  readTold,
  readUntold,
  setDueAt,
  type TellingMark,
  type Told,
  type Untold,
} from './untold.queries.ts'

/** Milliseconds that the clock of the database may be ahead. */
const clockSlack = 60_000
/** People of a transaction: the first are told soon, the others in larger ones. */
const firstBatch = 5
const batchSize = 200

/** Tells whoever is due, in one mail each. Mails are jobs of the transaction that marks what they tell. */
export async function tellDue(db: Db, queue: Pick<Queue, 'sendAll'>, now = new Date()): Promise<void> {
  for (let size = firstBatch, isMore = true; isMore; size = batchSize)
    isMore = await db.transaction(async (tx) => {
      const due = await lockDue(tx, now, size)
      await tellAll(tx, due, queue, now)
      return due.length === size
    })
}

type Due = Awaited<ReturnType<typeof lockDue>>[number]

interface Telling {
  marks: TellingMark[]
  next: NextTelling
  jobs: JobToSend[]
}

async function tellAll(tx: Db, due: readonly Due[], queue: Pick<Queue, 'sendAll'>, now: Date): Promise<void> {
  const waiting = due.flatMap(({ id, lastToldAt }) => {
    const earliest = earliestOf(lastToldAt, now)
    return earliest > now ? [{ id, dueAt: earliest, toldAt: null }] : []
  })
  const told = due.filter(({ id }) => !waiting.some((one) => one.id === id))
  const ids = told.map(({ id }) => id)
  const untold = ids.length > 0 ? await readUntold(tx, ids) : []
  const before = await readTold(tx, ids, [...new Set(untold.map(({ listingId }) => listingId))])
  const [untoldOf, toldOf] = [bySubscriber(untold), bySubscriber(before)]
  const tellings = told.map((one) =>
    tellOne(one, { untold: untoldOf.get(one.id) ?? [], told: toldOf.get(one.id) ?? [] }, now),
  )
  await markTold(
    tx,
    tellings.flatMap(({ marks }) => marks),
  )
  await setDueAt(tx, [...waiting, ...tellings.map(({ next }) => next)])
  const jobs = tellings.flatMap((telling) => telling.jobs)
  if (jobs.length > 0) await queue.sendAll(jobs, { tx })
}

const earliestOf = (lastToldAt: Date | null, now: Date) =>
  afterQuiet(new Date(Math.max(now.getTime(), (lastToldAt?.getTime() ?? 0) + mailInterval)))

function bySubscriber<Row extends { subscriberId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const found = new Map<string, Row[]>()
  for (const row of rows) {
    const own = found.get(row.subscriberId)
    if (own) own.push(row)
    else found.set(row.subscriberId, [row])
  }
  return found
}

interface Alerts {
  untold: readonly Untold[]
  told: readonly Told[]
}

function tellOne({ id, userId }: Due, { untold, told }: Alerts, now: Date): Telling {
  const soon = now.getTime() + clockSlack
  const timed = untold.map((alert) => ({ alert, at: Number(momentOf(alert) ?? now) }))
  const due = timed.flatMap(({ alert, at }) => (at <= soon ? alert : []))
  const isMore = due.length > 0 && untold.length === maxUntold
  const later = [...(isMore ? [Number(now)] : []), ...timed.flatMap(({ at }) => (at <= soon ? [] : at))]
  const dueAt = later.length > 0 ? new Date(Math.min(...later)) : null
  const fresh = due.filter((alert) => !isKnown(alert, told))
  const mailId = newId()
  const marks = due.map((alert) => ({ id: alert.id, mailId: fresh.includes(alert) ? mailId : null }))
  if (fresh.length === 0) return { marks, next: { id, dueAt, toldAt: null }, jobs: [] }
  const jobs = [toSend(mailAlerts, { subscriberId: id, mailId }, mailId)]
  const count = new Set(fresh.map(({ listingId }) => listingId)).size
  if (userId !== null) jobs.push(pushJob(userId, { kind: 'alerts', count, title: null }, mailId))
  return { marks, next: { id, dueAt, toldAt: now }, jobs }
}

/** Favorites are told at once. */
const momentOf = ({ frequency, createdAt }: Untold) => dueAt(frequency ?? 'instant', createdAt)

/** Told of another saved search, or of a favorite, at this price or a lower one. */
const isKnown = ({ kind, listingId, price }: Untold, told: readonly Told[]) =>
  told.some(
    (one) =>
      one.listingId === listingId &&
      (kind === 'new' || kind === 'price_drop'
        ? one.kind !== 'closed' && one.kind !== 'expired' && Number(one.price) <= Number(price)
        : one.kind === kind),
  )
