import { lt } from 'drizzle-orm'
import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Context } from '#server/core/context.ts'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import { readsPerMinute } from '#shared/developers/endpoints.ts'
import { rateLimits } from './limits.table.ts'

export interface Limit {
  points: number
  seconds: number
}

/** Of an address, in memory; generous. A read takes `cost` points. */
export const readLimit: Limit = { points: readsPerMinute, seconds: 60 }

interface Limiter {
  consume(key: string, points?: number): Promise<RateLimiterRes>
  reward(key: string): Promise<unknown>
}

/** By key; throws when exceeded. */
export function createMemoryLimit({ env }: Pick<Context, 'env'>, limit: Limit = readLimit) {
  const limiter = new RateLimiterMemory({ points: limit.points, duration: limit.seconds })
  return async (key: string, points = 1) => {
    if (env.LIMITS !== 'off') await consume(limiter, key, points)
  }
}

export interface MissLimit {
  require(key: string): Promise<void>
  count(key: string): Promise<void>
}

/** By key; hits are free. */
export function createMissLimit({ env }: Pick<Context, 'env'>, { points, seconds }: Limit): MissLimit {
  const limiter = new RateLimiterMemory({ points, duration: seconds })
  return {
    async require(key) {
      const missed = env.LIMITS === 'off' ? null : await limiter.get(key)
      if (missed && missed.consumedPoints >= points) throw tooMany(missed)
    },
    async count(key) {
      await limiter.penalty(key)
    },
  }
}

/** Across all servers. During an outage, a stricter one in memory replaces it. */
export function createSharedLimit(context: Context, name: string, limit: Limit) {
  const limiter = sharedLimiter(context, name, limit)
  return async (key: string) => {
    if (context.env.LIMITS !== 'off') await consume(limiter, key)
  }
}

/** What is left of a limit, and the seconds until it is whole again. */
export interface Remaining {
  points: number
  seconds: number
}

/** Across all servers, as `createSharedLimit`; tells what is left. Undefined: there are no limits. */
export function createToldLimit(context: Context, name: string, limit: Limit) {
  const limiter = sharedLimiter(context, name, limit)
  return async (key: string): Promise<Remaining | undefined> => {
    if (context.env.LIMITS === 'off') return undefined
    const { remainingPoints, msBeforeNext } = await consume(limiter, key)
    return { points: remainingPoints, seconds: Math.ceil(msBeforeNext / 1000) }
  }
}

/** `beyond`: instead of a refusal; never refunded. */
export type FailureLimit = <T>(key: string, work: () => Promise<T>, beyond?: () => Promise<T>) => Promise<T>

/** Across all servers. Counts an attempt in advance, and refunds it unless `isFailure` holds. */
export function createFailureLimit(
  context: Context,
  name: string,
  { isFailure, ...limit }: Limit & { isFailure: (error: unknown) => boolean },
): FailureLimit {
  const limiter = sharedLimiter(context, name, limit)
  return async (key, work, beyond) => {
    if (context.env.LIMITS === 'off') return work()
    const refusal = await consume(limiter, key).then(
      () => undefined,
      (error: unknown) => error,
    )
    if (refusal !== undefined) {
      if (beyond && refusal instanceof AppError) return beyond()
      throw refusal
    }
    let failed = false
    try {
      return await work()
    } catch (error) {
      failed = isFailure(error)
      throw error
    } finally {
      if (!failed)
        await limiter
          .reward(key)
          .catch((error: unknown) => context.log.warn({ err: error }, 'an attempt stays counted'))
    }
  }
}

/** Of the shared store; while that fails, a stricter one of this server. */
function sharedLimiter({ db, fallbacks }: Context, name: string, limit: Limit): Limiter {
  const shared = new RateLimiterDrizzle({
    storeClient: db,
    schema: rateLimits,
    keyPrefix: name,
    points: limit.points,
    duration: limit.seconds,
    clearExpiredByTimeout: false,
  })
  const own = new RateLimiterMemory({
    points: Math.max(1, Math.floor(limit.points / 2)),
    duration: limit.seconds,
  })
  async function insured<T>(work: (limiter: Limiter) => Promise<T>): Promise<T> {
    try {
      return await work(shared)
    } catch (error) {
      if (error instanceof RateLimiterRes) throw error
      fallbacks.use('limits', error)
      return work(own)
    }
  }
  return {
    consume: (key, points) => insured((limiter) => limiter.consume(key, points)),
    reward: (key) => insured((limiter) => limiter.reward(key)),
  }
}

export async function purgeLimits(db: Db): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, new Date()))
}

async function consume(
  limiter: Pick<Limiter, 'consume'>,
  key: string,
  points?: number,
): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key, points)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    throw tooMany(refusal)
  }
}

function tooMany({ msBeforeNext }: RateLimiterRes): AppError {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000))
  return new AppError('too_many_requests', { headers: { 'Retry-After': String(seconds) } })
}
