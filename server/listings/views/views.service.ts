import { createHash, randomBytes } from 'node:crypto'
import type { Context } from '#server/core/context.ts'
import { type Batch, createBatch } from '#server/core/database/batch.ts'
import { addressKey } from '#server/core/http/limits/limits.ts'
import { addViews, shareSalt, type View } from './views.queries.ts'

/** Who looked, as far as counting needs it; kept only as a hash. */
export interface Visitor {
  address: string | undefined
  userAgent: string | undefined
}

export interface ViewCounter {
  /** Notes a visit to an active listing; it is counted once for each browser and day, and only so often for one address. */
  count(listingId: string, visitor: Visitor): Promise<void>
  /** Writes what was noted; also on the way out. */
  flush(): Promise<void>
}

/**
 * Counts visits without knowing visitors: the mark of one is a hash with a salt that all servers share for a day and that is
 * thrown away with it. Marks and counters are written in batches, so that a visit is not a rewrite of a dozen index entries.
 */
export function createViewCounter(
  { db, log }: Pick<Context, 'db' | 'log'>,
  now = () => new Date(),
): ViewCounter {
  const batch: Batch<View> = createBatch(log, { name: 'views', write: (views) => addViews(db, views) })
  let salt: { day: string; text: Promise<string> } | undefined

  function saltOf(day: string): Promise<string> {
    if (salt?.day !== day) {
      const text = shareSalt(db, day, randomBytes(24).toString('base64url'))
      salt = { day, text }
      text.catch(() => {
        salt = undefined
      })
    }
    return salt.text
  }

  return {
    async count(listingId, { address, userAgent }) {
      const day = now().toISOString().slice(0, 10)
      const secret = await saltOf(day)
      const hash = (...parts: string[]) =>
        createHash('sha256')
          .update([secret, addressKey(address), ...parts].join('\n'))
          .digest('base64url')
      batch.add({ listingId, day, visitor: hash(userAgent ?? ''), address: hash() })
    },
    flush: batch.flush,
  }
}
