import { endpointQuery } from '#client/core/queryClient.ts'
import type { MapView } from '#client/map/mapHandle.ts'
import { type Cluster, clustersApi } from '#shared/search/clusters.ts'
import type { SearchAddress } from '#shared/search/listingSearch.ts'
import { searchQueryValues } from '#shared/search/searchQueryValues.ts'
import { snapBounds } from './viewBounds.ts'

const filtersOf = ({ sortBy: _, sortOrder: __, bounds: ___, ...filters }: SearchAddress) => filters

/** What fits the search in a view; until that is there what was in the last one, at first `extent`: all that fits. */
export function clustersQuery(search: SearchAddress, { bounds, zoom }: MapView, extent?: Cluster[]) {
  const query = {
    ...searchQueryValues({ ...filtersOf(search), bounds: snapBounds(bounds, zoom) }),
    zoom: Math.floor(zoom),
  }
  const placeholderData = (before: Cluster[] | undefined) => before ?? extent
  return { ...endpointQuery(clustersApi.find, { query }), placeholderData }
}

/** All that fits the search: where it is. */
export function extentQuery(search: SearchAddress) {
  return endpointQuery(clustersApi.find, { query: { ...searchQueryValues(filtersOf(search)), zoom: 13 } })
}
