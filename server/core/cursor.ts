import { z } from 'zod'
import { AppError } from './errors.ts'

export function writeCursor(value: Record<string, unknown>): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

/** Throws `bad_cursor` unless `writeCursor` made it for the same list. */
export function readCursor<S extends z.ZodType>(schema: S, cursor: string): z.output<S> {
  const parsed = schema.safeParse(parse(cursor))
  if (!parsed.success) throw new AppError('bad_cursor')
  return parsed.data
}

function parse(cursor: string): unknown {
  if (!/^[\w-]+$/.test(cursor)) return undefined
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}

/** Since 1970. */
export const microseconds = z.string().regex(/^\d{1,16}$/)
