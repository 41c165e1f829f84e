import type { Changes } from '#server/core/http/cache/changes.ts'
import type { SearchIndex } from '#server/listings/search/engine/searchIndex.ts'
import { watchListings } from '#server/listings/search/indexRuntime/notices.ts'
import type { EntryText } from './entries.ts'

/** Whether anything is what a text means: then its words alone show nothing. */
export interface FoundTexts {
  /** At once after the index was read: what changed before is known to both. */
  isFound(index: SearchIndex, text: EntryText): boolean
}

/** Of texts that were understood anew, the old ones are forgotten by and by. */
const maxRemembered = 100_000

/** Remembers one listing for each text, until that changes: asked for each new listing, nearly all texts stay found. */
export function createFoundTexts(changes: Changes): FoundTexts {
  const found = new Map<EntryText, string>()
  const textsOf = new Map<string, EntryText[]>()
  let isListening = false

  function forgetAll(): void {
    found.clear()
    textsOf.clear()
  }

  watchListings(changes, {
    change(id) {
      for (const text of textsOf.get(id) ?? []) found.delete(text)
      textsOf.delete(id)
    },
    changeAny: forgetAll,
    miss: forgetAll,
    begin() {
      forgetAll()
      isListening = true
    },
    lose() {
      forgetAll()
      isListening = false
    },
  })

  return {
    isFound(index, text) {
      if (found.has(text)) return true
      const [first] = index.matching(text.meant, (matches) =>
        matches.count > 0 ? matches.page({ order: newest, limit: 1 }) : [],
      )
      if (first && isListening) {
        if (found.size >= maxRemembered) forgetAll()
        found.set(text, first.id)
        textsOf.set(first.id, [...(textsOf.get(first.id) ?? []), text])
      }
      return first !== undefined
    },
  }
}

const newest = { column: 'published', direction: 'desc', id: 'asc' } as const
