import { and, eq, type SQL } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import type { Actor } from '#server/core/http/actor.ts'
import { isId } from '#server/core/ids.ts'
import { findAppointment, toAppointment } from '#server/inquiries/appointments/appointments.service.ts'
import { findMessages, findThread } from '#server/inquiries/inbox/inbox.queries.ts'
import { pageOf } from '#server/inquiries/inbox/inbox.service.ts'
import { listingPlace, toMessages, toSent } from '#server/inquiries/inbox/toThread.ts'
import { whereSentBy } from '#server/inquiries/inquiries.policy.ts'
import { inquiries } from '#server/inquiries/inquiries.table.ts'
import { type InquiryLinks, whereLinked } from '#server/inquiries/links.ts'
import {
  addMessage,
  canWrite,
  lockThread,
  type MessageServices,
  markOpened,
  recipientName,
} from '#server/inquiries/messages.service.ts'
import type { Page, Paging } from '#shared/core/paging.ts'
import type { Conversation, InquiryMessage, InquirySide, SentInquiry } from '#shared/inquiries/inbox.ts'

export interface Participant {
  inquiryId: string
  side: InquirySide
  /** By the link of a mail. */
  isLinked: boolean
  where: SQL | undefined
}

/** Throws `not_found` for anybody else. */
export function participantOf(db: Db, ref: string, actor: Actor, links: InquiryLinks): Participant {
  const linked = links.read(ref)
  if (linked) return { ...linked, isLinked: true, where: whereLinked(linked) }
  if (!isId(ref) || actor.kind !== 'user') throw new AppError('not_found')
  return { inquiryId: ref, side: 'sender', isLinked: false, where: whereSentBy(db, actor.id) }
}

/** The inquiry as one side sees it. Throws `not_found`. */
export async function requireConversation(db: Db, { inquiryId, where }: Participant) {
  const row = await findThread(db, inquiryId, where)
  if (!row) throw new AppError('not_found')
  return row
}

/** Messages oldest first. Throws `not_found`. */
export async function readConversation(db: Db, participant: Participant): Promise<Conversation> {
  const { inquiryId, side } = participant
  const row = await requireConversation(db, participant)
  const [further, appointment] = await Promise.all([
    findMessages(db, inquiryId),
    findAppointment(db, inquiryId),
  ])
  const messages = toMessages(row, further)
  return {
    ...toSent(row),
    isUnread: side === 'sender' ? row.hasUnreadAnswer : row.isUnread,
    side,
    otherName: side === 'sender' ? await nameForSender(db, row, messages) : row.name,
    messages,
    preferredTimes: row.preferredTimes,
    visit: appointment ? toAppointment(appointment, listingPlace(row)) : null,
    canWrite: canWrite(row, side),
  }
}

/** Shown once they have answered. */
async function nameForSender(
  db: Db,
  row: Parameters<typeof recipientName>[1],
  messages: readonly InquiryMessage[],
): Promise<string | null> {
  if (row.recipientUserId === null) return recipientName(db, row)
  return messages.findLast(({ side }) => side === 'recipient')?.author ?? null
}

/** What the other side wrote. */
export async function markRead(db: Db, participant: Participant): Promise<void> {
  await requireConversation(db, participant)
  const read = participant.side === 'sender' ? { hasUnreadAnswer: false } : { isUnread: false }
  await db.update(inquiries).set(read).where(eq(inquiries.id, participant.inquiryId))
  if (participant.isLinked) await markOpened(db, participant)
}

/** Throws `forbidden` once closed. */
export async function write(
  db: Db,
  participant: Participant,
  { text, messageId }: { text: string; messageId?: string | undefined },
  services: MessageServices,
): Promise<InquiryMessage> {
  const { inquiryId, side } = participant
  return db.transaction(async (tx) => {
    const row = await requireConversation(tx, participant)
    const thread = await lockThread(tx, inquiryId)
    if (!canWrite(thread, side)) throw new AppError('forbidden')
    if (participant.isLinked) await markOpened(tx, participant)
    const author = side === 'sender' ? thread.name : await recipientName(tx, row)
    return addMessage(tx, thread, { inquiryId, side, author, text, id: messageId }, services)
  })
}

/** Throws `bad_cursor`. */
export async function listSent(db: Db, userId: string, paging: Paging): Promise<Page<SentInquiry>> {
  const page = await pageOf(db, and(whereSentBy(db, userId), eq(inquiries.channel, 'form')), paging)
  return { ...page, items: page.items.map(toSent) }
}
