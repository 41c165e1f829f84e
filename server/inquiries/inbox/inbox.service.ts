import { and, desc, eq, isNotNull, ne, type SQL } from 'drizzle-orm'
import { administrators } from '#server/administrators/administrators.table.ts'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import { type Actor, adminIdOf } from '#server/core/http/actor.ts'
import { isId, newId } from '#server/core/ids.ts'
import { findAppointment, toAppointment } from '#server/inquiries/appointments/appointments.service.ts'
import { findHandovers, handOver, requireColleague } from '#server/inquiries/holding/handovers.service.ts'
import { heldBy, isHolder, readableBy, whereSentBy } from '#server/inquiries/inquiries.policy.ts'
import { inquiries } from '#server/inquiries/inquiries.table.ts'
import {
  addMessage,
  canWrite,
  lockThread,
  type MessageServices,
  publicNameOf,
} from '#server/inquiries/messages.service.ts'
import { findReturn } from '#server/inquiries/returns/returns.service.ts'
import { users } from '#server/users/users.table.ts'
import type { Page, Paging } from '#shared/core/paging.ts'
import { nameOf } from '#shared/core/personName.ts'
import {
  type InboxFilters,
  type InquiryChange,
  type InquiryMessage,
  type InquiryNote,
  type InquirySummary,
  type InquiryThread,
  inboxPageSize,
  maxUnread,
  type UnreadCounts,
} from '#shared/inquiries/inbox.ts'
import {
  countThreads,
  cursorAfter,
  findMessages,
  findThread,
  findThreads,
  type ThreadRow,
  whereMatches,
} from './inbox.queries.ts'
import { inquiryNotes } from './inquiryNotes.table.ts'
import { listingPlace, toMessages, toSummary } from './toThread.ts'
import { findWriting, markWriting } from './writing.ts'

const maxCounted = 1000
const isNotSpam = ne(inquiries.status, 'spam')

export interface Inbox {
  db: Db
  receivesMail: boolean
}

const whereListed = (filters: InboxFilters, actor: Actor) =>
  and(readableBy(actor), whereMatches(filters, actor))

/** Throws `bad_cursor`. */
export async function listThreads(
  db: Db,
  { limit = inboxPageSize, cursor, ...filters }: InboxFilters & Paging,
  actor: Actor,
): Promise<Page<InquirySummary>> {
  const page = await pageOf(db, whereListed(filters, actor), { limit, cursor })
  return { ...page, items: page.items.map((row) => toSummary(row, actor)) }
}

/** `where` must match an index. Throws `bad_cursor`. */
export async function pageOf(
  db: Db,
  where: SQL | undefined,
  { limit = inboxPageSize, cursor }: Paging,
): Promise<Page<ThreadRow>> {
  const [rows, total] = await Promise.all([
    findThreads(db, where, { cursor, limit: limit + 1 }),
    countThreads(db, where, maxCounted + 1),
  ])
  const items = rows.slice(0, limit)
  const last = rows.length > limit ? items.at(-1) : undefined
  return {
    items,
    total: Math.min(total, maxCounted),
    totalIsCapped: total > maxCounted,
    ...(last && { next: cursorAfter(last) }),
  }
}

const batchSize = 500

/** Newest first, in batches that hold no transaction. */
export async function* eachThread(db: Db, filters: InboxFilters, actor: Actor): AsyncGenerator<ThreadRow[]> {
  for (let cursor: string | undefined; ; ) {
    const rows = await findThreads(db, whereListed(filters, actor), { cursor, limit: batchSize })
    const last = rows.at(-1)
    if (!last) return
    yield rows
    if (rows.length < batchSize) return
    cursor = cursorAfter(last)
  }
}

/** Threads with something unread, up to a bound; administrators have received ones alone. */
export async function countUnread(db: Db, actor: Actor): Promise<UnreadCounts> {
  const isUnread = (received: SQL) =>
    countThreads(db, and(received, inquiries.isUnread, isNotSpam), maxUnread)
  if (actor.kind !== 'user') return { received: await isUnread(heldBy(actor)), sent: 0 }
  const [received, sent] = await Promise.all([
    isUnread(heldBy(actor)),
    countThreads(db, and(whereSentBy(db, actor.id), inquiries.hasUnreadAnswer), maxUnread),
  ])
  return { received, sent }
}

/** Throws `not_found` if the actor may not read it. */
export async function readThread(
  { db, receivesMail }: Inbox,
  id: string,
  actor: Actor,
): Promise<InquiryThread> {
  const row = await requireThread(db, id, actor)
  const [messages, notes, appointment, team, returned] = await Promise.all([
    findMessages(db, id),
    findNotes(db, row, actor),
    findAppointment(db, id),
    row.agencyId === null ? undefined : readTeamPart(db, id, actor),
    findReturn(db, id),
  ])
  return {
    ...toSummary(row, actor),
    ...team,
    ...(returned && { returned }),
    email: row.email,
    phone: row.phone,
    messages: toMessages(row, messages),
    notes,
    preferredTimes: row.preferredTimes,
    visit: appointment ? toAppointment(appointment, listingPlace(row)) : null,
    receivesMail,
  }
}

async function readTeamPart(db: Db, id: string, actor: Actor) {
  const [handovers, writing] = await Promise.all([
    findHandovers(db, id),
    actor.kind === 'user' ? findWriting(db, id, actor.id) : undefined,
  ])
  return { handovers, ...(writing && { writing }) }
}

/** Throws `not_found`, also for somebody else’s. */
export async function requireThread(db: Db, id: string, actor: Actor): Promise<ThreadRow> {
  const row = isId(id) ? await findThread(db, id, readableBy(actor)) : undefined
  if (!row) throw new AppError('not_found')
  return row
}

/** An administrator's reading leaves the user's mark. Throws `not_found`, `invalid` for no colleague, and `forbidden` to administrators, who hand over nothing. */
export async function changeThread(
  inbox: Inbox,
  id: string,
  { status, isUnread, holder, isWriting }: InquiryChange,
  actor: Actor,
  services: MessageServices,
): Promise<InquiryThread> {
  await inbox.db.transaction(async (tx) => {
    const row = await requireThread(tx, id, actor)
    if (holder !== undefined) await handTo(tx, id, holder, actor, services)
    if (isWriting !== undefined && actor.kind === 'user') await markWriting(tx, id, actor.id, isWriting)
    const marks = isUnread !== undefined && isHolder(row, actor)
    if (status === undefined && !marks) return
    await tx
      .update(inquiries)
      .set({ ...(status !== undefined && { status }), ...(marks && { isUnread }) })
      .where(eq(inquiries.id, id))
  })
  return readThread(inbox, id, actor)
}

async function handTo(
  tx: Db,
  id: string,
  holder: string,
  actor: Actor,
  services: MessageServices,
): Promise<void> {
  if (actor.kind !== 'user') throw new AppError('forbidden')
  const thread = await lockThread(tx, id)
  await requireColleague(tx, thread, holder)
  await handOver(tx, thread, { to: holder, by: actor.id }, services)
}

/** Throws `forbidden` if the sender cannot be answered. */
export async function answer(
  db: Db,
  id: string,
  { text, messageId }: { text: string; messageId?: string | undefined },
  actor: Actor,
  services: MessageServices,
): Promise<InquiryMessage> {
  return db.transaction(async (tx) => {
    await requireThread(tx, id, actor)
    const thread = await lockThread(tx, id)
    if (!canWrite(thread, 'recipient')) throw new AppError('forbidden')
    const author = await publicNameOf(tx, actor, thread.agencyId)
    return addMessage(tx, thread, { inquiryId: id, side: 'recipient', author, text, id: messageId }, services)
  })
}

type NotedThread = Pick<ThreadRow, 'id' | 'agencyId'>

/** Administrators share theirs, and those who work for an agency theirs. */
function isReadBy({ agencyId }: NotedThread, actor: Actor): SQL {
  if (actor.kind !== 'user') return isNotNull(inquiryNotes.administratorId)
  return agencyId === null ? eq(inquiryNotes.userId, actor.id) : isNotNull(inquiryNotes.userId)
}

async function findNotes(db: Db, thread: NotedThread, actor: Actor): Promise<InquiryNote[]> {
  const { id, text, createdAt, userId } = inquiryNotes
  const { firstName, lastName } = users
  const rows = await db
    .select({ id, text, createdAt, userId, administrator: administrators.username, firstName, lastName })
    .from(inquiryNotes)
    .leftJoin(administrators, eq(administrators.id, inquiryNotes.administratorId))
    .leftJoin(users, eq(users.id, userId))
    .where(and(eq(inquiryNotes.inquiryId, thread.id), isReadBy(thread, actor)))
    .orderBy(desc(createdAt), desc(id))
  return rows.map(({ userId: by, administrator, firstName, lastName, ...row }) => {
    const isOwn = by !== null && actor.kind === 'user' && by === actor.id
    const author = isOwn ? null : (administrator ?? nameOf({ firstName, lastName }) ?? null)
    return { ...row, author, createdAt: row.createdAt.toISOString() }
  })
}

/** Throws `not_found`. */
export async function addNote(
  db: Db,
  inquiryId: string,
  { text, noteId = newId() }: { text: string; noteId?: string | undefined },
  actor: Actor,
): Promise<InquiryNote> {
  const thread = await requireThread(db, inquiryId, actor)
  const author = actor.kind === 'user' ? { userId: actor.id } : { administratorId: adminIdOf(actor) }
  await db
    .insert(inquiryNotes)
    .values({ id: noteId, inquiryId, text, ...author })
    .onConflictDoNothing()
  const note = (await findNotes(db, thread, actor)).find(({ id }) => id === noteId)
  if (!note) throw new AppError('not_found')
  return note
}

/** Throws `not_found`. */
export async function removeNote(db: Db, inquiryId: string, noteId: string, actor: Actor): Promise<void> {
  const thread = await requireThread(db, inquiryId, actor)
  const removed = await db
    .delete(inquiryNotes)
    .where(and(eq(inquiryNotes.id, noteId), eq(inquiryNotes.inquiryId, inquiryId), isReadBy(thread, actor)))
    .returning({ id: inquiryNotes.id })
  if (removed.length === 0) throw new AppError('not_found')
}
