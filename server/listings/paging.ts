import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { readCursor } from '#server/core/cursor.ts'
import { nullable, type RowOf, selection, string } from '#server/core/database/selection.ts'

export const listingId = z.string().regex(/^[0-9a-z-]{1,64}$/)

export type CursorRow = RowOf<typeof cursorRow>
export const cursorRow = selection({
  id: string(sql`page.id`),
  cursor_key: nullable(string(sql`page.cursor_key`)),
})

export const tierNames = ['titled', 'all', 'some', 'others'] as const
export type TierName = (typeof tierNames)[number]

/** `s`: sort order; `p`: index of the search plan; `t`: tier. */
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
