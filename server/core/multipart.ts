import type { Request, RequestHandler } from 'express'
import multer, { type StorageEngine } from 'multer'
import { AppError } from './errors.ts'
import type { Line } from './line.ts'

/** What one file of a multipart call may weigh, and the line in which all that are held in memory stand. */
export interface FileLimits {
  /** Bytes of the file. */
  bytes: number
  line: Line
}

/** What a form around one file adds at most: boundaries and headers. */
const envelope = 16 * 1024

/**
 * Reads the one file of a multipart/form-data call into memory, under the given field and with nothing beside it.
 * Refuses by `unsupported_type`, `too_large`, `malformed_body`, `invalid` and, while too much is held, `unavailable`.
 */
export function readFile(field: string, { bytes, line }: FileLimits): RequestHandler[] {
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

  const takePlace: RequestHandler = (request, response, next) => {
    if (!request.is('multipart/form-data')) throw new AppError('unsupported_type')
    const declared = request.headers['content-length']
    const size = declared === undefined ? most : Number(declared)
    if (size > most) throw new AppError('too_large')
    // The place is free again when the answer is out or the caller has gone.
    response.once('close', line.enter(size))
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
    upload(request, response, (error: unknown) => (error ? next(refusal(error, field)) : next()))
  }
  return [takePlace, cutOff, read]
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
