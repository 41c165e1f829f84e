import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { nullable, type RowOf, selection, string } from '#server/core/database/selection.ts'
import { AppError } from '#server/core/errors.ts'

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
export const listingId = z.string().regex(/^[0-9a-z-]{1,64}$/)

export type CursorRow = RowOf<typeof cursorRow>
export const cursorRow = selection({
  id: string(sql`page.id`),
  cursor_key: nullable(string(sql`page.cursor_key`)),
})

/** In order. Without search words there is only `others`. */
export const tierNames = ['titled', 'all', 'some', 'others'] as const
export type TierName = (typeof tierNames)[number]

/** `s`: the sort order; `p`: the index of the search plan; `t`: the tier. */
export const cursorHead = {
  s: z.string(),
  p: z.int().min(0).max(9),
  t: z.optional(z.enum(tierNames)),
}
const head = z.object(cursorHead)
export type CursorHead = Pick<z.infer<typeof head>, 'p' | 't'>

export function readHead(cursor: string): z.infer<typeof head> {
  return readCursor(head, cursor)
}
