import type { RequestHandler } from 'express'
import type { Env } from '#server/core/env.ts'
import { AppError } from '#server/core/errors.ts'

/**
 * Against DNS rebinding: a foreign name that resolves to this server. The own names are that of `PUBLIC_URL`
 * and, in development or without it, local ones, which no foreign page can have. Requests without `Origin`
 * are not from browsers.
 */
export function refuseRebinding({
  PUBLIC_URL,
  NODE_ENV,
}: Pick<Env, 'PUBLIC_URL' | 'NODE_ENV'>): RequestHandler {
  const own = PUBLIC_URL ? new URL(PUBLIC_URL) : undefined
  const takesLocal = !own || NODE_ENV !== 'production'
  const isOurs = (address: string, part: 'host' | 'origin'): boolean => {
    if (!URL.canParse(address)) return false
    const url = new URL(address)
    return url[part] === own?.[part] || (takesLocal && isLocal(url.hostname))
  }
  return (request, _response, next) => {
    // Of a trusted proxy, the name that it was asked by.
    if (!isOurs(`${own?.protocol ?? 'http:'}//${request.host}`, 'host')) throw new AppError('foreign_host')
    const origin = request.get('origin')
    if (origin !== undefined && !isOurs(origin, 'origin')) throw new AppError('cross_site')
    next()
  }
}

const isLocal = (hostname: string) =>
  /^(?:(?:[^.]+\.)*localhost|\d+\.\d+\.\d+\.\d+|\[[\da-f:.]+\])$/.test(hostname)
