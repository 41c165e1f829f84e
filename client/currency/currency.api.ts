import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '#client/core/queryClient.ts'
import { fallbackRate } from '#shared/currency/currencies.ts'
import { currencyApi } from '#shared/currency/currencyApi.ts'

/** The only polled query. */
export const rateQuery = { ...endpointQuery(currencyApi.rate), refetchInterval: 60_000 }

/** Guaraníes per dollar; a fallback while loading. */
export function useRate(): number {
  return useQuery(rateQuery).data?.rate ?? fallbackRate
}

/** Oldest first. */
export const historyQuery = endpointQuery(currencyApi.history)
