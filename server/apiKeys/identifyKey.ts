import type { Request, RequestHandler, Response } from 'express'
import type { Context } from '#server/core/context.ts'
import { AppError } from '#server/core/errors.ts'
import { setActor } from '#server/core/http/actor.ts'
import { createToldLimit, type Limit, type Remaining } from '#server/core/http/limits/limits.ts'
import { bearerOf } from '#server/core/http/steps/bearer.ts'
import { keyBudget } from '#shared/apiKeys/apiKeysApi.ts'
import { findActingKey } from './apiKeys.service.ts'

const perMinute: Limit = { points: keyBudget.perMinute, seconds: 60 }
const perDay: Limit = { points: keyBudget.perDay, seconds: 86_400 }

/**
 * Before the sessions, which count for nothing beside a key. Throws `not_signed_in` for one that is none, and
 * `too_many_requests`.
 */
export function identifyKey(context: Context): RequestHandler {
  const limits = [
    { name: 'minute', limit: perMinute, take: createToldLimit(context, 'key-minute', perMinute) },
    { name: 'day', limit: perDay, take: createToldLimit(context, 'key-day', perDay) },
  ]

  async function identify(request: Request, response: Response, secret: string): Promise<void> {
    const key = await findActingKey(context.db, secret)
    if (!key) throw new AppError('not_signed_in', { headers: { 'WWW-Authenticate': 'Bearer' } })
    setActor(request, key.actor)
    const told: string[] = []
    for (const { name, limit, take } of limits) {
      const left = await take(key.id)
      if (!left) continue
      told.push(tell(name, left))
      response.appendHeader('RateLimit-Policy', `"${name}";q=${limit.points};w=${limit.seconds}`)
    }
    if (told.length > 0) response.set('RateLimit', told.join(', '))
  }

  return async (request, response, next) => {
    const secret = bearerOf(request)
    if (secret === undefined) return next()
    await identify(request, response, secret)
    next()
  }
}

/** RateLimit header fields for HTTP (draft-ietf-httpapi-ratelimit-headers-10). */
const tell = (name: string, { points, seconds }: Remaining) => `"${name}";r=${points};t=${seconds}`
