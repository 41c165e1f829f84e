import { activitiesFeature } from './activities/activities.feature.ts'
import { adminFeature } from './admin/admin.feature.ts'
import { administratorsFeature } from './administrators/administrators.feature.ts'
import { agenciesFeature } from './agencies/agencies.feature.ts'
import { agencyPagesFeature } from './agencyPages/agencyPages.feature.ts'
import { aiFeature } from './ai/ai.feature.ts'
import { keysFeature } from './apiKeys/apiKeys.feature.ts'
import { authFeature } from './auth/auth.feature.ts'
import { boostsFeature } from './boosts/boosts.feature.ts'
import type { Feature } from './core/feature.ts'
import { upkeepFeature } from './core/upkeep.feature.ts'
import { currencyFeature } from './currency/currency.feature.ts'
import { developmentsFeature } from './developments/developments.feature.ts'
import { embedsFeature } from './embeds/embeds.feature.ts'
import { exportsFeature } from './exports/exports.feature.ts'
import { favoritesFeature } from './favorites/favorites.feature.ts'
import { importsFeature } from './imports/imports.feature.ts'
import { inquiriesFeature } from './inquiries/inquiries.feature.ts'
import { listingsFeature } from './listings/listings.feature.ts'
import { mediaFeature } from './media/media.feature.ts'
import { notificationsFeature } from './notifications/notifications.feature.ts'
import { pricesFeature } from './prices/prices.feature.ts'
import { reportsFeature } from './reports/reports.feature.ts'
import { savedSearchesFeature } from './savedSearches/savedSearches.feature.ts'
import type { Services } from './services.ts'
import { settingsFeature } from './settings/settings.feature.ts'
import { sheetsFeature } from './sheets/sheets.feature.ts'
import { usersFeature } from './users/users.feature.ts'
import { webhooksFeature } from './webhooks/webhooks.feature.ts'

/** In rank order: each uses only those before it. */
export const features: readonly Feature<Services>[] = [
  upkeepFeature,
  activitiesFeature,
  settingsFeature,
  currencyFeature,
  usersFeature,
  authFeature,
  notificationsFeature,
  mediaFeature,
  agenciesFeature,
  keysFeature,
  administratorsFeature,
  developmentsFeature,
  listingsFeature,
  webhooksFeature,
  pricesFeature,
  favoritesFeature,
  savedSearchesFeature,
  inquiriesFeature,
  agencyPagesFeature,
  boostsFeature,
  importsFeature,
  aiFeature,
  reportsFeature,
  sheetsFeature,
  exportsFeature,
  embedsFeature,
  adminFeature,
]
