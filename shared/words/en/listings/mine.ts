import { plural } from '#shared/words/en/plural.ts'
import type { mine as model } from '#shared/words/es/listings/mine.ts'

export const mine: typeof model = {
  title: 'My properties',
  intro: 'Your listings, how they are doing and what to do with each.',
  export: 'Download sheet',
  publish: 'Publish a property',
  import: 'Import a sheet',
  empty: 'You have no published properties',
  emptyText:
    'Publish the first one in a few minutes: photos, a price and a neighborhood are enough to begin.',
  emptyMore: 'See what to ask',
  loading: 'Looking for your properties…',
  list: 'Your properties',
  count: (n, figure) => plural(n, { one: '1 property', other: `${figure} properties` }),
  filter: 'Show by status',
  all: 'All',
  noneOf: 'There are no properties in that status.',
  more: 'See more',
  moreFailed: 'We could not load more properties.',

  statuses: {
    draft: 'Draft',
    paused: 'Paused',
    rejected: 'Rejected',
    pending: 'In review',
    active: 'Active',
    reserved: 'Reserved',
    closed: 'Closed',
    expired: 'Expired',
  },
  rejection: (reason) => `Why it was rejected: ${reason}`,
  rejectionWay: 'Correct it and publish it again.',
  pendingText: 'We are reviewing it and will tell you when it is published.',
  expiredText: 'It is no longer shown. If it is still available, renew it with one click.',
  views: (n, figure) => plural(n, { one: '1 view', other: `${figure} views` }),
  favorites: (n, figure) => plural(n, { one: '1 favorite', other: `${figure} favorites` }),
  inquiries: (n, figure) => plural(n, { one: '1 inquiry', other: `${figure} inquiries` }),
  scans: (n, figure) =>
    plural(n, { one: '1 visit from the poster', other: `${figure} visits from the poster` }),
  expires: (days) =>
    days <= 0 ? 'expires today' : days === 1 ? 'expires tomorrow' : `expires in ${days} days`,

  actions: {
    edit: 'Edit',
    view: 'See the listing',
    activate: 'Publish',
    reactivate: 'Publish again',
    pause: 'Pause',
    reserve: 'Mark as reserved',
    renew: 'Renew',
    close: 'Close: sold or rented',
    prices: 'Price analysis',
    poster: 'Poster to print',
    remove: 'Delete',
  },
  moreActions: 'More actions',
  of: (action, title) => `${action}: ${title}`,
  done: {
    activate: ['Property published', 'It now appears in searches.'],
    reactivate: ['Property published', 'It appears in searches again.'],
    waits: ['Sent for review', 'We will tell you when it is published.'],
    pause: ['Property paused', 'It does not appear in searches until you publish it again.'],
    reserve: ['Property reserved', 'It no longer appears in searches; those who saved it see that.'],
    renew: ['Property renewed', 'It is shown for another 60 days.'],
    close: ['Property closed', 'Congratulations! It gets no more inquiries.'],
    remove: ['Property deleted', 'The listing is gone.'],
  },
  failed: 'The change could not be made. Please try again.',
  undo: 'Undo',

  bar: {
    title: 'Your listing',
    shown: 'This is how others see it.',
    hidden: 'For now only you see it.',
    place: {
      exact: 'Your full address is shown.',
      approximate: 'An approximate location is shown, without your address.',
      neighborhood: 'Only the neighborhood is shown, without your address.',
    },
    addressAlone: 'Your full address is shown; the map shows the middle of the area.',
    failed: 'We could not load the figures of your listing.',
  },

  removeTitle: 'Delete this property?',
  removeText: (title) =>
    `“${title}” will no longer exist for anybody, nor will its photos and analyses. This cannot be undone.`,
  removeInstead: 'If it should only be out of sight for a while, pause it.',
}
