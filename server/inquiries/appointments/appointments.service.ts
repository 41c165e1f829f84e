import { and, desc, eq } from 'drizzle-orm'
import type { z } from 'zod/mini'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import { newId } from '#server/core/ids.ts'
import type { Queue } from '#server/core/jobs/queue.ts'
import { words } from '#server/core/words.ts'
import { readAppointmentTime } from '#server/inquiries/appointmentTimes.ts'
import { inquiries } from '#server/inquiries/inquiries.table.ts'
import type { Thread } from '#server/inquiries/messages.service.ts'
import { tellWebhooks } from '#server/inquiries/tellWebhooks.ts'
import type { Appointment, newAppointment } from '#shared/inquiries/appointments.ts'
import type { InquirySide } from '#shared/inquiries/inbox.ts'
import { announceAppointment } from './announcements.ts'
import { inquiryAppointments } from './inquiryAppointments.table.ts'

type AppointmentRow = typeof inquiryAppointments.$inferSelect
type Wanted = z.output<typeof newAppointment>

const dayBefore = 24 * 3_600_000

/** The newest, even if canceled. */
export async function findAppointment(db: Db, inquiryId: string): Promise<AppointmentRow | undefined> {
  const [appointment] = await db
    .select()
    .from(inquiryAppointments)
    .where(eq(inquiryAppointments.inquiryId, inquiryId))
    .orderBy(desc(inquiryAppointments.createdAt), desc(inquiryAppointments.id))
    .limit(1)
  return appointment
}

/** As the wire has it; `place`: where it is. */
export function toAppointment(row: AppointmentRow, place: string): Appointment {
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

export interface AppointmentContext {
  thread: Thread
  side: InquirySide
  queue: Pick<Queue, 'send'>
}

/**
 * Creates or moves the appointment; idempotent. The thread is locked. Throws `invalid`, `forbidden` for spam, and
 * `conflict` if the sender has no appointment to move.
 */
export async function agreeAppointment(
  tx: Db,
  { startsAt: text, minutes, note }: Wanted,
  context: AppointmentContext,
): Promise<AppointmentRow> {
  const { thread, side } = context
  if (thread.status === 'spam') throw new AppError('forbidden')
  const agreed = await findAgreed(tx, thread.id)
  if (!agreed && side === 'sender')
    throw new AppError('conflict', { sentence: (language) => words(language).errors.nothingToMove })
  const read = readAppointmentTime(text, new Date())
  if ('problem' in read) throw new AppError('invalid', { fields: { startsAt: read.problem } })
  const kept = note === undefined ? agreed?.note : note
  const wanted = { startsAt: read.moment, minutes, note: kept || null }
  if (agreed && isSame(agreed, wanted)) return agreed
  const appointment = agreed
    ? await changeAppointment(tx, agreed, wanted)
    : await insertAppointment(tx, { id: newId(), inquiryId: thread.id, ...wanted })
  await markThread(tx, context, 'visit_agreed')
  const at = appointment.updatedAt
  const data = { visitId: appointment.id, startsAt: appointment.startsAt.toISOString() }
  await tellWebhooks(tx, thread, { type: 'visit.agreed', at, data })
  await announce(tx, appointment, context)
  const remindAt = new Date(appointment.startsAt.getTime() - dayBefore)
  if (remindAt > new Date()) await announce(tx, appointment, context, remindAt)
  return appointment
}

/** Idempotent. The thread is locked; a closed one stays so. Throws `forbidden` for spam, and `not_found` without an appointment. */
export async function cancelAppointment(
  tx: Db,
  reason: string | null | undefined,
  context: AppointmentContext,
): Promise<AppointmentRow> {
  const { id, status } = context.thread
  if (status === 'spam') throw new AppError('forbidden')
  const appointment = await findAppointment(tx, id)
  if (!appointment) throw new AppError('not_found')
  if (appointment.status === 'cancelled') return appointment
  const cancelled = await changeAppointment(tx, appointment, {
    status: 'cancelled',
    cancelReason: reason || null,
  })
  await markThread(tx, context, status === 'closed' ? 'closed' : 'answered')
  await announce(tx, cancelled, context)
  return cancelled
}

async function findAgreed(tx: Db, inquiryId: string): Promise<AppointmentRow | undefined> {
  const [appointment] = await tx
    .select()
    .from(inquiryAppointments)
    .where(and(eq(inquiryAppointments.inquiryId, inquiryId), eq(inquiryAppointments.status, 'agreed')))
  return appointment
}

const isSame = (appointment: AppointmentRow, wanted: Pick<AppointmentRow, 'startsAt' | 'minutes' | 'note'>) =>
  appointment.startsAt.getTime() === wanted.startsAt.getTime() &&
  appointment.minutes === wanted.minutes &&
  appointment.note === wanted.note

async function insertAppointment(
  tx: Db,
  values: typeof inquiryAppointments.$inferInsert,
): Promise<AppointmentRow> {
  const [appointment] = await tx.insert(inquiryAppointments).values(values).returning()
  if (!appointment) throw new AppError('internal')
  return appointment
}

async function changeAppointment(
  tx: Db,
  appointment: AppointmentRow,
  change: Partial<AppointmentRow>,
): Promise<AppointmentRow> {
  const [changed] = await tx
    .update(inquiryAppointments)
    .set({ ...change, sequence: appointment.sequence + 1, updatedAt: new Date() })
    .where(eq(inquiryAppointments.id, appointment.id))
    .returning()
  if (!changed) throw new AppError('internal')
  return changed
}

/** An appointment is an answer. */
async function markThread(
  tx: Db,
  { thread, side }: AppointmentContext,
  status: 'visit_agreed' | 'answered' | 'closed',
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
  { id: visitId, sequence }: AppointmentRow,
  { side, queue }: AppointmentContext,
  startAfter?: Date,
): Promise<void> {
  const data = { visitId, sequence, ...(startAfter ? reminder : { by: side, isReminder: false }) }
  await queue.send(announceAppointment, data, { tx, ...(startAfter && { startAfter }) })
}

const reminder = { by: null, isReminder: true }
