import type { Currency } from '#shared/currency.ts'
import { useUser } from './auth.api.ts'

/** The currency whose prices stand large: what a user chose, US dollars for visitors. The other one always stands beside it. */
export function usePriceCurrency(): Currency {
  return useUser()?.currency ?? 'USD'
}
