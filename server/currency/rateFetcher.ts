import type { Context } from '#server/core/context.ts'
import { OutboundError } from '#server/core/http/outbound.ts'
import { insertFailure, insertRate } from './currency.queries.ts'
import type { Source } from './currency.sources.ts'
import type { RateFailure } from './currency.table.ts'
import type { LatestRate } from './latestRate.ts'

export interface RateFetcher {
  readonly underWay: Promise<void> | undefined
  /** Joins a fetch under way. Forced, it begins one that asks every source in turn, however new the rate is. */
  fetch(isForced?: boolean): Promise<void>
}

/** One fetch at a time; the first source that answers is stored. */
export function createRateFetcher(
  { log, db }: Pick<Context, 'log' | 'db'>,
  sources: readonly Source[],
  latest: LatestRate,
): RateFetcher {
  let fetching: Promise<void> | undefined

  async function fetchRate(isForced: boolean): Promise<void> {
    const failures: RateFailure[] = []
    for (const source of sources) {
      try {
        const quote = await source.quote()
        latest.set({ ...quote, fetchedAt: new Date() })
        latest.set(await insertRate(db, quote))
        return
      } catch (error) {
        const reason =
          error instanceof OutboundError ? { fault: error.fault } : { fault: undefined, err: error }
        log.warn({ ...reason, source: source.name }, 'the exchange rate was not renewed')
        failures.push({ source: source.name, fault: reason.fault ?? 'internal' })
        if (!latest.isDue && !isForced) return
      }
    }
    latest.fail()
    await insertFailure(db, failures).catch((error) =>
      log.warn({ err: error }, 'the failure of the exchange rate was not stored'),
    )
  }

  return {
    get underWay() {
      return fetching
    },
    fetch(isForced = false) {
      fetching ??= fetchRate(isForced).finally(() => {
        fetching = undefined
      })
      return fetching
    },
  }
}
