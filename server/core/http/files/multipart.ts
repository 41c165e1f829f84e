import type { Request, RequestHandler } from 'express'
import multer, { type StorageEngine } from 'multer'
import { AppError } from '#server/core/errors.ts'
import { allowSlowBody } from '#server/core/http/bodyTimeout.ts'
import { type Pace, watchBody } from './bodyWatch.ts'
import type { ByteBudget } from './byteBudget.ts'

/** What one file of a multipart call may weigh, and who may send it when. */
export interface FileLimits {
  /** Bytes of the file. */
  bytes: number
  /** For all files that are held in memory. */
  budget: ByteBudget
  /** Lets a call in before a byte of its body is read, and gives the way out; throws what it is refused for. */
  admit(request: Request): Promise<() => void>
  pace?: Pace
}

/** What a form around one file adds at most: boundaries and headers. */
const envelope = 16 * 1024
/** No request may take longer: what is slower is read for nothing. */
const usualPace: Pace = { stall: 10_000, longest: 180_000, grace: 3000 }

/**
 * Reads the one file of a multipart/form-data call into memory, under the given field and with nothing beside it.
 * Refuses by `unsupported_type`, `too_large`, what `admit` throws, `malformed_body`, `invalid`, `timeout` where nothing comes any
 * more and, while too much is held, `unavailable`.
 */
export function readFile(field: string, limits: FileLimits): RequestHandler[] {
  const { bytes, budget, admit, pace = usualPace } = limits
  const most = bytes + envelope
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

  const sizeOf = ({ headers }: Request) => Number(headers['content-length'] ?? most)

  const judgeHead: RequestHandler = (request, _response, next) => {
    if (!request.is('multipart/form-data')) throw new AppError('unsupported_type')
    if (sizeOf(request) > most) throw new AppError('too_large')
    next()
  }

  const enter: RequestHandler = async (request, response, next) => {
    const leave = await admit(request)
    // Whoever has gone meanwhile is not waited for.
    if (response.destroyed) return leave()
    response.once('close', leave)
    allowSlowBody(request)
    next()
  }

  const cutOff: RequestHandler = (request, _response, next) => {
    let received = 0
    request.on('data', (chunk: Buffer) => {
      received += chunk.length
      // A body that said nothing of its length and does not end: nobody waits for an answer.
      if (received > 2 * most) request.destroy()
    })
    request.pause()
    next()
  }

  const read: RequestHandler = (request, response, next) => {
    const watch = watchBody(request, sizeOf(request), pace, (why) => {
      // No more is read, and the connection goes with the answer.
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
  return [judgeHead, enter, cutOff, read]
}

/** The file that `readFile` has read; throws `invalid` where the form had none. */
export function fileOf({ file }: Request, field: string): Buffer {
  if (!file) throw new AppError('invalid', { fields: { [field]: 'required' } })
  return file.buffer
}

/** Files go where they will stay: gathered in pieces first, each would be in memory twice. */
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
    // A file without a name is a text to the parser.
    case 'LIMIT_FIELD_COUNT':
    case 'LIMIT_UNEXPECTED_FILE':
      return new AppError('invalid', { cause: error, fields: { [field]: 'required' } })
    default:
      return new AppError('invalid', { cause: error })
  }
}
