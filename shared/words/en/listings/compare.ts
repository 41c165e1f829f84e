import type { compare as model } from '#shared/words/es/listings/compare.ts'

export const compare: typeof model = {
  title: 'Compare properties',
  intro: 'Choose 2 to 5 of your favorites.',
  selection: (n, most) => `(${n}/${most} selected)`,
  bar: (n, most) => `${n} of ${most} properties selected`,
  selected: 'Selected',
  clear: 'Clear selection',
  limit: 'Limit Reached',
  limitText: 'You can compare up to 5 properties at a time.',
  empty: 'Nothing to compare yet',
  emptyText: 'Save at least two properties with the heart and you can compare them here, side by side.',
  oneMore: 'Save at least one more property to compare.',
  explore: 'Search properties',
  backToFavorites: 'Back to Favorites',
}
