import type { QueryClient } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { addNews } from '#client/savedSearches/news/newsStore.ts'
import { putSaved } from '#client/savedSearches/savedSearches.api.ts'
import type { SavedSearch } from '#shared/savedSearches/savedSearches.ts'
import { savedSearchesApi } from '#shared/savedSearches/savedSearchesApi.ts'

/** Marks what is new in the results, which are being opened. If it fails, it is still new on the next visit. */
export async function openSavedSearch(
  client: QueryClient,
  saved: SavedSearch,
  token: string | undefined,
): Promise<void> {
  const whose = { params: { id: saved.id }, query: { token } }
  try {
    addNews(saved.id, await call(savedSearchesApi.news, whose))
    await call(savedSearchesApi.seen, whose)
  } catch {
    return
  }
  putSaved(client, { ...saved, newCount: 0, lastSeenAt: new Date().toISOString() }, token)
}
