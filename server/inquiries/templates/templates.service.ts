import { and, asc, count, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import type { Actor } from '#server/core/http/actor.ts'
import { newId } from '#server/core/ids.ts'
import { words } from '#server/core/words.ts'
import { maxTemplates, type NewTemplate, type Template } from '#shared/inquiries/templates.ts'
import { inquiryTemplates } from './inquiryTemplates.table.ts'

const { id, userId, name, text } = inquiryTemplates
const columns = { id, name, text } as const

/** Administrators share theirs. */
const ownerOf = (actor: Actor) => (actor.kind === 'user' ? actor.id : null)
const isTheirs = (actor: Actor): SQL => {
  const owner = ownerOf(actor)
  return owner === null ? isNull(userId) : eq(userId, owner)
}

/** The actor’s own, by name; administrators share theirs. */
export function listTemplates(db: Db, actor: Actor): Promise<Template[]> {
  return db.select(columns).from(inquiryTemplates).where(isTheirs(actor)).orderBy(asc(name), asc(id))
}

/** Replaces one of the same name. Throws `conflict`. */
export async function saveTemplate(
  db: Db,
  { name, text }: NewTemplate,
  actor: Actor,
  creationId: string = newId(),
): Promise<Template> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`templates ${ownerOf(actor)}`}, 0))`)
    const [others] = await tx
      .select({ count: count() })
      .from(inquiryTemplates)
      .where(and(isTheirs(actor), ne(inquiryTemplates.name, name)))
    if ((others?.count ?? 0) >= maxTemplates)
      throw new AppError('conflict', {
        sentence: (language) => words(language).errors.tooManyTemplates(maxTemplates),
      })
    const [saved] = await tx
      .insert(inquiryTemplates)
      .values({ id: creationId, userId: ownerOf(actor), name, text })
      .onConflictDoUpdate({ target: [inquiryTemplates.userId, inquiryTemplates.name], set: { text } })
      .returning(columns)
    if (!saved) throw new AppError('internal')
    return saved
  })
}

/** Throws `not_found`, and `invalid` for a duplicate name. */
export async function changeTemplate(
  db: Db,
  templateId: string,
  change: NewTemplate,
  actor: Actor,
): Promise<Template> {
  return db.transaction(async (tx) => {
    const isIt = and(eq(id, templateId), isTheirs(actor))
    const found = await tx.select({ id }).from(inquiryTemplates).where(isIt).for('update')
    if (found.length === 0) throw new AppError('not_found')
    const isOther = and(isTheirs(actor), eq(name, change.name), ne(id, templateId))
    const taken = await tx.select({ id }).from(inquiryTemplates).where(isOther)
    if (taken.length > 0) throw new AppError('invalid', { fields: { name: 'taken' } })
    const [changed] = await tx.update(inquiryTemplates).set(change).where(isIt).returning(columns)
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
