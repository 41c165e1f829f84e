import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { nullable, type RowOf, selection, string } from '#server/core/database/selection.ts'
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
export type CursorRow = RowOf<typeof cursorRow>
export const cursorRow = selection({
  id: string(sql`page.id`),
  cursor_key: nullable(string(sql`page.cursor_key`)),
})

/** The stretches that a search result is made of, in their order; `others` is all there is where there are no words. */
export const stretchNames = ['titled', 'all', 'some', 'others'] as const
export type StretchName = (typeof stretchNames)[number]

/** What every cursor says first: which order it belongs to, which plan of the search had found something, and which stretch. */
export const cursorHead = {
  s: z.string(),
  p: z.int().min(0).max(9),
  t: z.optional(z.enum(stretchNames)),
}
const head = z.object(cursorHead)
export type CursorHead = Pick<z.infer<typeof head>, 'p' | 't'>

export function readHead(cursor: string): z.infer<typeof head> {
  return readCursor(head, cursor)
}
