import { asNumber } from '#shared/core/money.ts'

/** Rounded; 0 where nothing is known, and for less than half a percent: the rate moves prices in guaraníes as much. */
export function priceChangePercent(before: string | null | undefined, now: string | null): number {
  const [then, current] = [asNumber(before), asNumber(now)]
  if (then <= 0 || current <= 0) return 0
  return Math.round(((current - then) / then) * 100) || 0
}
