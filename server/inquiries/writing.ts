import { eq, sql } from 'drizzle-orm'
import { administrators } from '#server/administrators/administrators.table.ts'
import { agencies } from '#server/agents/agencies.table.ts'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import type { Actor } from '#server/core/http/actor.ts'
import { newId } from '#server/core/ids.ts'
import type { Queue } from '#server/core/jobs/queue.ts'
import { readTexts } from '#server/listings/listingTexts.ts'
import type { Notifier } from '#server/notifications/notifications.service.ts'
import { users } from '#server/users/users.table.ts'
import { brand } from '#shared/brand.ts'
import { nameOf } from '#shared/core/personName.ts'
import { fold } from '#shared/core/text.ts'
import type { InquiryMessage, InquirySide } from '#shared/inquiries/inbox.ts'
import { inquiries, inquiryMessages } from './inquiries.table.ts'
import { mailInquiry } from './mails/mailJob.ts'
import { maxSearched } from './searched.ts'

export interface NewMessage {
  inquiryId: string
  side: InquirySide
  author: string | null
  text: string
  id?: string | undefined
  mailId?: string
}

export interface Post {
  queue: Pick<Queue, 'send'>
  notifier: Notifier
}

/** Until the end of the transaction. Throws `not_found`. */
export async function lockThread(tx: Db, inquiryId: string) {
  const [thread] = await tx.select().from(inquiries).where(eq(inquiries.id, inquiryId)).for('update')
  if (!thread) throw new AppError('not_found')
  return thread
}
export type Thread = typeof inquiries.$inferSelect

/** A click has no address; the recipient may continue a closed thread. */
export const canWrite = ({ channel, status }: Pick<Thread, 'channel' | 'status'>, side: InquirySide) =>
  channel === 'form' && status !== 'spam' && (side === 'recipient' || status !== 'closed')

export async function addMessage(
  tx: Db,
  thread: Thread,
  { inquiryId, side, author, text, id = newId(), mailId }: NewMessage,
  { queue, notifier }: Post,
): Promise<InquiryMessage> {
  const now = new Date()
  const written = await tx
    .insert(inquiryMessages)
    .values({ id, inquiryId, side, author, text, mailId: mailId ?? null, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: inquiryMessages.id })
  const message = { id, side, author, text, createdAt: now.toISOString() }
  if (written.length === 0) return message
  const isAnswer = side === 'recipient'
  await tx
    .update(inquiries)
    .set({
      lastMessageAt: now,
      searched: sql`left(${inquiries.searched} || ' ' || ${fold(text)}::text, ${maxSearched}::int)`,
      ...(isAnswer
        ? {
            hasUnreadAnswer: true,
            isUnread: false,
            firstAnsweredAt: thread.firstAnsweredAt ?? now,
            ...(['new', 'closed'].includes(thread.status) && { status: 'answered' as const }),
          }
        : {
            isUnread: true,
            hasUnreadAnswer: false,
            ...(thread.status === 'closed' && { status: 'new' as const }),
          }),
    })
    .where(eq(inquiries.id, inquiryId))
  const to = isAnswer ? 'sender' : 'recipient'
  await queue.send(mailInquiry, { inquiryId, to, messageId: id }, { tx, key: `${id} ${to}` })
  const userId = isAnswer ? thread.senderUserId : thread.recipientUserId
  if (userId !== null) {
    const texts = await readTexts(tx, thread.listingId)
    await notifier.push(
      userId,
      {
        kind: isAnswer ? 'inquiry_answered' : 'inquiry_received',
        listingId: thread.listingId,
        title: texts.es?.title ?? '',
        titleEn: texts.en?.title || null,
        inquiryId,
        name: author ?? brand.name,
      },
      { tx },
    )
  }
  return message
}

/** Administrators appear as their agency, or the marketplace. */
export async function publicNameOf(db: Db, actor: Actor): Promise<string | null> {
  if (actor.kind === 'user') {
    const { firstName, lastName } = users
    const [user] = await db.select({ firstName, lastName }).from(users).where(eq(users.id, actor.id))
    return (user && nameOf(user)) ?? null
  }
  if (actor.kind !== 'admin') return null
  const [agency] = await db
    .select({ name: agencies.name })
    .from(administrators)
    .innerJoin(agencies, eq(agencies.id, administrators.agencyId))
    .where(eq(administrators.id, actor.id))
  return agency?.name ?? brand.name
}

export async function recipientName(
  db: Db,
  { recipientUserId, agencyId }: { recipientUserId: string | null; agencyId: string | null },
): Promise<string | null> {
  if (recipientUserId !== null) return publicNameOf(db, { kind: 'user', id: recipientUserId })
  if (agencyId === null) return brand.name
  const [agency] = await db.select({ name: agencies.name }).from(agencies).where(eq(agencies.id, agencyId))
  return agency?.name ?? brand.name
}
