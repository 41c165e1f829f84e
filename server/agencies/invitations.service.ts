import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import { recordActivity } from '#server/activities/activities.service.ts'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import { isId, newId } from '#server/core/ids.ts'
import type { Queue } from '#server/core/jobs/queue.ts'
import { words } from '#server/core/words.ts'
import { users } from '#server/users/users.table.ts'
import {
  agencyLimits,
  type Invitation,
  invitationDays,
  type NewInvitation,
  type ReceivedInvitation,
  type TeamAgency,
} from '#shared/agencies/agencies.ts'
import type { Language } from '#shared/core/language.ts'
import { nameOf } from '#shared/core/personName.ts'
import { lockAgency } from './agencies.service.ts'
import { agencies } from './agencies.table.ts'
import { agencyInvitations, agencyMembers } from './agencyMembers.table.ts'
import type { InvitationTokens } from './invitationTokens.ts'
import { mailInvitation } from './mails/invitationMail.ts'
import { join, memberActor, readTeamAgency } from './team.service.ts'

const i = agencyInvitations

/** Neither used nor over, from somebody who still works there. */
const isOpen = and(
  isNull(i.acceptedAt),
  gt(i.expiresAt, sql`now()`),
  sql`exists (select from agency_members m where m.user_id = ${i.invitedBy} and m.agency_id = ${i.agencyId})`,
)

const columns = {
  id: i.id,
  agencyId: i.agencyId,
  email: i.email,
  role: i.role,
  language: i.language,
  createdAt: i.createdAt,
  expiresAt: i.expiresAt,
  inviterFirst: users.firstName,
  inviterLast: users.lastName,
}

function select(db: Db) {
  return db.select(columns).from(i).leftJoin(users, eq(users.id, i.invitedBy))
}
type Row = Awaited<ReturnType<typeof select>>[number]

const inviterOf = ({ inviterFirst, inviterLast }: Row) =>
  nameOf({ firstName: inviterFirst, lastName: inviterLast }) ?? null

/** Path of what accepts the invitation of an id; null if it is mailed. */
export type LinkOf = (id: string) => string | null

function toInvitation(row: Row, linkOf: LinkOf): Invitation {
  const { id, email, role } = row
  return {
    id,
    email,
    role,
    invitedBy: inviterOf(row),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    link: linkOf(id),
  }
}

/** Newest first. */
export async function listInvitations(db: Db, agencyId: string, linkOf: LinkOf): Promise<Invitation[]> {
  const rows = await select(db)
    .where(and(eq(i.agencyId, agencyId), isOpen))
    .orderBy(desc(i.createdAt), i.id)
  return rows.map((row) => toInvitation(row, linkOf))
}

interface Inviting {
  userId: string
  language: Language
  id?: string | undefined
  linkOf: LinkOf
}

/** Mailed; an open one to the address ends. Idempotent by id. Throws `too_many` and `invalid` for who works there already. */
export async function invite(
  db: Db,
  agencyId: string,
  { email, role }: NewInvitation,
  { userId, language, id = newId(), linkOf }: Inviting,
  queue: Pick<Queue, 'send'>,
): Promise<Invitation> {
  await db.transaction(async (tx) => {
    const by = await memberActor(tx, userId)
    const agency = await lockAgency(tx, agencyId)
    if ((await tx.$count(i, eq(i.id, id))) > 0) return
    const isTo = sql`lower(${i.email}) = ${email.toLowerCase()}`
    await requireNoMember(tx, agencyId, email)
    await tx.delete(i).where(and(eq(i.agencyId, agencyId), isTo, isNull(i.acceptedAt)))
    const open = await tx.$count(i, and(eq(i.agencyId, agencyId), isOpen))
    const team = await tx.$count(agencyMembers, eq(agencyMembers.agencyId, agencyId))
    if (open >= agencyLimits.pending)
      throw new AppError('too_many', {
        sentence: (told) => words(told).errors.tooManyInvitations(agencyLimits.pending),
      })
    if (team + open >= agencyLimits.members)
      throw new AppError('too_many', {
        sentence: (told) => words(told).errors.tooManyMembers(agencyLimits.members),
      })
    const expiresAt = sql`now() + ${invitationDays}::int * interval '1 day'`
    await tx.insert(i).values({ id, agencyId, email, role, invitedBy: userId, language, expiresAt })
    await recordActivity(tx, {
      actor: by,
      event: 'update',
      subject: { kind: 'agency', id: agencyId, name: agency.name },
      changes: { invitations: [null, role] },
    })
    await queue.send(mailInvitation, { invitationId: id }, { tx, key: id })
  })
  const [row] = await select(db).where(and(eq(i.id, id), eq(i.agencyId, agencyId)))
  if (!row) throw new AppError('not_found')
  return toInvitation(row, linkOf)
}

async function requireNoMember(tx: Db, agencyId: string, email: string): Promise<void> {
  const known = await tx
    .select({ id: users.id })
    .from(agencyMembers)
    .innerJoin(users, eq(users.id, agencyMembers.userId))
    .where(and(eq(agencyMembers.agencyId, agencyId), sql`lower(${users.email}) = ${email.toLowerCase()}`))
  if (known.length > 0) throw new AppError('invalid', { fields: { email: 'taken' } })
}

/** Throws `not_found`. */
export async function withdrawInvitation(db: Db, agencyId: string, id: string): Promise<void> {
  const gone = await db
    .delete(i)
    .where(and(eq(i.id, id), eq(i.agencyId, agencyId), isNull(i.acceptedAt)))
    .returning({ id: i.id })
  if (gone.length === 0) throw new AppError('not_found')
}

/** Of a mailed link. Throws `not_found`. */
export async function readInvitation(
  db: Db,
  token: string,
  tokens: InvitationTokens,
): Promise<ReceivedInvitation> {
  const row = await findByToken(db, token, tokens)
  const { name, slug, city } = agencies
  const [agency] = await db.select({ name, slug, city }).from(agencies).where(eq(agencies.id, row.agencyId))
  if (!agency) throw notThere()
  return { agency, role: row.role, invitedBy: inviterOf(row), expiresAt: row.expiresAt.toISOString() }
}

/** Once; again by whoever joined by it answers the same. Throws `not_found` and `already_member`. */
export async function acceptInvitation(
  db: Db,
  token: string,
  userId: string,
  tokens: InvitationTokens,
): Promise<TeamAgency> {
  await db.transaction(async (tx) => {
    const by = await memberActor(tx, userId)
    const id = tokens.read(token)
    const [locked] = id === undefined ? [] : await tx.select().from(i).where(eq(i.id, id)).for('update')
    if (locked?.acceptedBy === userId && (await works(tx, userId, locked.agencyId))) return
    const { agencyId, role } = await findByToken(tx, token, tokens)
    await join(tx, { agencyId, userId, role })
    await tx
      .update(i)
      .set({ acceptedAt: sql`now()`, acceptedBy: userId })
      .where(eq(i.id, locked?.id ?? ''))
    const agency = await lockAgency(tx, agencyId)
    await recordActivity(tx, {
      actor: by,
      event: 'update',
      subject: { kind: 'agency', id: agencyId, name: agency.name },
      changes: { members: [null, role] },
    })
  })
  return readTeamAgency(db, userId)
}

const works = async (tx: Db, userId: string, agencyId: string) =>
  (await tx.$count(
    agencyMembers,
    and(eq(agencyMembers.userId, userId), eq(agencyMembers.agencyId, agencyId)),
  )) > 0

async function findByToken(db: Db, token: string, tokens: InvitationTokens): Promise<Row> {
  const id = tokens.read(token)
  const [row] = id !== undefined && isId(id) ? await select(db).where(and(eq(i.id, id), isOpen)) : []
  if (!row) throw notThere()
  return row
}

const notThere = () =>
  new AppError('not_found', { sentence: (language) => words(language).errors.invitationOver })

/** What is needed to mail one; undefined if it is over. */
export async function findToMail(db: Db, id: string) {
  const [row] = await select(db).where(and(eq(i.id, id), isOpen))
  if (!row) return undefined
  const [agency] = await db
    .select({ name: agencies.name })
    .from(agencies)
    .where(eq(agencies.id, row.agencyId))
  return agency && { ...row, agency: agency.name, inviter: inviterOf(row) }
}

/** Long over. */
export async function purgeInvitations(db: Db): Promise<void> {
  await db
    .delete(i)
    .where(and(ne(i.expiresAt, sql`'infinity'`), sql`${i.expiresAt} < now() - interval '30 days'`))
}
