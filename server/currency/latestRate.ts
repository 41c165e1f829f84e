import { fallbackRate } from '#shared/currency/currencies.ts'
import type { ExchangeRate } from '#shared/currency/currency.ts'
import type { StoredRate } from './currency.queries.ts'

/** Milliseconds between fetches. */
export const interval = 10 * 60_000
/** Milliseconds. */
const staleAfter = 1.5 * interval

/** The newest that this server knows. */
export interface LatestRate {
  readonly isKnown: boolean
  readonly isDue: boolean
  set(rate: StoredRate): void
  setIfNewer(rate: StoredRate | undefined): void
  /** No source gave a newer one. */
  fail(): void
  toExchangeRate(): ExchangeRate
}

export function createLatestRate(): LatestRate {
  let known: StoredRate | undefined
  let failed = false
  const age = () => (known ? Date.now() - known.fetchedAt.getTime() : Number.POSITIVE_INFINITY)

  function set(rate: StoredRate): void {
    known = rate
    failed = false
  }

  return {
    get isKnown() {
      return known !== undefined
    },
    get isDue() {
      return age() >= interval
    },
    set,
    setIfNewer(rate) {
      if (rate && rate.fetchedAt.getTime() > (known?.fetchedAt.getTime() ?? 0)) set(rate)
    },
    fail() {
      failed = true
    },
    toExchangeRate() {
      if (!known)
        return { rate: fallbackRate, timeSinceUpdate: 0, source: 'fallback', updatedAt: null, stale: true }
      return {
        rate: known.rate,
        timeSinceUpdate: Math.max(0, Math.floor(age() / 1000)),
        source: known.source,
        updatedAt: known.fetchedAt.toISOString(),
        stale: failed || age() >= staleAfter,
      }
    },
  }
}
