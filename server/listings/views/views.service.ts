import { createHash, randomBytes } from 'node:crypto'
import type { Context } from '#server/core/context.ts'
import { type Batch, createBatch } from '#server/core/database/batch.ts'
import type { Address } from '#server/core/http/limits/address.ts'
import { dayInParaguay } from '#shared/core/paraguayTime.ts'
import type { ViewSource } from '#shared/listings/listingsApi.ts'
import { addViews, ensureSalt, type View } from './views.queries.ts'

export interface Visitor {
  address: Address
  userAgent: string | undefined
}

export interface ViewCounter {
  /** Once a day per browser. */
  count(listingId: string, visitor: Visitor, from?: ViewSource): Promise<void>
  flush(): Promise<void>
}

export interface VisitorHashes {
  /** `YYYY-MM-DD`, in Paraguay. */
  day: string
  /** Distinct per visitor and day. */
  visitor: string
  address: string
  /** Null in IPv4. */
  site: string | null
}

/** The daily salt is shared by all servers and deleted with the day. Each purpose has its own hashes, and so its own limits. */
export function createVisitorHash(
  { db }: Pick<Context, 'db'>,
  now = () => new Date(),
): (visitor: Visitor, purpose?: string) => Promise<VisitorHashes> {
  let salt: { day: string; text: Promise<string> } | undefined

  function saltOf(day: string): Promise<string> {
    if (salt?.day !== day) {
      const text = ensureSalt(db, day, randomBytes(24).toString('base64url'))
      salt = { day, text }
      text.catch(() => {
        salt = undefined
      })
    }
    return salt.text
  }

  return async ({ address, userAgent }, purpose) => {
    const day = dayInParaguay(now())
    const secret = await saltOf(day)
    const hash = (...parts: string[]) =>
      createHash('sha256')
        .update([secret, ...(purpose ? [purpose] : []), ...parts].join('\n'))
        .digest('base64url')
    return {
      day,
      visitor: hash(address.network, userAgent ?? ''),
      address: hash(address.network),
      site: address.site === undefined ? null : hash(address.site),
    }
  }
}

/** Batched: each write updates a dozen indexes. */
export function createViewCounter(
  { db, log }: Pick<Context, 'db' | 'log'>,
  now = () => new Date(),
): ViewCounter {
  const batch: Batch<View> = createBatch(log, { name: 'views', write: (views) => addViews(db, views) })
  const hashesOf = createVisitorHash({ db }, now)
  return {
    async count(listingId, visitor, from) {
      batch.add({ listingId, source: null, ...(await hashesOf(visitor)) })
      if (from) batch.add({ listingId, source: from, ...(await hashesOf(visitor, from)) })
    },
    flush: batch.flush,
  }
}
