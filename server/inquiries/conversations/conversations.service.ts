import { and, eq, type SQL } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import type { Actor } from '#server/core/http/actor.ts'
import { isId } from '#server/core/ids.ts'
import { findMessages, findThread } from '#server/inquiries/inbox/inbox.queries.ts'
import { pageOf } from '#server/inquiries/inbox/inbox.service.ts'
import { listingPlace, toMessages, toSent } from '#server/inquiries/inbox/toThread.ts'
import { whereSentBy } from '#server/inquiries/inquiries.policy.ts'
import { inquiries } from '#server/inquiries/inquiries.table.ts'
import type { InquiryLinks } from '#server/inquiries/links.ts'
import { findVisit, toVisit } from '#server/inquiries/visits/visits.service.ts'
import { addMessage, canWrite, lockThread, type Post, recipientName } from '#server/inquiries/writing.ts'
import type { Page, Paging } from '#shared/core/paging.ts'
import type { Conversation, InquiryMessage, InquirySide, SentInquiry } from '#shared/inquiries/inbox.ts'

export interface Part {
  inquiryId: string
  side: InquirySide
  where: SQL | undefined
}

/** Throws `not_found` for anybody else. */
export function partOf(db: Db, ref: string, actor: Actor, links: InquiryLinks): Part {
  const linked = links.read(ref)
  if (linked) return { ...linked, where: undefined }
  if (!isId(ref) || actor.kind !== 'user') throw new AppError('not_found')
  return { inquiryId: ref, side: 'sender', where: whereSentBy(db, actor.id) }
}

export async function requirePart(db: Db, { inquiryId, where }: Part) {
  const row = await findThread(db, inquiryId, where)
  if (!row) throw new AppError('not_found')
  return row
}

export async function readConversation(db: Db, part: Part): Promise<Conversation> {
  const { inquiryId, side } = part
  const row = await requirePart(db, part)
  const [further, visit] = await Promise.all([findMessages(db, inquiryId), findVisit(db, inquiryId)])
  const messages = toMessages(row, further)
  return {
    ...toSent(row),
    isUnread: side === 'sender' ? row.hasUnreadAnswer : row.isUnread,
    side,
    otherName: side === 'sender' ? await nameForSender(db, row, messages) : row.name,
    messages,
    preferredTimes: row.preferredTimes,
    visit: visit ? toVisit(visit, listingPlace(row)) : null,
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

export async function markRead(db: Db, part: Part): Promise<void> {
  await requirePart(db, part)
  const read = part.side === 'sender' ? { hasUnreadAnswer: false } : { isUnread: false }
  await db.update(inquiries).set(read).where(eq(inquiries.id, part.inquiryId))
}

/** Throws `forbidden` once closed. */
export async function write(
  db: Db,
  part: Part,
  { text, messageId }: { text: string; messageId?: string | undefined },
  post: Post,
): Promise<InquiryMessage> {
  const { inquiryId, side } = part
  return db.transaction(async (tx) => {
    const row = await requirePart(tx, part)
    const thread = await lockThread(tx, inquiryId)
    if (!canWrite(thread, side)) throw new AppError('forbidden')
    const author = side === 'sender' ? thread.name : await recipientName(tx, row)
    return addMessage(tx, thread, { inquiryId, side, author, text, id: messageId }, post)
  })
}

/** Throws `bad_cursor`. */
export async function listSent(db: Db, userId: string, paging: Paging): Promise<Page<SentInquiry>> {
  const page = await pageOf(db, and(whereSentBy(db, userId), eq(inquiries.channel, 'form')), paging)
  return { ...page, items: page.items.map(toSent) }
}
