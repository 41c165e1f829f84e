import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ConnectionError } from '#client/core/call.ts'
import { searchQuery } from '#client/listings/listings.api.ts'
import type { SearchAddress } from '#shared/search/listingSearch.ts'

/** Previous results stay while the next search loads, and where they cannot be loaded for want of a connection. */
export function useSearchResults(search: SearchAddress, cursor: string | null) {
  const query = useInfiniteQuery(searchQuery(search, cursor))
  const [last, setLast] = useState(query.data)
  if (query.data && query.data !== last) setLast(query.data)
  if (!last || !(query.error instanceof ConnectionError) || query.data) return query
  return { ...query, data: last, isPlaceholderData: true }
}
