import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

const ids = new WeakMap<IncomingMessage, string>()

export const requestId = (request: IncomingMessage) => ids.get(request)

export function nameRequest(request: IncomingMessage, response: ServerResponse): void {
  const given = request.headers['x-request-id']
  const id = typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
  ids.set(request, id)
  response.setHeader('X-Request-Id', id)
}
