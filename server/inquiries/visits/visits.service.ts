import { and, desc, eq } from 'drizzle-orm'
import type { z } from 'zod/mini'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import { newId } from '#server/core/ids.ts'
import type { Queue } from '#server/core/jobs/queue.ts'
import { inquiries } from '#server/inquiries/inquiries.table.ts'
import { readVisitTime } from '#server/inquiries/visitTimes.ts'
import type { Thread } from '#server/inquiries/writing.ts'
import type { InquirySide } from '#shared/inquiries/inbox.ts'
import type { newVisit, Visit } from '#shared/inquiries/visits.ts'
import { inquiryVisits } from './inquiryVisits.table.ts'
import { announceVisit } from './visitJobs.ts'

type VisitRow = typeof inquiryVisits.$inferSelect
type Wanted = z.output<typeof newVisit>

const dayBefore = 24 * 3_600_000

/** The newest, even if canceled. */
export async function findVisit(db: Db, inquiryId: string): Promise<VisitRow | undefined> {
  const [visit] = await db
    .select()
    .from(inquiryVisits)
    .where(eq(inquiryVisits.inquiryId, inquiryId))
    .orderBy(desc(inquiryVisits.createdAt), desc(inquiryVisits.id))
    .limit(1)
  return visit
}

export function toVisit(row: VisitRow, place: string): Visit {
  return {
    id: row.id,
    status: row.status,
    startsAt: row.startsAt.toISOString(),
    minutes: row.minutes,
    place,
    note: row.note,
    cancelReason: row.cancelReason,
  }
}

export interface Visiting {
  thread: Thread
  side: InquirySide
  queue: Pick<Queue, 'send'>
}

/**
 * Creates or moves the visit; idempotent. The thread is locked. Throws `invalid`, `forbidden` for spam, and
 * `conflict` if the sender has no visit to move.
 */
export async function agreeVisit(
  tx: Db,
  { startsAt: text, minutes, note }: Wanted,
  visiting: Visiting,
): Promise<VisitRow> {
  const { thread, side } = visiting
  if (thread.status === 'spam') throw new AppError('forbidden')
  const agreed = await findAgreed(tx, thread.id)
  if (!agreed && side === 'sender') throw new AppError('conflict')
  const read = readVisitTime(text, new Date())
  if ('problem' in read) throw new AppError('invalid', { fields: { startsAt: read.problem } })
  const kept = note === undefined ? agreed?.note : note
  const wanted = { startsAt: read.moment, minutes, note: kept || null }
  if (agreed && isSame(agreed, wanted)) return agreed
  const visit = agreed
    ? await changeVisit(tx, agreed, wanted)
    : await insertVisit(tx, { id: newId(), inquiryId: thread.id, ...wanted })
  await markThread(tx, visiting, 'visit_agreed')
  await announce(tx, visit, visiting)
  const remindAt = new Date(visit.startsAt.getTime() - dayBefore)
  if (remindAt > new Date()) await announce(tx, visit, visiting, remindAt)
  return visit
}

/** Idempotent. The thread is locked. Throws `not_found` without a visit. */
export async function cancelVisit(
  tx: Db,
  reason: string | null | undefined,
  visiting: Visiting,
): Promise<VisitRow> {
  const visit = await findVisit(tx, visiting.thread.id)
  if (!visit) throw new AppError('not_found')
  if (visit.status === 'cancelled') return visit
  const cancelled = await changeVisit(tx, visit, { status: 'cancelled', cancelReason: reason || null })
  await markThread(tx, visiting, 'answered')
  await announce(tx, cancelled, visiting)
  return cancelled
}

async function findAgreed(tx: Db, inquiryId: string): Promise<VisitRow | undefined> {
  const [visit] = await tx
    .select()
    .from(inquiryVisits)
    .where(and(eq(inquiryVisits.inquiryId, inquiryId), eq(inquiryVisits.status, 'agreed')))
  return visit
}

const isSame = (visit: VisitRow, wanted: Pick<VisitRow, 'startsAt' | 'minutes' | 'note'>) =>
  visit.startsAt.getTime() === wanted.startsAt.getTime() &&
  visit.minutes === wanted.minutes &&
  visit.note === wanted.note

async function insertVisit(tx: Db, values: typeof inquiryVisits.$inferInsert): Promise<VisitRow> {
  const [visit] = await tx.insert(inquiryVisits).values(values).returning()
  if (!visit) throw new AppError('internal')
  return visit
}

async function changeVisit(tx: Db, visit: VisitRow, change: Partial<VisitRow>): Promise<VisitRow> {
  const [changed] = await tx
    .update(inquiryVisits)
    .set({ ...change, sequence: visit.sequence + 1, updatedAt: new Date() })
    .where(eq(inquiryVisits.id, visit.id))
    .returning()
  if (!changed) throw new AppError('internal')
  return changed
}

/** A visit is an answer. */
async function markThread(
  tx: Db,
  { thread, side }: Visiting,
  status: 'visit_agreed' | 'answered',
): Promise<void> {
  const now = new Date()
  const marks =
    side === 'sender'
      ? { isUnread: true }
      : { hasUnreadAnswer: true, isUnread: false, firstAnsweredAt: thread.firstAnsweredAt ?? now }
  await tx
    .update(inquiries)
    .set({ ...marks, status, lastMessageAt: now })
    .where(eq(inquiries.id, thread.id))
}

async function announce(
  tx: Db,
  { id: visitId, sequence }: VisitRow,
  { side, queue }: Visiting,
  startAfter?: Date,
): Promise<void> {
  const data = { visitId, sequence, ...(startAfter ? reminder : { by: side, isReminder: false }) }
  await queue.send(announceVisit, data, { tx, ...(startAfter && { startAfter }) })
}

const reminder = { by: null, isReminder: true }
