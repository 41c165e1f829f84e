import type { Context } from '#server/core/context.ts'
import { noteTopics, recordReads } from '#server/core/database/recordReads.ts'
import { OutboundError } from '#server/core/http/outbound.ts'
import { type ExchangeRate, fallbackRate } from '#shared/currency.ts'
import { claimCheck, findNewestRate, insertRate, type StoredRate } from './currency.queries.ts'
import { exchangeSources } from './currency.sources.ts'

/** Milliseconds for which a rate is as good as new; the sources are asked at most once in this time. */
const interval = 10 * 60_000
/** Older than this, a rate is stale whatever the reason. */
const staleAfter = 1.5 * interval
/** How long a visitor waits for the very first rate. */
const firstWait = 3000
/** How often the database is looked at for a newer rate of another server. */
const lookEvery = { known: 30_000, unknown: 2000 }

export interface Currency {
  /** The rate as it is answered. Never throws, and waits for a source only where no rate was ever had. */
  current(): Promise<ExchangeRate>
  /** Guaraníes per US dollar. */
  rate(): Promise<number>
  /** Asks the sources where it is time; the schedule calls it, so that visitors find a fresh rate. */
  refresh(): Promise<void>
}

/** The exchange rate of the site: the newest row of all servers, kept in memory for when the database is away. */
export function createCurrency({ env, log, db }: Pick<Context, 'env' | 'log' | 'db'>): Currency {
  const sources = exchangeSources(env)
  let known: StoredRate | undefined
  let failed = false
  let lookAfter = 0
  let looking: Promise<void> | undefined
  let asking: Promise<void> | undefined

  const age = () => (known ? Date.now() - known.fetchedAt.getTime() : Number.POSITIVE_INFINITY)

  /** Looks what all servers know, and asks the sources in the background where that is old. */
  async function look(): Promise<void> {
    try {
      const newest = await findNewestRate(db)
      if (newest && newest.fetchedAt.getTime() > (known?.fetchedAt.getTime() ?? 0)) {
        known = newest
        failed = false
      }
      if (age() >= interval && sources.length > 0 && (await claimCheck(db, interval / 1000))) {
        asking ??= ask().finally(() => {
          asking = undefined
        })
      }
    } catch (error) {
      log.warn({ err: error }, 'the stored exchange rate cannot be read')
    }
    lookAfter = Date.now() + (known ? lookEvery.known : lookEvery.unknown)
  }

  async function ask(): Promise<void> {
    for (const source of sources) {
      try {
        const quote = await source.quote()
        known = { ...quote, fetchedAt: new Date() }
        failed = false
        known = await insertRate(db, quote)
        return
      } catch (error) {
        // A source that fails is no news but its name and fault; anything else is a fault of ours.
        const reason = error instanceof OutboundError ? { fault: error.fault } : { err: error }
        log.warn({ ...reason, source: source.name }, 'the exchange rate was not renewed')
        if (age() < interval) return
      }
    }
    failed = true
  }

  function lookOnce(): Promise<void> {
    if (Date.now() < lookAfter) return looking ?? Promise.resolve()
    // Whoever comes first looks for all: what they read besides does not depend on it.
    looking ??= recordReads(look)
      .then(() => undefined)
      .finally(() => {
        looking = undefined
      })
    return looking
  }

  async function current(): Promise<ExchangeRate> {
    if (age() >= interval) {
      const looked = lookOnce()
      if (!known) await looked
      if (!known && asking) await within(firstWait, asking)
    }
    if (!known)
      return { rate: fallbackRate, timeSinceUpdate: 0, source: 'fallback', updatedAt: null, stale: true }
    return {
      rate: known.rate,
      timeSinceUpdate: Math.max(0, Math.floor(age() / 1000)),
      source: known.source,
      updatedAt: known.fetchedAt.toISOString(),
      stale: failed || age() >= staleAfter,
    }
  }

  return {
    current,
    async rate() {
      noteTopics(['exchange_rates'])
      return (await current()).rate
    },
    async refresh() {
      if (age() >= interval) await lookOnce()
      await asking
    },
  }
}

/** Resolves with the promise or when the time is over, whichever is first. */
async function within(milliseconds: number, promise: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  await Promise.race([promise, over])
  clearTimeout(timer)
}
