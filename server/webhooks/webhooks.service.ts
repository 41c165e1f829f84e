import { and, desc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { type KeyParty, keyPartyOf } from '#server/apiKeys/apiKeys.service.ts'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import type { Actor } from '#server/core/http/actor.ts'
import { PublicFetchError, requirePublic } from '#server/core/http/fetching/fetchPublic.ts'
import { isId, newId } from '#server/core/ids.ts'
import { users } from '#server/users/users.table.ts'
import { nameOf } from '#shared/core/personName.ts'
import { rotationHours, webhookLimits } from '#shared/webhooks/webhookEvents.ts'
import type { MadeWebhook, NewWebhook, Webhook, WebhookChange } from '#shared/webhooks/webhooksApi.ts'
import { hasMaker } from './recordEvents.ts'
import type { WebhookSecrets } from './secrets.ts'
import { endWaiting } from './send/settle.ts'
import { webhooks } from './webhooks.table.ts'

const w = webhooks

export interface WebhookNeeds {
  db: Db
  secrets: WebhookSecrets
  /** `host:port` that may be private, and without TLS. */
  except: readonly string[]
}

const isOf = ({ userId, agencyId }: KeyParty): SQL | undefined =>
  agencyId === null ? and(isNull(w.agencyId), eq(w.userId, userId)) : eq(w.agencyId, agencyId)

/** Of the actor's party. Throws `not_signed_in`, `forbidden` for assistants, `not_found`. */
export async function requireWebhook(db: Db, actor: Actor, id: string) {
  const party = keyPartyOf(actor)
  const [found] = isId(id)
    ? await db
        .select()
        .from(w)
        .where(and(eq(w.id, id), isOf(party)))
    : []
  if (!found) throw new AppError('not_found')
  return found
}

export function listWebhooks(db: Db, party: KeyParty): Promise<Webhook[]> {
  return read(db, isOf(party))
}

async function read(db: Db, which: SQL | undefined): Promise<Webhook[]> {
  const rows = await db
    .select({ row: w, firstName: users.firstName, lastName: users.lastName, hasMaker })
    .from(w)
    .innerJoin(users, eq(users.id, w.userId))
    .where(which)
    .orderBy(desc(w.createdAt), w.id)
  const now = new Date()
  return rows.map(({ row, hasMaker: isMade, ...maker }) => ({
    id: row.id,
    url: row.url,
    description: row.description,
    events: row.events,
    createdAt: row.createdAt.toISOString(),
    createdBy: nameOf(maker) ?? null,
    offReason: row.offReason ?? (isMade ? null : 'maker'),
    failingSince: row.failingSince?.toISOString() ?? null,
    lastDeliveredAt: row.lastDeliveredAt?.toISOString() ?? null,
    rotatingUntil:
      row.rotatingUntil !== null && row.rotatingUntil > now ? row.rotatingUntil.toISOString() : null,
  }))
}

async function readOne(db: Db, id: string): Promise<Webhook> {
  const [found] = await read(db, eq(w.id, id))
  if (!found) throw new AppError('not_found')
  return found
}

/** Throws `invalid` for an address that is not https or not public, `too_many`. */
export async function makeWebhook(
  { db, secrets, except }: WebhookNeeds,
  party: KeyParty,
  { url, description, events }: NewWebhook,
): Promise<MadeWebhook> {
  await requireReceiver(url, except)
  const id = newId()
  const secret = secrets.make()
  await db.transaction(async (tx) => {
    // One after the other of a party: the limit holds.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${party.agencyId ?? party.userId}, 8))`,
    )
    if ((await tx.$count(w, isOf(party))) >= webhookLimits.webhooks) throw new AppError('too_many')
    const { userId, agencyId } = party
    const sealed = secrets.seal(id, secret)
    await tx
      .insert(w)
      .values({ id, userId, agencyId, url, description, events: [...new Set(events)], secret: sealed })
  })
  return { ...(await readOne(db, id)), secret }
}

/** Throws `invalid` for an address that is not https or not public. Who switches it on is who it is made by from then on. */
export async function changeWebhook(
  { db, except }: WebhookNeeds,
  { id, actorId }: { id: string; actorId: string },
  { url, description, events, isOn }: WebhookChange,
): Promise<Webhook> {
  if (url !== undefined) await requireReceiver(url, except)
  await db.transaction(async (tx) => {
    const change = {
      ...(url !== undefined && { url }),
      ...(description !== undefined && { description }),
      ...(events !== undefined && { events: [...new Set(events)] }),
      ...(isOn === true && { offReason: null, failingSince: null, userId: actorId }),
      ...(isOn === false && { offReason: 'paused' as const }),
    }
    if (Object.keys(change).length > 0) await tx.update(w).set(change).where(eq(w.id, id))
    if (isOn === false) await endWaiting(tx, id)
  })
  return readOne(db, id)
}

/** The secret before signs too, for a day. */
export async function rotateSecret({ db, secrets }: WebhookNeeds, id: string): Promise<MadeWebhook> {
  const secret = secrets.make()
  await db
    .update(w)
    .set({
      previousSecret: w.secret,
      secret: secrets.seal(id, secret),
      rotatingUntil: sql`now() + ${rotationHours}::int * interval '1 hour'`,
    })
    .where(eq(w.id, id))
  return { ...(await readOne(db, id)), secret }
}

export async function removeWebhook(db: Db, id: string): Promise<void> {
  await db.delete(w).where(eq(w.id, id))
}

/** Secrets that sign no more are not kept. */
export async function forgetRotated(db: Db): Promise<void> {
  await db.update(w).set({ previousSecret: null, rotatingUntil: null }).where(lt(w.rotatingUntil, sql`now()`))
}

async function requireReceiver(url: string, except: readonly string[]): Promise<void> {
  try {
    await requirePublic(url, { except, isSecure: true })
  } catch (error) {
    if (!(error instanceof PublicFetchError)) throw error
    throw new AppError('invalid', { fields: { url: 'not_public_https' }, cause: error })
  }
}
