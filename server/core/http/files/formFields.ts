import type { RequestHandler } from 'express'
import multer, { type StorageEngine } from 'multer'
import { AppError } from '#server/core/errors.ts'

export interface FormLimits {
  bytes: number
  /** Of one field. */
  fieldBytes: number
  fields: number
  files: number
}

/** Discards files. Throws `too_large` and `malformed_body`. */
export function readFields({ bytes, fieldBytes, fields, files }: FormLimits): RequestHandler {
  const read = multer({
    storage: intoNothing,
    limits: {
      fieldSize: fieldBytes,
      fields,
      files,
      fileSize: bytes,
      parts: fields + files,
      fieldNameSize: 100,
      headerPairs: 50,
      fieldNestingDepth: 0,
      fieldArrayIndexLimit: 0,
    },
  }).any()
  return (request, response, next) => {
    let received = 0
    request.on('data', (chunk: Buffer) => {
      received += chunk.length
      if (received > bytes) request.destroy()
    })
    request.pause()
    read(request, response, (error: unknown) => {
      if (!error) return next()
      const isLimit = error instanceof multer.MulterError && error.code.startsWith('LIMIT_')
      next(new AppError(isLimit ? 'too_large' : 'malformed_body', { cause: error }))
    })
  }
}

const intoNothing: StorageEngine = {
  _handleFile(_request, file, done) {
    file.stream.once('error', done)
    file.stream.once('end', () => done(null, {}))
    file.stream.resume()
  },
  _removeFile(_request, _file, done) {
    done(null)
  },
}
