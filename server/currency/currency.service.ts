import type { Context } from '#server/core/context.ts'
import type { Db } from '#server/core/database/database.ts'
import { addTopics, recordReads } from '#server/core/database/recordReads.ts'
import { withTimeout } from '#server/core/withTimeout.ts'
import type { RateState } from '#shared/admin/settings.ts'
import type { ExchangeRate } from '#shared/currency/currency.ts'
import { claimCheck, findFailure, findNewestRate } from './currency.queries.ts'
import { exchangeSources } from './currency.sources.ts'
import { createLatestRate, interval } from './latestRate.ts'
import { createRateFetcher } from './rateFetcher.ts'

/** Milliseconds between requested fetches. */
const forcedInterval = 10_000
/** Milliseconds. */
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

/** Guaraníes per US dollar: fetched, stored, shared by all servers; the last one where the source is away. */
export function createCurrency({ env, log, db }: Pick<Context, 'env' | 'log' | 'db'>): Currency {
  const sources = exchangeSources(env)
  const latest = createLatestRate()
  const fetcher = createRateFetcher({ log, db }, sources, latest)
  let pollAfter = 0
  let reading: Promise<void> | undefined

  async function readNewest(): Promise<void> {
    try {
      latest.setIfNewer(await findNewestRate(db))
      if (latest.isDue && sources.length > 0 && (await claimCheck(db, interval / 1000))) {
        void fetcher.fetch()
      }
    } catch (error) {
      log.warn({ err: error }, 'the stored exchange rate cannot be read')
    }
    pollAfter = Date.now() + (latest.isKnown ? pollInterval.known : pollInterval.unknown)
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
    if (latest.isDue) {
      const looked = readOnce()
      if (!latest.isKnown) await looked
      if (!latest.isKnown && fetcher.underWay) await withTimeout(firstTimeout, fetcher.underWay)
    }
    return latest.toExchangeRate()
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
      if (sources.length > 0 && (await claimForced(db, record))) await fetcher.fetch(true)
      return state()
    },
    async rate() {
      addTopics(['exchange_rates'])
      return (await current()).rate
    },
    async refresh() {
      if (latest.isDue) await readOnce()
      await fetcher.underWay
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
