import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from '#server/core/log.ts'
import { machinePaths } from '#shared/developers/endpoints.ts'
import { requestId } from './requestId.ts'

/** A token in a path. */
const secret = /[^/]{24,}/g

/** Without the query, which may contain names, and without tokens. */
export function logRequest(log: Logger, request: IncomingMessage, response: ServerResponse): void {
  const start = performance.now()
  const { method, url = '' } = request
  const address = url.split('?', 1)[0] ?? ''
  const path = address.startsWith('/assets/') ? address : address.replace(secret, '…')
  response.on('close', () => {
    const ms = Math.round(performance.now() - start)
    const status = response.writableFinished ? response.statusCode : 499
    const fields = { requestId: requestId(request), method, path, status, ms }
    if (path.startsWith('/api/') || path === machinePaths.mcp) log.info(fields, 'request')
    else log.debug(fields, 'request')
  })
}
