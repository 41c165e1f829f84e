import type { Request, RequestHandler } from 'express'
import multer, { type StorageEngine } from 'multer'
import { AppError } from '#server/core/errors.ts'
import { allowSlowBody } from '#server/core/http/bodyTimeout.ts'
import { type Pace, watchBody } from './bodyWatch.ts'
import type { ByteBudget } from './byteBudget.ts'

export interface FileLimits {
  /** Of the file. */
  bytes: number
  budget: ByteBudget
  /** Returns the release function. */
  admit(request: Request): Promise<() => void>
  pace?: Pace
}

const envelope = 16 * 1024
const defaultPace: Pace = { stall: 10_000, total: 180_000, grace: 3000 }

/**
 * Into memory. Throws `unsupported_type`, `too_large`, what `admit` throws, `malformed_body`, `invalid`,
 * `timeout`, and `unavailable`.
 */
export function readFile(field: string, limits: FileLimits): RequestHandler[] {
  const { bytes, budget, admit, pace = defaultPace } = limits
  const maxBody = bytes + envelope
  const upload = multer({
    storage: intoOneBuffer(bytes),
    limits: {
      fileSize: bytes,
      files: 1,
      fields: 0,
      parts: 2,
      headerPairs: 20,
      fieldNameSize: 100,
      fieldSize: 1024,
      fieldNestingDepth: 0,
      fieldArrayIndexLimit: 0,
    },
  }).single(field)

  const sizeOf = ({ headers }: Request) => Number(headers['content-length'] ?? maxBody)

  const checkHead: RequestHandler = (request, _response, next) => {
    if (!request.is('multipart/form-data')) throw new AppError('unsupported_type')
    if (sizeOf(request) > maxBody) throw new AppError('too_large')
    next()
  }

  const acquire: RequestHandler = async (request, response, next) => {
    const release = await admit(request)
    if (response.destroyed) return release()
    response.once('close', release)
    allowSlowBody(request)
    next()
  }

  const limitReceived: RequestHandler = (request, _response, next) => {
    let received = 0
    request.on('data', (chunk: Buffer) => {
      received += chunk.length
      // Chunked and endless: do not wait for its end.
      if (received > 2 * maxBody) request.destroy()
    })
    request.pause()
    next()
  }

  const read: RequestHandler = (request, response, next) => {
    const watch = watchBody(request, sizeOf(request), pace, (why) => {
      // The connection closes with the response.
      request.unpipe()
      response.set('Connection', 'close')
      finish(new AppError(why === 'stalled' ? 'timeout' : 'unavailable'))
    })
    let isDone = false
    function finish(error?: AppError): void {
      if (isDone) return
      isDone = true
      watch.stop()
      next(error)
    }
    try {
      response.once('close', budget.reserve(sizeOf(request), watch))
    } catch (error) {
      watch.stop()
      throw error
    }
    upload(request, response, (error: unknown) => finish(error ? refusal(error, field) : undefined))
  }
  return [checkHead, acquire, limitReceived, read]
}

/** Throws `invalid` without one. */
export function fileOf({ file }: Request, field: string): Buffer {
  if (!file) throw new AppError('invalid', { fields: { [field]: 'required' } })
  return file.buffer
}

/** Collecting chunks takes twice the memory. */
function intoOneBuffer(bytes: number): StorageEngine {
  return {
    _handleFile(request, file, done) {
      const declared = Number(request.headers['content-length'] ?? bytes)
      const buffer = Buffer.allocUnsafeSlow(Math.min(declared, bytes + 1))
      let size = 0
      file.stream.on('data', (chunk: Buffer) => {
        size += chunk.copy(buffer, size)
      })
      file.stream.once('error', done)
      file.stream.once('end', () => done(null, { buffer: buffer.subarray(0, size), size }))
    },
    _removeFile(_request, _file, done) {
      done(null)
    },
  }
}

function refusal(error: unknown, field: string): AppError {
  if (!(error instanceof multer.MulterError)) return new AppError('malformed_body', { cause: error })
  switch (error.code) {
    case 'LIMIT_FILE_SIZE':
      return new AppError('too_large', { cause: error })
    case 'LIMIT_FILE_COUNT':
    case 'LIMIT_PART_COUNT':
      return new AppError('invalid', { cause: error, fields: { [field]: 'repeated' } })
    // A file without a name counts as a text field.
    case 'LIMIT_FIELD_COUNT':
    case 'LIMIT_UNEXPECTED_FILE':
      return new AppError('invalid', { cause: error, fields: { [field]: 'required' } })
    default:
      return new AppError('invalid', { cause: error })
  }
}
