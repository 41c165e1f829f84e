import type { Request, RequestHandler } from 'express'
import type { Logger } from './log.ts'
import { requestId } from './requestId.ts'

/** One line per request: method, path without its query, status, milliseconds. Searches may name people. */
export function logRequests(log: Logger): RequestHandler {
  return (request: Request, response, next) => {
    const start = performance.now()
    const path = request.path
    response.on('close', () => {
      const ms = Math.round(performance.now() - start)
      const status = response.writableFinished ? response.statusCode : 499
      const line = { requestId: requestId(request), method: request.method, path, status, ms }
      if (path.startsWith('/api/')) log.info(line, 'request')
      else log.debug(line, 'request')
    })
    next()
  }
}
