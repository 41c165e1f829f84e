import { z } from 'zod'

const change = z.object({ id: z.string() })

/**
 * What a notice of the database tells of the listings: one that changed, nothing, that any may have, or (where
 * a notice was missed) that it is not known. A transaction of many changes tells their ids as `changed <id>`
 * alone.
 */
export function changedListing(payload: string | undefined): { id: string } | 'none' | 'any' | 'unknown' {
  if (payload === undefined) return 'unknown'
  const [table = ''] = payload.split(' ', 1)
  const rest = payload.slice(table.length + 1)
  if (table === 'changed') return rest === '*' ? 'any' : { id: rest }
  if (table !== 'listings') return 'none'
  if (rest === '') return 'any'
  try {
    const parsed = change.safeParse(JSON.parse(rest))
    return parsed.success ? { id: parsed.data.id } : 'none'
  } catch {
    return 'any'
  }
}
