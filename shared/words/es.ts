import { auth } from './es/account/auth.ts'
import { core } from './es/core.ts'
import { layout } from './es/layout.ts'
import { favorites } from './es/listings/favorites.ts'

/* Paraguayan voseo. */

/** Loaded with every page. */
export const frame = { auth, core, favorites, layout }

/** Loaded with the pages that show them. */
export const features = {
  about: () => import('./es/about.ts'),
  activities: () => import('./es/admin/activities.ts'),
  admin: () => import('./es/admin/admin.ts'),
  adminAccount: () => import('./es/admin/adminAccount.ts'),
  adminExports: () => import('./es/admin/adminExports.ts'),
  adminSettings: () => import('./es/admin/adminSettings.ts'),
  advice: () => import('./es/ai/advice.ts'),
  agents: () => import('./es/admin/agents.ts'),
  alternatives: () => import('./es/listings/alternatives.ts'),
  approvals: () => import('./es/admin/approvals.ts'),
  calculator: () => import('./es/prices/calculator.ts'),
  chat: () => import('./es/ai/chat.ts'),
  compare: () => import('./es/listings/compare.ts'),
  compareResult: () => import('./es/listings/compareResult.ts'),
  currency: () => import('./es/prices/currency.ts'),
  currencyDetail: () => import('./es/prices/currencyDetail.ts'),
  dashboard: () => import('./es/prices/dashboard.ts'),
  docs: () => import('./es/docs.ts'),
  errors: () => import('./es/errors.ts'),
  favoriteNews: () => import('./es/listings/favoriteNews.ts'),
  fieldLabels: () => import('./es/listings/fieldLabels.ts'),
  guides: () => import('./es/guides/guides.ts'),
  home: () => import('./es/home.ts'),
  inbox: () => import('./es/inquiries/inbox.ts'),
  inquiries: () => import('./es/inquiries/inquiries.ts'),
  inquiryExport: () => import('./es/inquiries/inquiryExport.ts'),
  inquiryMails: () => import('./es/inquiries/inquiryMails.ts'),
  landing: () => import('./es/landing.ts'),
  listingReplies: () => import('./es/ai/listingReplies.ts'),
  listings: () => import('./es/listings/listings.ts'),
  panelUsers: () => import('./es/admin/panelUsers.ts'),
  media: () => import('./es/listings/media.ts'),
  messages: () => import('./es/account/messages.ts'),
  method: () => import('./es/prices/method.ts'),
  mine: () => import('./es/listings/mine.ts'),
  moderation: () => import('./es/admin/moderation.ts'),
  neighborhoods: () => import('./es/prices/neighborhoods.ts'),
  notFound: () => import('./es/notFound.ts'),
  notifications: () => import('./es/account/notifications.ts'),
  offline: () => import('./es/offline.ts'),
  page: () => import('./es/page.ts'),
  prices: () => import('./es/prices/prices.ts'),
  property: () => import('./es/listings/property.ts'),
  propertyDetails: () => import('./es/listings/propertyDetails.ts'),
  publish: () => import('./es/listings/publish.ts'),
  replies: () => import('./es/ai/replies.ts'),
  reports: () => import('./es/admin/reports.ts'),
  responseTime: () => import('./es/inquiries/responseTime.ts'),
  roi: () => import('./es/prices/roi.ts'),
  savedSearchMails: () => import('./es/account/savedSearchMails.ts'),
  savedSearches: () => import('./es/account/savedSearches.ts'),
  search: () => import('./es/listings/search.ts'),
  securityMails: () => import('./es/account/securityMails.ts'),
  storage: () => import('./es/storage.ts'),
  unread: () => import('./es/inquiries/unread.ts'),
  users: () => import('./es/account/users.ts'),
}
