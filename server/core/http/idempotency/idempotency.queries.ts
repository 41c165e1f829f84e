import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import type { Presence } from '#server/core/database/presence.ts'
import { AppError } from '#server/core/errors.ts'
import { idempotencyKeys } from './idempotency.table.ts'

export interface Claim {
  /** Caller and call. */
  scope: string
  key: string
  request: string
  attempt: string
  server: bigint
}

/** Also of unfinished attempts. */
const retentionSeconds = 24 * 3600
export const lostSeconds = 60

const isOf = ({ scope, key }: Claim) => and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key))
const isHeld = (claim: Claim) =>
  and(isOf(claim), eq(idempotencyKeys.attempt, claim.attempt), isNull(idempotencyKeys.status))
const isOlder = (seconds: number) =>
  lt(idempotencyKeys.createdAt, sql`now() - ${seconds}::int * interval '1 second'`)
const isOld = isOlder(retentionSeconds)

/**
 * Claims a key that is free, expired, or of a dead server. Else returns the stored response, or `busy`.
 * Throws `idempotency_mismatch`.
 */
export async function claimKey(
  db: Db,
  claim: Claim,
  { isGone }: Pick<Presence, 'isGone'>,
): Promise<{ text: string; status: number } | 'busy' | undefined> {
  const { status, request, server } = idempotencyKeys
  const isLost = sql`(${isGone(server)} or ${isOlder(lostSeconds)})`
  const claimed = await db
    .insert(idempotencyKeys)
    .values(claim)
    .onConflictDoUpdate({
      target: [idempotencyKeys.scope, idempotencyKeys.key],
      set: {
        request: claim.request,
        attempt: claim.attempt,
        server: claim.server,
        status: null,
        answer: null,
        createdAt: sql`now()`,
      },
      setWhere: sql`(${status} is null and ${isLost} and ${request} = ${claim.request}) or ${isOld}`,
    })
    .returning({ key: idempotencyKeys.key })
  if (claimed.length > 0) return undefined
  const [before] = await db
    .select({ request, status, text: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(isOf(claim))
  if (before && before.request !== claim.request) throw new AppError('idempotency_mismatch')
  // The other attempt failed in between.
  if (!before || before.text === null || before.status === null) return 'busy'
  return { text: before.text, status: before.status }
}

export async function storeAnswer(
  db: Db,
  claim: Claim,
  { status, text: answer }: { text: string; status: number },
): Promise<void> {
  await db.update(idempotencyKeys).set({ status, answer }).where(isHeld(claim))
}

export async function freeKey(db: Db, claim: Claim): Promise<void> {
  await db.delete(idempotencyKeys).where(isHeld(claim))
}

export async function purgeIdempotencyKeys(db: Db): Promise<void> {
  await db.delete(idempotencyKeys).where(isOld)
}

/** They may contain personal data. */
export async function forgetAnswersTo(tx: Db, userId: string): Promise<void> {
  await tx.delete(idempotencyKeys).where(sql`starts_with(${idempotencyKeys.scope}, ${`user:${userId} `})`)
}
