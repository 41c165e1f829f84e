import type { IncomingMessage } from 'node:http'
import type { RequestHandler } from 'express'

const scheme = /^Bearer +(\S{1,200}) *$/i

/** The token that a caller names instead of a session (RFC 6750); undefined without one. */
export function bearerOf({ headers }: IncomingMessage): string | undefined {
  return headers.authorization === undefined ? undefined : scheme.exec(headers.authorization)?.[1]
}

/** Sessions count for nothing beside a token. */
export function unlessBearer(handler: RequestHandler): RequestHandler {
  return (request, response, next) =>
    bearerOf(request) === undefined ? handler(request, response, next) : next()
}
