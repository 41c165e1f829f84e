import { plural } from '#shared/words/en/plural.ts'
import type { favorites as model } from '#shared/words/es/listings/favorites.ts'

export const favorites: typeof model = {
  title: 'My Favorites',
  save: (title) => `Save to favorites: ${title}`,
  remove: 'Remove',
  removeOf: (title) => `Remove from favorites: ${title}`,
  added: 'Added to favorites',
  addedText: 'The property was saved to your favorites.',
  addedHere: 'The property was saved temporarily. Sign in to save it permanently.',
  removed: 'Removed from favorites',
  removedText: 'The property was removed from your favorites.',
  addFailed: 'Could not add to favorites.',
  removeFailed: 'Could not remove from favorites.',
  undo: 'Undo',
  count: (n) => plural(n, { one: '1 saved property', other: `${n} saved properties` }),
  empty: 'You have no favorites yet',
  emptyText: 'Tap the heart of the properties you like and you will find them here.',
  hint: 'Your favorites are kept in this browser. Sign in to save them permanently.',
  explore: 'Search properties',
  compare: 'Compare properties',
  unavailable: (n) =>
    plural(n, {
      one: 'One of your saved properties is no longer available.',
      other: `${n} of your saved properties are no longer available.`,
    }),
  removeUnavailable: (n) => plural(n, { one: 'Remove it from the list', other: 'Remove them from the list' }),
}
