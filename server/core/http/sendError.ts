import type { ErrorRequestHandler, Request, Response } from 'express'
import { isDatabaseAway } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import { codeOf, type Logger } from '#server/core/log.ts'
import { requestId } from './monitoring/requestId.ts'
import { languageOf } from './requestLanguage.ts'
import { eventStreamOf } from './streams/eventStream.ts'

type Substitute = (request: Request, response: Response) => Promise<boolean>

/** During an outage, tries `substitute` first. */
export function sendError(log: Logger, substitute?: Substitute): ErrorRequestHandler {
  return async (error, request, response, next) => {
    const stream = eventStreamOf(response)
    if (response.headersSent && !stream) return next(error)
    if (!stream && substitute && isDatabaseAway(error) && (await substitute(request, response))) return
    const known = asAppError(error)
    if (known.code === 'internal')
      log.error({ err: error, requestId: requestId(request) }, 'a request failed')
    if (known.code === 'unavailable') {
      log.warn({ err: error, requestId: requestId(request) }, 'a needed part is away')
      if (!stream) response.set('Retry-After', '2')
    }
    if (stream) return stream.error(known.toAnswer(languageOf(request)))
    response.set({ 'Cache-Control': 'no-store', ...known.details.headers })
    response.vary('Accept-Language')
    response.status(known.status).json(known.toAnswer(languageOf(request)))
  }
}

const bodyErrors: Record<string, AppError['code']> = {
  'entity.parse.failed': 'malformed_json',
  'request.size.invalid': 'malformed_json',
  'request.aborted': 'malformed_json',
  'entity.too.large': 'too_large',
  'encoding.unsupported': 'unsupported_type',
  'charset.unsupported': 'unsupported_type',
}

export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof URIError) return new AppError('bad_parameter', { cause: error })
  if (typeof error === 'object' && error !== null && 'type' in error && typeof error.type === 'string') {
    const code = bodyErrors[error.type]
    if (code) return new AppError(code, { cause: error })
  }
  if (isDatabaseAway(error)) return new AppError('unavailable', { cause: error })
  const sqlState = codeOf(error)
  // 23503: a referenced row was deleted concurrently.
  if (sqlState && ['23503', '23505', '40001', '40P01'].includes(sqlState))
    return new AppError('conflict', { cause: error })
  return new AppError('internal', { cause: error })
}
