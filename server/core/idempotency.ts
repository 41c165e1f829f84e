import { createHash } from 'node:crypto'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Request } from 'express'
import type { Endpoint } from '#shared/endpoint.ts'
import type { Actor } from './actor.ts'
import type { Context } from './context.ts'
import type { Db } from './database.ts'
import { AppError } from './errors.ts'
import { idempotencyKeys } from './idempotency.table.ts'
import { idFrom } from './ids.ts'
import { addressKey } from './limits.ts'

/** Seconds for which an answer is kept, and after which one that is still under way is taken for lost. */
const keptSeconds = 24 * 3600
const lostSeconds = 60

/** What a creation answered. */
export interface Answered {
  text: string
  /** Whether it was answered before, and nothing was done now. */
  replayed: boolean
}

export interface Idempotency {
  /**
   * Does the work of a creation once for each `Idempotency-Key` of who calls it, and then gives the same answer again; without a
   * key it just does it. The work is given the id that it should create under: the same for the same call, so that even where an
   * answer got lost nothing is created twice. Throws `bad_parameter`, `conflict` and `idempotency_mismatch`.
   */
  once(
    request: Request,
    endpoint: Endpoint,
    actor: Actor,
    work: (creationId?: string) => Promise<string>,
  ): Promise<Answered>
}

/** Whether a call takes an `Idempotency-Key`: those that create by JSON. Files are named by their content and need none. */
export function takesKey({ method, status, body, answer }: Endpoint): boolean {
  return method === 'POST' && status === 201 && body !== undefined && answer !== undefined
}

export function createIdempotency({ db, env }: Pick<Context, 'db' | 'env'>): Idempotency {
  return {
    async once(request, endpoint, actor, work) {
      const key = takesKey(endpoint) ? keyOf(request) : undefined
      if (key === undefined) return { text: await work(), replayed: false }
      const claim = {
        scope: `${nameOf(actor, request, env.SESSION_SECRET)} ${request.method} ${request.path}`,
        key,
        request: hash(JSON.stringify(request.body)),
      }
      const before = await claimKey(db, claim)
      if (before !== undefined) return { text: before, replayed: true }
      try {
        const text = await work(idFrom(`${claim.scope}\n${key}\n${claim.request}`))
        await db.update(idempotencyKeys).set({ status: endpoint.status, answer: text }).where(isOpen(claim))
        return { text, replayed: false }
      } catch (error) {
        // Where this fails too, the claim counts as lost after a while.
        await db
          .delete(idempotencyKeys)
          .where(isOpen(claim))
          .catch(() => undefined)
        throw error
      }
    },
  }
}

/** Forgets what is older than a day. */
export async function purgeIdempotencyKeys(db: Db): Promise<void> {
  await db.delete(idempotencyKeys).where(olderThan(keptSeconds))
}

/** Forgets what a user was answered: it may tell what goes with their account. */
export async function forgetAnswersTo(tx: Db, userId: string): Promise<void> {
  await tx.delete(idempotencyKeys).where(sql`starts_with(${idempotencyKeys.scope}, ${`user:${userId} `})`)
}

interface Claim {
  scope: string
  key: string
  request: string
}

const isOf = ({ scope, key }: Claim) => and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key))
const isOpen = (claim: Claim) => and(isOf(claim), isNull(idempotencyKeys.status))
const olderThan = (seconds: number) =>
  lt(idempotencyKeys.createdAt, sql`now() - ${seconds}::int * interval '1 second'`)

/** The earlier answer, or undefined where the work is now the caller's to do. Throws `conflict` and `idempotency_mismatch`. */
async function claimKey(db: Db, claim: Claim): Promise<string | undefined> {
  const isLost = sql`${idempotencyKeys.status} is null and ${olderThan(lostSeconds)} and ${idempotencyKeys.request} = ${claim.request}`
  const claimed = await db
    .insert(idempotencyKeys)
    .values(claim)
    .onConflictDoUpdate({
      target: [idempotencyKeys.scope, idempotencyKeys.key],
      set: { request: claim.request, status: null, answer: null, createdAt: sql`now()` },
      setWhere: sql`(${isLost}) or ${olderThan(keptSeconds)}`,
    })
    .returning({ key: idempotencyKeys.key })
  if (claimed.length > 0) return undefined
  const [before] = await db
    .select({ request: idempotencyKeys.request, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(isOf(claim))
  if (before && before.request !== claim.request) throw new AppError('idempotency_mismatch')
  // Still under way, or failed a moment ago.
  if (!before || before.answer === null) throw new AppError('conflict', { headers: { 'Retry-After': '1' } })
  return before.answer
}

/** The key as sent; undefined where there is none. */
function keyOf(request: Request): string | undefined {
  const key = request.get('idempotency-key')
  if (key !== undefined && !/^[\x20-\x7e]{1,200}$/.test(key)) throw new AppError('bad_parameter')
  return key
}

/** Who calls: visitors by the hash of their address, since a key of one must tell nothing to another. */
function nameOf(actor: Actor, { ip }: Request, secret = ''): string {
  return actor.kind === 'visitor'
    ? `visitor:${hash(`${secret}\n${addressKey(ip)}`)}`
    : `${actor.kind}:${actor.id}`
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
