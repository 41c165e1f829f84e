import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from '#server/core/log.ts'
import { requestId } from './requestId.ts'

/** One line when the answer is out: method, path without its query, status, milliseconds. Searches may name people. */
export function logRequest(log: Logger, request: IncomingMessage, response: ServerResponse): void {
  const start = performance.now()
  const { method, url = '' } = request
  const path = url.split('?', 1)[0] ?? ''
  response.on('close', () => {
    const ms = Math.round(performance.now() - start)
    const status = response.writableFinished ? response.statusCode : 499
    const line = { requestId: requestId(request), method, path, status, ms }
    if (path.startsWith('/api/')) log.info(line, 'request')
    else log.debug(line, 'request')
  })
}
