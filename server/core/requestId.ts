import { randomUUID } from 'node:crypto'
import type { Request, RequestHandler } from 'express'

const ids = new WeakMap<Request, string>()

/** The id that the log and the answer share. */
export const requestId = (request: Request) => ids.get(request)

/** Takes over a plausible `X-Request-Id` or makes one, and sends it back. */
export const identifyRequest: RequestHandler = (request, response, next) => {
  const given = request.get('x-request-id')
  const id = given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
  ids.set(request, id)
  response.set('X-Request-Id', id)
  next()
}
