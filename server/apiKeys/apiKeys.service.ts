import { and, desc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import type { Actor } from '#server/core/http/actor.ts'
import { isId, newId } from '#server/core/ids.ts'
import { users } from '#server/users/users.table.ts'
import type { AgencyRole } from '#shared/agencies/roles.ts'
import { type ApiKey, keyLimits, type MadeKey, type NewKey } from '#shared/apiKeys/apiKeysApi.ts'
import type { KeyScope } from '#shared/apiKeys/scopes.ts'
import { nameOf } from '#shared/core/personName.ts'
import { apiKeys } from './apiKeys.table.ts'
import { hashOfSecret, isSecret, makeSecret, prefixOf } from './secret.ts'

const k = apiKeys

/** Whose keys: an agency's, else a user's own. */
export interface KeyParty {
  userId: string
  agencyId: string | null
}

/** Throws `not_signed_in`, and `forbidden` for assistants. */
export function keyPartyOf(actor: Actor): KeyParty {
  if (actor.kind !== 'user') throw new AppError('not_signed_in')
  if (actor.membership?.role === 'assistant') throw new AppError('forbidden')
  return { userId: actor.id, agencyId: actor.membership?.agencyId ?? null }
}

/** Of the party, and not over. */
const isInUse = ({ userId, agencyId }: KeyParty): SQL | undefined =>
  and(
    agencyId === null ? and(isNull(k.agencyId), eq(k.userId, userId)) : eq(k.agencyId, agencyId),
    or(isNull(k.expiresAt), gt(k.expiresAt, sql`now()`)),
  )

export async function listKeys(db: Db, party: KeyParty): Promise<ApiKey[]> {
  const rows = await db
    .select({ key: k, firstName: users.firstName, lastName: users.lastName })
    .from(k)
    .innerJoin(users, eq(users.id, k.userId))
    .where(isInUse(party))
    .orderBy(desc(k.createdAt), k.id)
  return rows.map(({ key, ...maker }) => toKey(key, nameOf(maker) ?? null))
}

function toKey(row: typeof k.$inferSelect, createdBy: string | null): ApiKey {
  const { id, name, prefix, scopes } = row
  return {
    ...{ id, name, prefix, scopes, createdBy },
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  }
}

/** Throws `invalid` for a time that is over, `too_many`. */
export async function makeKey(
  db: Db,
  party: KeyParty,
  { name, scopes, expiresAt }: NewKey,
): Promise<MadeKey> {
  const end = expiresAt ? new Date(expiresAt) : null
  if (end && end <= new Date()) throw new AppError('invalid', { fields: { expiresAt: 'in_the_past' } })
  const secret = makeSecret()
  return db.transaction(async (tx) => {
    // One after the other of a party: the limit holds.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${party.agencyId ?? party.userId}, 7))`,
    )
    const inUse = await tx.$count(k, isInUse(party))
    if (inUse >= keyLimits.keys) throw new AppError('too_many')
    const [row] = await tx
      .insert(k)
      .values({
        id: newId(),
        ...party,
        ...{ name, scopes: [...new Set(scopes)], expiresAt: end },
        prefix: prefixOf(secret),
        hash: hashOfSecret(secret),
      })
      .returning()
    if (!row) throw new Error('the key was not stored')
    const [maker] = await tx.select().from(users).where(eq(users.id, party.userId))
    return { ...toKey(row, (maker && nameOf(maker)) ?? null), key: secret }
  })
}

/** Throws `not_found`, also for another party's. */
export async function revokeKey(db: Db, party: KeyParty, id: string): Promise<void> {
  if (!isId(id)) throw new AppError('not_found')
  const removed = await db
    .delete(k)
    .where(and(eq(k.id, id), isInUse(party)))
    .returning({ id: k.id })
  if (removed.length === 0) throw new AppError('not_found')
}

interface KeyRow extends Record<string, unknown> {
  id: string
  userId: string
  scopes: KeyScope[]
  agencyId: string | null
  role: AgencyRole | null
  isNoted: boolean
}

/**
 * Undefined: unknown, over, or of a user who is gone, suspended, or no longer works where it was made. Notes its use, once a
 * minute.
 */
export async function findActingKey(
  db: Db,
  secret: string,
): Promise<{ id: string; actor: Actor } | undefined> {
  if (!isSecret(secret)) return undefined
  const { rows } = await db.execute<KeyRow>(sql`
    select k.id, k.user_id as "userId", k.scopes, m.agency_id as "agencyId", m.role,
      coalesce(k.last_used_at > now() - interval '1 minute', false) as "isNoted"
    from api_keys k join users u on u.id = k.user_id left join agency_members m on m.user_id = k.user_id
    where k.hash = ${hashOfSecret(secret)} and (k.expires_at is null or k.expires_at > now())
      and u.deleted_at is null and u.suspended_at is null
      and k.agency_id is not distinct from m.agency_id and m.role is distinct from 'assistant'`)
  const [row] = rows
  if (!row) return undefined
  const { id, userId, scopes, agencyId, role, isNoted } = row
  if (!isNoted) await db.execute(sql`update api_keys set last_used_at = now() where id = ${id}`)
  const membership = agencyId !== null && role !== null ? { agencyId, role } : undefined
  return { id, actor: { kind: 'user', id: userId, scopes, ...(membership && { membership }) } }
}
