import { z } from 'zod'
import { AppError } from '#server/core/errors.ts'

/** Characters: of a search with twenty areas. */
export const maxCursor = 60_000

const content = z.object({ search: z.record(z.string(), z.unknown()), next: z.string().max(500) })

/** Opaque: the search and where it goes on, so that it needs no other argument. */
export const writeCursor = (search: object, next: string): string =>
  Buffer.from(JSON.stringify({ search, next })).toString('base64url')

/** What `writeCursor` wrote. Throws `bad_cursor`, also beside another search than its own. */
export function readCursor<Search extends object>(
  cursor: string,
  schema: z.ZodType<Search>,
  given: object,
): { search: Search; next: string } {
  const { search, next } = orRefuse(() =>
    content.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString())),
  )
  const own = orRefuse(() => schema.parse(search))
  const isOther = Object.keys(given).length > 0 && JSON.stringify(given) !== JSON.stringify(own)
  if (isOther) throw new AppError('bad_cursor')
  return { search: own, next }
}

function orRefuse<Value>(read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    throw new AppError('bad_cursor', { cause: error })
  }
}
