import { auth } from './es/auth.ts'
import { core } from './es/core.ts'
import { currency } from './es/currency.ts'
import { favorites } from './es/favorites.ts'
import { layout } from './es/layout.ts'

/*
 * Spanish (Paraguayan voseo): the model that every other language satisfies.
 */

/** The texts of the frame that every page stands in. */
export const frame = { auth, core, currency, favorites, layout }

/** All other texts by feature, each loaded with the pages that show it. */
export const features = {
  about: () => import('./es/about.ts'),
  calculator: () => import('./es/calculator.ts'),
  compare: () => import('./es/compare.ts'),
  currencyDetail: () => import('./es/currencyDetail.ts'),
  dashboard: () => import('./es/dashboard.ts'),
  docs: () => import('./es/docs.ts'),
  errors: () => import('./es/errors.ts'),
  home: () => import('./es/home.ts'),
  landing: () => import('./es/landing.ts'),
  listings: () => import('./es/listings.ts'),
  media: () => import('./es/media.ts'),
  messages: () => import('./es/messages.ts'),
  method: () => import('./es/method.ts'),
  mine: () => import('./es/mine.ts'),
  neighborhoods: () => import('./es/neighborhoods.ts'),
  notFound: () => import('./es/notFound.ts'),
  notifications: () => import('./es/notifications.ts'),
  page: () => import('./es/page.ts'),
  prices: () => import('./es/prices.ts'),
  property: () => import('./es/property.ts'),
  publish: () => import('./es/publish.ts'),
  roi: () => import('./es/roi.ts'),
  search: () => import('./es/search.ts'),
  users: () => import('./es/users.ts'),
}
