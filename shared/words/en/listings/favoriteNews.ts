import type { favoriteNews as model } from '#shared/words/es/listings/favoriteNews.ts'

export const favoriteNews: typeof model = {
  before: (price, change) => `Before ${price} · ${change}`,
  dropped: (percent) => `down ${percent}%`,
  rose: (percent) => `up ${percent}%`,
  statuses: {
    active: 'Available',
    draft: 'Paused by its advertiser',
    pending: 'Under review: not shown for now',
    reserved: 'Reserved',
    closed: 'Closed: no longer offered',
    expired: 'Expired: not shown for now',
    deleted: 'Deleted',
  },
}
