import type { Currency } from '#shared/currency/currencies.ts'
import { useUser } from './auth.api.ts'

/** Shown large; the other is always shown beside it. */
export function usePriceCurrency(): Currency {
  return useUser()?.currency ?? 'USD'
}
