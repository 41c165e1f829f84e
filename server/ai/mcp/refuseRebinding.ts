import type { RequestHandler } from 'express'
import type { Env } from '#server/core/env.ts'
import { AppError } from '#server/core/errors.ts'

/**
 * Against DNS rebinding: a foreign name that resolves to this server. Requests without `Origin` are not from
 * browsers.
 */
export function refuseRebinding({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>): RequestHandler {
  const own = PUBLIC_URL && new URL(PUBLIC_URL).origin
  return (request, _response, next) => {
    const origin = request.get('origin')
    if (origin === undefined || (own ? origin === own : isLocal(origin))) return next()
    throw new AppError('cross_site')
  }
}

function isLocal(origin: string): boolean {
  if (!URL.canParse(origin)) return false
  const { hostname } = new URL(origin)
  return /^(?:(?:.+\.)?localhost|\d+\.\d+\.\d+\.\d+|\[[\da-f:.]+\])$/.test(hostname)
}
