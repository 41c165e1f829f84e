import { lt } from 'drizzle-orm'
import type { RequestHandler } from 'express'
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

/** By address, in memory; generous. A read takes `cost` points. */
export const readLimit: Limit = { points: readsPerMinute, seconds: 60 }

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

export const limitInMemory = (context: Pick<Context, 'env'>, limit?: Limit) =>
  limitByAddress(createMemoryLimit(context, limit))

export function limitByAddress(take: (key: string) => Promise<void>): RequestHandler {
  return async (request, _response, next) => {
    await take(addressKey(request.ip))
    next()
  }
}

/** Across all servers. During an outage, a stricter one in memory replaces it. */
export function createSharedLimit(context: Context, name: string, limit: Limit) {
  const limiter = sharedLimiter(context, name, limit)
  return async (key: string) => {
    if (context.env.LIMITS !== 'off') await consume(limiter, key)
  }
}

export type FailureLimit = <T>(key: string, work: () => Promise<T>) => Promise<T>

/** Across all servers. Counts an attempt in advance, and refunds it unless `isFailure` holds. */
export function createFailureLimit(
  context: Context,
  name: string,
  { isFailure, ...limit }: Limit & { isFailure: (error: unknown) => boolean },
): FailureLimit {
  const limiter = sharedLimiter(context, name, limit)
  return async (key, work) => {
    if (context.env.LIMITS === 'off') return work()
    await consume(limiter, key)
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

function sharedLimiter({ db }: Context, name: string, limit: Limit) {
  const insurance = new RateLimiterMemory({
    points: Math.max(1, Math.floor(limit.points / 2)),
    duration: limit.seconds,
  })
  return new RateLimiterDrizzle({
    storeClient: db,
    schema: rateLimits,
    keyPrefix: name,
    points: limit.points,
    duration: limit.seconds,
    insuranceLimiter: insurance,
    clearExpiredByTimeout: false,
  })
}

export async function purgeLimits(db: Db): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, new Date()))
}

async function consume(
  limiter: { consume(key: string, points?: number): Promise<unknown> },
  key: string,
  points?: number,
): Promise<void> {
  try {
    await limiter.consume(key, points)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    throw tooMany(refusal)
  }
}

function tooMany({ msBeforeNext }: RateLimiterRes): AppError {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000))
  return new AppError('too_many_requests', { headers: { 'Retry-After': String(seconds) } })
}

/** An IPv6 address counts as its /64 network. */
export function addressKey(address = 'unknown'): string {
  const v4 = address.match(/^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/)?.[1]
  if (v4) return v4
  const [head = '', tail] = address.split('::', 2)
  const groups = head.split(':').filter(Boolean)
  if (tail !== undefined) while (groups.length < 4) groups.push('0')
  return groups.slice(0, 4).join(':')
}
