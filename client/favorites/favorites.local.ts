import { texts } from '#client/core/checks.ts'
import { stored } from '#client/core/storage.ts'
import { sayNotStored } from '#client/ui/feedback/sayNotStored.ts'
import { withoutFavorites } from './lists.ts'

/** Of visitors or not yet merged; newest first. */
export const localFavorites = stored('oga.favorites', texts, [], { onFailure: sayNotStored })

export function dropLocalFavorites(listingIds: readonly string[]): void {
  if (localFavorites.get().some((id) => listingIds.includes(id)))
    localFavorites.update((ids) => withoutFavorites(ids, listingIds))
}
