import type { Currency } from '#shared/currency/currencies.ts'
import { useUser } from './auth.api.ts'

export function usePriceCurrency(): Currency {
  return useUser()?.currency ?? 'USD'
}
