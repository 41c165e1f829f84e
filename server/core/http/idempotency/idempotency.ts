import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Request } from 'express'
import { LRUCache } from 'lru-cache'
import type { Context } from '#server/core/context.ts'
import { AppError } from '#server/core/errors.ts'
import type { Actor } from '#server/core/http/actor.ts'
import { bodyHash } from '#server/core/http/jsonBody.ts'
import { addressKey } from '#server/core/http/limits/limits.ts'
import { idFrom } from '#server/core/ids.ts'
import type { Endpoint } from '#shared/core/endpoint.ts'
import { type Claim, claimKey, freeKey, lostSeconds, storeAnswer } from './idempotency.queries.ts'

/** Milliseconds for which a repeated call waits for the first. */
const usualWait = 5000

/** What a creation answered. */
export interface IdempotentAnswer {
  text: string
  /** Whether it was answered before, and nothing was done now. */
  replayed: boolean
}

export interface Idempotency {
  /**
   * Does the work of a creation once for each `Idempotency-Key` of who calls it, and then gives the same answer again; without a
   * key it just does it. The work is given the id that it should create under: the same for the same call, so that even where an
   * answer got lost nothing is created twice. A call that comes while the first is under way waits for its answer, on whichever
   * server, or takes over as soon as the first has died. Throws `bad_parameter`, `conflict` where the wait was too long, and
   * `idempotency_mismatch`.
   */
  once(
    request: Request,
    endpoint: Endpoint,
    actor: Actor,
    work: (creationId?: string) => Promise<string>,
  ): Promise<IdempotentAnswer>
}

/** Whether a call takes an `Idempotency-Key`: those that create by JSON. Files are named by their content and need none. */
export function takesKey({ method, status, body, answer }: Endpoint): boolean {
  return method === 'POST' && status === 201 && body !== undefined && answer !== undefined
}

export function createIdempotency(
  { db, env, database: { presence } }: Pick<Context, 'db' | 'env' | 'database'>,
  wait = usualWait,
): Idempotency {
  const inOrder = createTurns()

  /** The earlier answer, or undefined where the key is now held for this attempt. Throws `conflict` where another one goes on. */
  async function claimInTime(claim: Claim, deadline: number): Promise<string | undefined> {
    for (let pause = 50; ; pause = Math.min(2 * pause, 400)) {
      const found = await claimKey(db, claim, presence)
      if (found !== 'busy') return found?.answer
      const left = deadline - Date.now()
      if (left <= 0) throw stillUnderWay()
      await sleep(Math.min(pause, left))
    }
  }

  async function attempt(claim: Claim, status: number, work: (creationId: string) => Promise<string>) {
    try {
      const text = await work(idFrom(`${claim.scope}\n${claim.key}\n${claim.request}`))
      await storeAnswer(db, claim, status, text)
      return text
    } catch (error) {
      // An attempt that others see under way for ever must not be ours.
      await freeKey(db, claim).catch(() => presence.leave())
      throw error
    }
  }

  return {
    async once(request, endpoint, actor, work) {
      const key = takesKey(endpoint) ? keyOf(request) : undefined
      if (key === undefined) return { text: await work(), replayed: false }
      const claim: Claim = {
        scope: `${nameOf(actor, request, env.SESSION_SECRET)} ${request.method} ${request.path}`,
        key,
        request: bodyHash(request),
        attempt: randomUUID(),
        server: BigInt(await presence.number()),
      }
      const deadline = Date.now() + wait
      return inOrder(`${claim.scope}\n${key}`, deadline, async () => {
        const before = await claimInTime(claim, deadline)
        if (before !== undefined) return { text: before, replayed: true }
        return { text: await attempt(claim, endpoint.status, work), replayed: false }
      })
    },
  }
}

/**
 * Work of one name within this server, one after the other: what comes again asks the database only once the first is through.
 * Work that hangs is passed by when it is lost for the database too.
 */
function createTurns() {
  const last = new LRUCache<string, Promise<unknown>>({ max: 100_000, ttl: lostSeconds * 1000 })
  return async <T>(name: string, deadline: number, work: () => Promise<T>): Promise<T> => {
    for (let ahead = last.get(name); ahead; ahead = last.get(name)) {
      const late = new AbortController()
      const over = sleep(Math.max(0, deadline - Date.now()), true, { signal: late.signal }).catch(() => false)
      const isLate = await Promise.race([
        ahead.then(
          () => false,
          () => false,
        ),
        over,
      ])
      late.abort()
      if (isLate) throw stillUnderWay()
    }
    const turn = work()
    last.set(name, turn)
    return turn.finally(() => {
      if (last.get(name) === turn) last.delete(name)
    })
  }
}

const stillUnderWay = () => new AppError('conflict', { headers: { 'Retry-After': '1' } })

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
