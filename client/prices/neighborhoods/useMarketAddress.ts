import { useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import { paths } from '#client/paths.ts'
import { type MarketAddress, readMarketAddress } from '#shared/market/marketAddress.ts'

/** Filters and order of the page, whose only state is the address. */
export function useMarketAddress() {
  const query = useSearch()
  const [, navigate] = useLocation()
  const address = useMemo(() => readMarketAddress(query), [query])
  /** Sets values; undefined takes one off. The address is rewritten in its place. */
  function change(part: Partial<MarketAddress>) {
    const lang = new URLSearchParams(location.search).get('lang')
    navigate(paths.neighborhoodPrices({ ...readMarketAddress(location.search), ...part, lang }), {
      replace: true,
    })
  }
  return { address, change }
}
