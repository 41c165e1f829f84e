import { favoritesKeeper } from './favorites/favorites.service.ts'
import { inquiriesKeeper } from './inquiries/inquiries.personal.ts'
import { listingsKeeper } from './listings/listings.personal.ts'
import { uploadsKeeper } from './media/uploads.personal.ts'
import { notificationsKeeper } from './notifications/notifications.personal.ts'
import { priceAnalysesKeeper } from './prices/prices.personal.ts'
import type { PersonalDataKeeper } from './users/personalData.ts'

/** All features that keep something of a user, in the order in which they tell and erase it. */
export const keepers: readonly PersonalDataKeeper[] = [
  listingsKeeper,
  priceAnalysesKeeper,
  favoritesKeeper,
  inquiriesKeeper,
  notificationsKeeper,
  uploadsKeeper,
]
