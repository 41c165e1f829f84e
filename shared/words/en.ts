import { auth } from './en/auth.ts'
import { core } from './en/core.ts'
import { currency } from './en/currency.ts'
import { favorites } from './en/favorites.ts'
import { layout } from './en/layout.ts'
import type { features as featuresModel, frame as frameModel } from './es.ts'

export const frame: typeof frameModel = { auth, core, currency, favorites, layout }

export const features: typeof featuresModel = {
  about: () => import('./en/about.ts'),
  calculator: () => import('./en/calculator.ts'),
  compare: () => import('./en/compare.ts'),
  currencyDetail: () => import('./en/currencyDetail.ts'),
  dashboard: () => import('./en/dashboard.ts'),
  docs: () => import('./en/docs.ts'),
  errors: () => import('./en/errors.ts'),
  home: () => import('./en/home.ts'),
  landing: () => import('./en/landing.ts'),
  listings: () => import('./en/listings.ts'),
  media: () => import('./en/media.ts'),
  messages: () => import('./en/messages.ts'),
  method: () => import('./en/method.ts'),
  mine: () => import('./en/mine.ts'),
  neighborhoods: () => import('./en/neighborhoods.ts'),
  notFound: () => import('./en/notFound.ts'),
  notifications: () => import('./en/notifications.ts'),
  page: () => import('./en/page.ts'),
  prices: () => import('./en/prices.ts'),
  property: () => import('./en/property.ts'),
  publish: () => import('./en/publish.ts'),
  roi: () => import('./en/roi.ts'),
  search: () => import('./en/search.ts'),
  users: () => import('./en/users.ts'),
}
