import { Transform } from 'node:stream'
import { AppError } from '#server/core/errors.ts'

/** Throws `too_large`. */
export function limitBytes(max: number): Transform {
  let received = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length
      if (received > max) done(new AppError('too_large'))
      else done(null, chunk)
    },
  })
}
