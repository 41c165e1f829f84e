import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '#client/core/queryClient.ts'
import { currencyApi, fallbackRate } from '#shared/currency.ts'

/** The rate, asked for again every minute: the only answer that is. */
export const rateQuery = { ...endpointQuery(currencyApi.rate), refetchInterval: 60_000 }

/** Guaraníes per dollar as far as is known now. */
export function useRate(): number {
  return useQuery(rateQuery).data?.rate ?? fallbackRate
}

/** The rate of each of the last days, the oldest first. */
export const historyQuery = endpointQuery(currencyApi.history)
