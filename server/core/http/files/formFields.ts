import type { IncomingMessage } from 'node:http'
import { pipeline } from 'node:stream/promises'
import busboy, { type Busboy } from 'busboy'
import { AppError } from '#server/core/errors.ts'
import { limitBytes } from './limitBytes.ts'

export interface FormLimits {
  bytes: number
  /** Of one field, which is cut. */
  fieldBytes: number
  /** Further ones are left out. */
  fields: number
}

/** Of a form of either encoding, its files discarded. The first of a name counts. Throws `too_large` and `malformed_body`. */
export async function readFields(
  request: IncomingMessage,
  { bytes, fieldBytes, fields }: FormLimits,
): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const form = openForm(request, { fieldSize: fieldBytes, fields, fieldNameSize: 100, headerPairs: 50 })
  form.on('field', (name, value) => {
    if (!found.has(name)) found.set(name, value)
  })
  form.on('file', (_name, stream) => stream.resume())
  try {
    await pipeline(request, limitBytes(bytes), form)
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('malformed_body', { cause: error })
  }
  return found
}

function openForm({ headers }: IncomingMessage, limits: busboy.Limits): Busboy {
  try {
    return busboy({ headers, limits })
  } catch (error) {
    throw new AppError('malformed_body', { cause: error })
  }
}
