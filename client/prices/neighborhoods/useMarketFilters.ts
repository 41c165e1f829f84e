import { useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import { paths } from '#client/paths.ts'
import { type MarketAddress, readMarketAddress } from '#shared/market/marketAddress.ts'

export function useMarketFilters() {
  const query = useSearch()
  const [, navigate] = useLocation()
  const address = useMemo(() => readMarketAddress(query), [query])
  /** Undefined removes a value; replaces the history entry. */
  function change(part: Partial<MarketAddress>) {
    const lang = new URLSearchParams(location.search).get('lang')
    navigate(paths.neighborhoodPrices({ ...readMarketAddress(location.search), ...part, lang }), {
      replace: true,
    })
  }
  return { address, change }
}
