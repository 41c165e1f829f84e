import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Request } from 'express'
import { LRUCache } from 'lru-cache'
import type { Context } from '#server/core/context.ts'
import { AppError } from '#server/core/errors.ts'
import type { Actor } from '#server/core/http/actor.ts'
import { bodyHash } from '#server/core/http/jsonBody.ts'
import { idFrom } from '#server/core/ids.ts'
import type { Endpoint } from '#shared/core/endpoint.ts'
import { type Claim, claimKey, freeKey, lostSeconds, storeAnswer } from './idempotency.queries.ts'

/** Milliseconds. */
const defaultWait = 5000

export interface AnsweredText {
  text: string
  status: number
}

export interface IdempotentAnswer extends AnsweredText {
  replayed: boolean
}

export interface Idempotency {
  /**
   * Runs a creation once per caller and `Idempotency-Key`, and replays its response. The creation id depends
   * on the key, so that a lost response creates nothing twice. Repetitions wait for an attempt on any server,
   * and take over if it died. Throws `bad_parameter`, `conflict` after the wait, and `idempotency_mismatch`.
   */
  once(
    request: Request,
    endpoint: Endpoint,
    actor: Actor,
    work: (creationId?: string) => Promise<AnsweredText>,
  ): Promise<IdempotentAnswer>
}

/** Uploads are named by their content. */
export function takesKey({ method, status, body, answer, tellsOnce }: Endpoint): boolean {
  return method === 'POST' && status === 201 && body !== undefined && answer !== undefined && !tellsOnce
}

export function createIdempotency(
  { db, database: { presence } }: Pick<Context, 'db' | 'database'>,
  wait = defaultWait,
): Idempotency {
  const inOrder = createKeyedQueue()

  /** Undefined: this attempt holds the key. Throws `conflict`. */
  async function claimInTime(claim: Claim, deadline: number): Promise<AnsweredText | undefined> {
    for (let pause = 50; ; pause = Math.min(2 * pause, 400)) {
      const found = await claimKey(db, claim, presence)
      if (found !== 'busy') return found
      const left = deadline - Date.now()
      if (left <= 0) throw stillUnderWay()
      await sleep(Math.min(pause, left))
    }
  }

  async function attempt(claim: Claim, work: (creationId: string) => Promise<AnsweredText>) {
    try {
      const answered = await work(idFrom(`${claim.scope}\n${claim.key}\n${claim.request}`))
      await storeAnswer(db, claim, answered)
      return answered
    } catch (error) {
      // Otherwise the attempt appears in progress while this server lives.
      await freeKey(db, claim).catch(() => presence.release())
      throw error
    }
  }

  return {
    async once(request, endpoint, actor, work) {
      const key = takesKey(endpoint) ? keyOf(request) : undefined
      if (key === undefined) return { ...(await work()), replayed: false }
      const claim: Claim = {
        scope: `${nameOf(actor)} ${request.method} ${request.path}`,
        key,
        request: bodyHash(request),
        attempt: randomUUID(),
        server: BigInt(await presence.number()),
      }
      const deadline = Date.now() + wait
      return inOrder(`${claim.scope}\n${key}`, deadline, async () => {
        const before = await claimInTime(claim, deadline)
        if (before !== undefined) return { ...before, replayed: true }
        return { ...(await attempt(claim, work)), replayed: false }
      })
    },
  }
}

/** Only the first waiting call polls the database. */
function createKeyedQueue() {
  const last = new LRUCache<string, Promise<unknown>>({
    // `max` would reserve memory for all of them.
    maxSize: 100_000,
    sizeCalculation: () => 1,
    ttl: lostSeconds * 1000,
  })
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
    const current = work()
    last.set(name, current)
    return current.finally(() => {
      if (last.get(name) === current) last.delete(name)
    })
  }
}

const stillUnderWay = () => new AppError('conflict', { headers: { 'Retry-After': '1' } })

function keyOf(request: Request): string | undefined {
  const key = request.get('idempotency-key')
  if (key !== undefined && !/^[\x20-\x7e]{1,200}$/.test(key)) throw new AppError('bad_parameter')
  return key
}

/** Visitors' addresses change between a call and its repetition; the key alone tells whose it is. */
function nameOf(actor: Actor): string {
  return actor.kind === 'visitor' ? 'visitor' : `${actor.kind}:${actor.id}`
}
