import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { contextOf } from '#server/core/http/steps/requestContext.ts'

export const requestId = (request: IncomingMessage) => contextOf(request).id

export function nameRequest(request: IncomingMessage, response: ServerResponse): void {
  const given = request.headers['x-request-id']
  const id = typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
  contextOf(request).id = id
  response.setHeader('X-Request-Id', id)
}
