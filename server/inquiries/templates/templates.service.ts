import { and, asc, count, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import type { Actor } from '#server/core/http/actor.ts'
import { newId } from '#server/core/ids.ts'
import { words } from '#server/core/words.ts'
import { maxTemplates, type NewTemplate, type Template } from '#shared/inquiries/templates.ts'
import { inquiryTemplates } from './inquiryTemplates.table.ts'

const { id, userId, agencyId, name, text } = inquiryTemplates
const columns = { id, name, text, isShared: sql<boolean>`${agencyId} is not null` } as const

/** A person, an agency, or with neither the administrators. */
interface Owner {
  userId: string | null
  agencyId: string | null
}

const administrators: Owner = { userId: null, agencyId: null }
const agencyOf = (actor: Actor) => (actor.kind === 'user' ? actor.membership?.agencyId : undefined)
const ownOf = (actor: Actor): Owner =>
  actor.kind === 'user' ? { userId: actor.id, agencyId: null } : administrators

const isOwner = (owner: Owner): SQL | undefined =>
  and(
    owner.userId === null ? isNull(userId) : eq(userId, owner.userId),
    owner.agencyId === null ? isNull(agencyId) : eq(agencyId, owner.agencyId),
  )

function isTheirs(actor: Actor): SQL | undefined {
  const agency = agencyOf(actor)
  return or(isOwner(ownOf(actor)), agency === undefined ? undefined : eq(agencyId, agency))
}

/** Throws `forbidden` for who has no agency to share with. */
function ownerOf(actor: Actor, isShared: boolean): Owner {
  if (!isShared) return ownOf(actor)
  const agency = agencyOf(actor)
  if (agency === undefined) throw new AppError('forbidden')
  return { userId: null, agencyId: agency }
}

/** The actor’s own and those of their agency, by name; administrators share theirs. */
export function listTemplates(db: Db, actor: Actor): Promise<Template[]> {
  return db.select(columns).from(inquiryTemplates).where(isTheirs(actor)).orderBy(asc(name), asc(id))
}

/** Replaces one of the same owner and name. Throws `forbidden`, and `conflict` where there are too many. */
export async function saveTemplate(
  db: Db,
  { isShared = false, ...template }: NewTemplate,
  actor: Actor,
  creationId: string = newId(),
): Promise<Template> {
  const owner = ownerOf(actor, isShared)
  return db.transaction(async (tx) => {
    await requireRoom(tx, owner, ne(name, template.name))
    const [saved] = await tx
      .insert(inquiryTemplates)
      .values({ id: creationId, ...owner, ...template })
      .onConflictDoUpdate({ target: [userId, agencyId, name], set: { text: template.text } })
      .returning(columns)
    if (!saved) throw new AppError('internal')
    return saved
  })
}

/** One saving of an owner at a time. Throws `conflict`. */
async function requireRoom(tx: Db, owner: Owner, others: SQL): Promise<void> {
  const lock = `templates ${owner.agencyId ?? owner.userId}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`)
  const [found] = await tx
    .select({ count: count() })
    .from(inquiryTemplates)
    .where(and(isOwner(owner), others))
  if ((found?.count ?? 0) >= maxTemplates)
    throw new AppError('conflict', {
      sentence: (language) => words(language).errors.tooManyTemplates(maxTemplates),
    })
}

/** Throws `not_found`, `forbidden`, `conflict` where there are too many, and `invalid` for a duplicate name. */
export async function changeTemplate(
  db: Db,
  templateId: string,
  { isShared, ...change }: NewTemplate,
  actor: Actor,
): Promise<Template> {
  return db.transaction(async (tx) => {
    const isIt = and(eq(id, templateId), isTheirs(actor))
    const [found] = await tx.select({ userId, agencyId }).from(inquiryTemplates).where(isIt).for('update')
    if (!found) throw new AppError('not_found')
    const owner = isShared === undefined ? found : ownerOf(actor, isShared)
    await requireRoom(tx, owner, ne(id, templateId))
    const isOther = and(isOwner(owner), eq(name, change.name), ne(id, templateId))
    const taken = await tx.select({ id }).from(inquiryTemplates).where(isOther)
    if (taken.length > 0) throw new AppError('invalid', { fields: { name: 'taken' } })
    const [changed] = await tx
      .update(inquiryTemplates)
      .set({ ...change, ...owner })
      .where(isIt)
      .returning(columns)
    if (!changed) throw new AppError('internal')
    return changed
  })
}

/** Throws `not_found`. */
export async function removeTemplate(db: Db, templateId: string, actor: Actor): Promise<void> {
  const removed = await db
    .delete(inquiryTemplates)
    .where(and(eq(id, templateId), isTheirs(actor)))
    .returning({ id })
  if (removed.length === 0) throw new AppError('not_found')
}
