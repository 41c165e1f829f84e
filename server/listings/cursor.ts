import { z } from 'zod'
import { AppError } from '#server/core/errors.ts'

/** Writes a place in a list as the opaque text that the next call brings back. */
export function writeCursor(value: Record<string, unknown>): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

/** Reads it again; throws `bad_cursor` for anything that `writeCursor` did not write for this very list. */
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

/** Microseconds since 1970, as cursors carry moments. */
export const microseconds = z.string().regex(/^\d{1,16}$/)
export const listingId = z.string().regex(/^[0-9a-z-]{1,64}$/)

/** A row as the end of a page: what its cursor is made of. */
export type Place = { id: string; cursor_key: string | null }

/** What every cursor says first: which list it belongs to, and which plan of the search had found something. */
export const cursorHead = { s: z.string(), p: z.int().min(0).max(9) }

export function listOf(cursor: string): string {
  return readCursor(z.object(cursorHead), cursor).s
}

export function planOf(cursor: string): number {
  return readCursor(z.object(cursorHead), cursor).p
}
