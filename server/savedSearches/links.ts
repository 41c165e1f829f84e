import { createHmac, timingSafeEqual } from 'node:crypto'
import type { KeyFor } from '#server/auth/secrets.ts'
import { isId } from '#server/core/ids.ts'

/** `subscriber`: manages all of theirs. `savedSearch`: confirms one. */
export type LinkKind = 'subscriber' | 'savedSearch'

/** Tokens in mails. */
export interface SavedSearchLinks {
  tokenOf(kind: LinkKind, id: string): string
  /** The id; undefined if invalid. */
  read(kind: LinkKind, token: string): string | undefined
}

const letters = { subscriber: 'a', savedSearch: 'c' } as const satisfies Record<LinkKind, string>

export function createSavedSearchLinks(keyFor: KeyFor): SavedSearchLinks {
  const key = keyFor('saved search links')
  const tokenOf = (kind: LinkKind, id: string) => {
    const text = id + letters[kind]
    return `${text}.${createHmac('sha256', key).update(text).digest('hex').slice(0, 32)}`
  }
  return {
    tokenOf,
    read(kind, token) {
      const id = token.slice(0, 12)
      if (!isId(id)) return undefined
      const [given, expected] = [Buffer.from(token), Buffer.from(tokenOf(kind, id))]
      return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined
    },
  }
}
