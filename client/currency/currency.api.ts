import { endpointQuery } from '#client/core/queryClient.ts'
import { sharedQuery } from '#client/core/sharedQuery.ts'
import { fallbackRate } from '#shared/currency/currencies.ts'
import { currencyApi } from '#shared/currency/currencyApi.ts'

/** The only polled query. */
export const rateQuery = { ...endpointQuery(currencyApi.rate), refetchInterval: 60_000 }

const useRateQuery = sharedQuery(rateQuery)

/** Guaraníes per dollar; a fallback while loading. */
export function useRate(): number {
  return useRateQuery().data?.rate ?? fallbackRate
}

/** Oldest first. */
export const historyQuery = endpointQuery(currencyApi.history)
