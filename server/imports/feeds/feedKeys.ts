import { seal, unseal } from '#server/auth/seal.ts'
import type { KeyFor } from '#server/auth/secrets.ts'

/** Keys to sources of others: they leave the server to their source alone. */
export interface FeedKeys {
  seal(feedId: string, key: string): string
  /** Empty: there is none, or it was sealed with another secret. */
  open(feed: { id: string; key: string | null }): string
}

export function createFeedKeys(keyFor: KeyFor): FeedKeys {
  const own = keyFor('feed keys')
  return {
    seal: (feedId, key) => seal(own, feedId, key),
    open: ({ id, key }) => (key === null ? '' : (unseal(own, id, key) ?? '')),
  }
}
