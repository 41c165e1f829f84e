import type { ErrorRequestHandler, Request, Response } from 'express'
import { isDatabaseAway } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import { codeOf, type Logger } from '#server/core/log.ts'
import { requestId } from './monitoring/requestId.ts'
import { languageOf } from './requestLanguage.ts'
import { eventStreamOf } from './streams/eventStream.ts'

type Substitute = (request: Request, response: Response, cause: unknown) => Promise<boolean>

/** During an outage, tries `substitute` first. */
export function sendError(log: Logger, substitute?: Substitute): ErrorRequestHandler {
  return async (error, request, response, _next) => {
    const stream = eventStreamOf(response)
    if (response.headersSent && !stream) {
      log.error({ err: error, requestId: requestId(request) }, 'a response was cut off')
      response.destroy()
      return
    }
    if (!stream && substitute && isDatabaseAway(error) && (await substitute(request, response, error))) return
    const refusal = refusalOfFile(error)
    if (refusal) return refuseFile(response, refusal)
    const known = asAppError(error)
    if (known.code === 'internal')
      log.error({ err: error, requestId: requestId(request) }, 'a request failed')
    if (known.code === 'storage_unavailable')
      log.error({ err: error, requestId: requestId(request) }, 'nothing more can be stored')
    if (known.code === 'unavailable') {
      log.warn({ err: error, requestId: requestId(request) }, 'a needed part is away')
      if (!stream) response.set('Retry-After', '2')
    }
    if (stream) return stream.error(known.toAnswer(languageOf(request)))
    response.set({ 'Cache-Control': 'no-store', ...known.details.headers })
    response.removeHeader('Content-Encoding')
    response.vary('Accept-Language')
    response.status(known.status).json(known.toAnswer(languageOf(request)))
  }
}

/** Of `sendFile`: a failed precondition or an unsatisfiable range. */
function refusalOfFile(error: unknown): 412 | 416 | undefined {
  if (!(error instanceof Error) || error instanceof AppError || !('status' in error)) return undefined
  return error.status === 412 || error.status === 416 ? error.status : undefined
}

/** `sendFile` has set Content-Range, and the headers of the file. */
function refuseFile(response: Response, status: 412 | 416): void {
  for (const name of ['Content-Encoding', 'Content-Type', 'ETag', 'Last-Modified'])
    response.removeHeader(name)
  response.status(status).set('Cache-Control', 'no-store').end()
}

const bodyErrors: Record<string, AppError['code']> = {
  'entity.parse.failed': 'malformed_json',
  'request.size.invalid': 'malformed_json',
  'request.aborted': 'malformed_json',
  'entity.too.large': 'too_large',
  'encoding.unsupported': 'unsupported_type',
  'charset.unsupported': 'unsupported_type',
}

/** Postgres's. */
const diskFull = '53100'

export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof URIError) return new AppError('bad_parameter', { cause: error })
  if (typeof error === 'object' && error !== null && 'type' in error && typeof error.type === 'string') {
    const code = bodyErrors[error.type]
    if (code) return new AppError(code, { cause: error })
  }
  if (isDatabaseAway(error)) return new AppError('unavailable', { cause: error })
  const sqlState = codeOf(error)
  if (sqlState === diskFull) return new AppError('storage_unavailable', { cause: error })
  // 23503: a referenced row was deleted concurrently.
  if (sqlState && ['23503', '23505', '40001', '40P01'].includes(sqlState))
    return new AppError('conflict', { cause: error })
  return new AppError('internal', { cause: error })
}
