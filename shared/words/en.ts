import { auth } from './en/account/auth.ts'
import { core } from './en/core.ts'
import { layout } from './en/layout.ts'
import { favorites } from './en/listings/favorites.ts'
import type { features as featuresModel, frame as frameModel } from './es.ts'

export const frame: typeof frameModel = { auth, core, favorites, layout }

export const features: typeof featuresModel = {
  about: () => import('./en/about.ts'),
  activities: () => import('./en/admin/activities.ts'),
  admin: () => import('./en/admin/admin.ts'),
  adminAccount: () => import('./en/admin/adminAccount.ts'),
  adminExports: () => import('./en/admin/adminExports.ts'),
  adminSettings: () => import('./en/admin/adminSettings.ts'),
  agents: () => import('./en/admin/agents.ts'),
  alternatives: () => import('./en/listings/alternatives.ts'),
  calculator: () => import('./en/prices/calculator.ts'),
  compare: () => import('./en/listings/compare.ts'),
  currency: () => import('./en/prices/currency.ts'),
  currencyDetail: () => import('./en/prices/currencyDetail.ts'),
  dashboard: () => import('./en/prices/dashboard.ts'),
  docs: () => import('./en/docs.ts'),
  errors: () => import('./en/errors.ts'),
  home: () => import('./en/home.ts'),
  inbox: () => import('./en/inquiries/inbox.ts'),
  inquiries: () => import('./en/inquiries/inquiries.ts'),
  inquiryExport: () => import('./en/inquiries/inquiryExport.ts'),
  inquiryMails: () => import('./en/inquiries/inquiryMails.ts'),
  landing: () => import('./en/landing.ts'),
  listings: () => import('./en/listings/listings.ts'),
  managed: () => import('./en/admin/managed.ts'),
  managedUsers: () => import('./en/admin/managedUsers.ts'),
  media: () => import('./en/listings/media.ts'),
  messages: () => import('./en/account/messages.ts'),
  method: () => import('./en/prices/method.ts'),
  mine: () => import('./en/listings/mine.ts'),
  neighborhoods: () => import('./en/prices/neighborhoods.ts'),
  notFound: () => import('./en/notFound.ts'),
  notifications: () => import('./en/account/notifications.ts'),
  offline: () => import('./en/offline.ts'),
  page: () => import('./en/page.ts'),
  prices: () => import('./en/prices/prices.ts'),
  property: () => import('./en/listings/property.ts'),
  propertyDetails: () => import('./en/listings/propertyDetails.ts'),
  publish: () => import('./en/listings/publish.ts'),
  reports: () => import('./en/admin/reports.ts'),
  reviews: () => import('./en/admin/reviews.ts'),
  roi: () => import('./en/prices/roi.ts'),
  search: () => import('./en/listings/search.ts'),
  storage: () => import('./en/storage.ts'),
  unread: () => import('./en/inquiries/unread.ts'),
  users: () => import('./en/account/users.ts'),
}
