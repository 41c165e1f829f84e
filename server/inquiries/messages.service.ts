import { and, eq, isNull, sql } from 'drizzle-orm'
import { administrators } from '#server/administrators/administrators.table.ts'
import { agencies } from '#server/agencies/agencies.table.ts'
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
import { mailInquiry } from './mails/inquiryMail.ts'
import { tellWebhooks } from './tellWebhooks.ts'

/** Characters per thread. */
export const maxSearched = 12_000

export interface NewMessage {
  inquiryId: string
  side: InquirySide
  author: string | null
  text: string
  id?: string | undefined
  mailId?: string
  isFromElsewhere?: boolean
}

export interface MessageServices {
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

/** The sender has the link of a mail, so the address is read by somebody who wants mails. */
export async function markOpened(
  tx: Db,
  { inquiryId, side }: Pick<NewMessage, 'inquiryId' | 'side'>,
): Promise<void> {
  if (side !== 'sender') return
  await tx
    .update(inquiries)
    .set({ linkOpenedAt: new Date() })
    .where(and(eq(inquiries.id, inquiryId), isNull(inquiries.linkOpenedAt)))
}

/**
 * Writes it into the locked thread, marks it unread for the other side and sends mail and push. The same `id`
 * is written once.
 */
export async function addMessage(
  tx: Db,
  thread: Thread,
  { inquiryId, side, author, text, id = newId(), mailId, isFromElsewhere = false }: NewMessage,
  { queue, notifier }: MessageServices,
): Promise<InquiryMessage> {
  const now = new Date()
  const written = await tx
    .insert(inquiryMessages)
    .values({ id, inquiryId, side, author, text, mailId: mailId ?? null, isFromElsewhere, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: inquiryMessages.id })
  const message = { id, side, author, text, createdAt: now.toISOString(), isFromElsewhere }
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
  await tellWebhooks(tx, thread, { type: 'message.received', to, at: now, data: { messageId: id } })
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

/** Administrators appear as their agency, or the marketplace; whoever answers for an agency (`agencyId`) with its name. */
export async function publicNameOf(
  db: Db,
  actor: Actor,
  agencyId: string | null = null,
): Promise<string | null> {
  if (actor.kind === 'user') {
    const { firstName, lastName } = users
    const [user] = await db.select({ firstName, lastName }).from(users).where(eq(users.id, actor.id))
    const name = (user && nameOf(user)) ?? null
    const agency = agencyId === null ? null : await agencyName(db, agencyId)
    return [name, agency].filter((part) => part !== null).join(', ') || null
  }
  if (actor.kind !== 'admin') return null
  const [agency] = await db
    .select({ name: agencies.name })
    .from(administrators)
    .innerJoin(agencies, eq(agencies.id, administrators.agencyId))
    .where(eq(administrators.id, actor.id))
  return agency?.name ?? brand.name
}

/** How the sender sees who answers: a user, an agency or the marketplace. Null: a user without a name. */
export async function recipientName(
  db: Db,
  { recipientUserId, agencyId }: { recipientUserId: string | null; agencyId: string | null },
): Promise<string | null> {
  if (recipientUserId !== null) return publicNameOf(db, { kind: 'user', id: recipientUserId }, agencyId)
  return (agencyId === null ? null : await agencyName(db, agencyId)) ?? brand.name
}

async function agencyName(db: Db, agencyId: string): Promise<string | null> {
  const [agency] = await db.select({ name: agencies.name }).from(agencies).where(eq(agencies.id, agencyId))
  return agency?.name ?? null
}
