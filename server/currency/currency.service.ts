import type { Context } from '#server/core/context.ts'
import type { Db } from '#server/core/database/database.ts'
import { addTopics, recordReads } from '#server/core/database/recordReads.ts'
import { OutboundError } from '#server/core/http/outbound.ts'
import type { RateState } from '#shared/admin/settings.ts'
import { fallbackRate } from '#shared/currency/currencies.ts'
import type { ExchangeRate } from '#shared/currency/currency.ts'
import {
  claimCheck,
  findFailure,
  findNewestRate,
  insertFailure,
  insertRate,
  type StoredRate,
} from './currency.queries.ts'
import { exchangeSources } from './currency.sources.ts'
import type { RateFailure } from './currency.table.ts'

/** Milliseconds between fetches. */
const interval = 10 * 60_000
/** Milliseconds between fetches that somebody asks for. */
const forcedInterval = 10_000
/** Milliseconds. */
const staleAfter = 1.5 * interval
/** Milliseconds that a visitor waits for the very first rate. */
const firstTimeout = 3000
/** Milliseconds between reads of other servers' rates. */
const pollInterval = { known: 30_000, unknown: 2000 }

export interface Currency {
  /** Never throws; waits only if no rate is stored. */
  current(): Promise<ExchangeRate>
  /** Guaraníes per US dollar. */
  rate(): Promise<number>
  refresh(): Promise<void>
  state(): Promise<RateState>
  /** `record` runs in the transaction. */
  refreshNow(record: (tx: Db) => Promise<void>): Promise<RateState>
}

export function createCurrency({ env, log, db }: Pick<Context, 'env' | 'log' | 'db'>): Currency {
  const sources = exchangeSources(env)
  let known: StoredRate | undefined
  let failed = false
  let pollAfter = 0
  let reading: Promise<void> | undefined
  let fetching: Promise<void> | undefined

  const age = () => (known ? Date.now() - known.fetchedAt.getTime() : Number.POSITIVE_INFINITY)

  async function readNewest(): Promise<void> {
    try {
      const newest = await findNewestRate(db)
      if (newest && newest.fetchedAt.getTime() > (known?.fetchedAt.getTime() ?? 0)) {
        known = newest
        failed = false
      }
      if (age() >= interval && sources.length > 0 && (await claimCheck(db, interval / 1000))) {
        startFetching()
      }
    } catch (error) {
      log.warn({ err: error }, 'the stored exchange rate cannot be read')
    }
    pollAfter = Date.now() + (known ? pollInterval.known : pollInterval.unknown)
  }

  function startFetching(isForced = false): Promise<void> {
    fetching ??= fetchRate(isForced).finally(() => {
      fetching = undefined
    })
    return fetching
  }

  async function fetchRate(isForced: boolean): Promise<void> {
    const failures: RateFailure[] = []
    for (const source of sources) {
      try {
        const quote = await source.quote()
        known = { ...quote, fetchedAt: new Date() }
        failed = false
        known = await insertRate(db, quote)
        return
      } catch (error) {
        const reason =
          error instanceof OutboundError ? { fault: error.fault } : { fault: undefined, err: error }
        log.warn({ ...reason, source: source.name }, 'the exchange rate was not renewed')
        failures.push({ source: source.name, fault: reason.fault ?? 'internal' })
        if (age() < interval && !isForced) return
      }
    }
    failed = true
    await insertFailure(db, failures).catch((error) =>
      log.warn({ err: error }, 'the failure of the exchange rate was not stored'),
    )
  }

  function readOnce(): Promise<void> {
    if (Date.now() < pollAfter) return reading ?? Promise.resolve()
    // Shared: its topics belong to no caller.
    reading ??= recordReads(readNewest)
      .then(() => undefined)
      .finally(() => {
        reading = undefined
      })
    return reading
  }

  async function current(): Promise<ExchangeRate> {
    if (age() >= interval) {
      const looked = readOnce()
      if (!known) await looked
      if (!known && fetching) await within(firstTimeout, fetching)
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

  async function state(): Promise<RateState> {
    const { rate, source, updatedAt, stale } = await current()
    const { failedAt, failures } = await findFailure(db)
    return {
      ...{ rate, source, updatedAt, stale },
      sources: sources.map(({ name }) => name),
      failedAt: failedAt?.toISOString() ?? null,
      failures,
    }
  }

  return {
    current,
    state,
    async refreshNow(record) {
      if (sources.length > 0 && (await claimForced(db, record))) await startFetching(true)
      return state()
    },
    async rate() {
      addTopics(['exchange_rates'])
      return (await current()).rate
    },
    async refresh() {
      if (age() >= interval) await readOnce()
      await fetching
    },
  }
}

function claimForced(db: Db, record: (tx: Db) => Promise<void>): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isClaimed = await claimCheck(tx, forcedInterval / 1000)
    if (isClaimed) await record(tx)
    return isClaimed
  })
}

async function within(milliseconds: number, promise: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  await Promise.race([promise, over])
  clearTimeout(timer)
}
