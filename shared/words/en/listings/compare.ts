import type { compare as model } from '#shared/words/es/listings/compare.ts'

export const compare: typeof model = {
  title: 'Compare properties',
  intro: 'Choose 2 to 5 of your favorites.',
  selection: (n, most) => `(${n}/${most} selected)`,
  bar: (n, most) => `${n} of ${most} properties selected`,
  selected: 'Selected',
  clear: 'Clear selection',
  compare: (n) => `Compare ${n} Properties`,
  comparing: 'Generating Comparison...',
  failed: 'The comparison could not be generated. Try again.',
  limit: 'Limit Reached',
  limitText: 'You can compare up to 5 properties at a time.',
  tooFew: 'Incomplete Selection',
  tooFewText: 'Select at least 2 properties to compare.',
  empty: 'Nothing to compare yet',
  emptyText: 'Save at least two properties with the heart and you can compare them here, side by side.',
  oneMore: 'Save at least one more property to compare.',
  explore: 'Search properties',
  backToFavorites: 'Back to Favorites',
}
