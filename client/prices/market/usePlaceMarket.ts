import { useQuery } from '@tanstack/react-query'
import { useSearch } from 'wouter'
import { marketQuery, neighborhoodPricesQuery, placeTypesQuery } from '#client/prices/prices.api.ts'
import { readMarketAddress } from '#shared/market/marketAddress.ts'
import { mainTypeOf } from '#shared/market/placeTypes.ts'

export interface PlaceParams {
  city: string
  neighborhood: string | undefined
}

/** Of the address: what is offered at a place, and the market of the type that is shown. */
export function usePlaceMarket(place: PlaceParams) {
  const { propertyType: chosen } = readMarketAddress(useSearch())
  const types = useQuery(placeTypesQuery(place))
  const propertyType = chosen ?? (types.data ? mainTypeOf(types.data.rows) : undefined)
  const needsTypes = propertyType === undefined
  const of = { ...place, propertyType: propertyType ?? 'apartment' }
  const sale = useQuery({ ...marketQuery({ ...of, transactionType: 'sale' }), enabled: !needsTypes })
  const rent = useQuery({ ...marketQuery({ ...of, transactionType: 'rent' }), enabled: !needsTypes })
  const city = types.data?.city
  const around = useQuery({
    ...neighborhoodPricesQuery({ propertyType: of.propertyType, transactionType: 'sale', city }),
    enabled: !needsTypes && city !== undefined,
  })
  return { types, propertyType: of.propertyType, sale, rent, around: around.data }
}
