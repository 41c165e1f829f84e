import { z } from 'zod'
import type { Changes } from '#server/core/http/cache/changes.ts'

const change = z.object({ id: z.string() })

export interface ListingWatcher {
  change(id: string): void
  /** Any listing may have changed. */
  changeAny(): void
  /** A notice was missed. */
  miss(): void
  /** All changes are known from now on, none since `lose`. */
  begin(): void
  lose(): void
}

export function watchListings(changes: Changes, watcher: ListingWatcher): void {
  changes.watch({
    begin: watcher.begin,
    lose: watcher.lose,
    change(payload) {
      if (payload === undefined) return watcher.miss()
      const changed = changedListing(payload)
      if (changed === 'any') watcher.changeAny()
      else if (changed !== 'none') watcher.change(changed.id)
    },
  })
}

/** Payloads: `changed <id>`, without details in large transactions. */
function changedListing(payload: string): { id: string } | 'none' | 'any' {
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
