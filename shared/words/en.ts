import { about } from './en/about.ts'
import { auth } from './en/auth.ts'
import { compare } from './en/compare.ts'
import { core } from './en/core.ts'
import { currency } from './en/currency.ts'
import { dashboard } from './en/dashboard.ts'
import { errors } from './en/errors.ts'
import { favorites } from './en/favorites.ts'
import { home } from './en/home.ts'
import { landing } from './en/landing.ts'
import { layout } from './en/layout.ts'
import { listings } from './en/listings.ts'
import { media } from './en/media.ts'
import { notFound } from './en/notFound.ts'
import { notifications } from './en/notifications.ts'
import { page } from './en/page.ts'
import { prices } from './en/prices.ts'
import { property } from './en/property.ts'
import { publish } from './en/publish.ts'
import { users } from './en/users.ts'
import type { es } from './es.ts'

export const en: typeof es = {
  about,
  compare,
  dashboard,
  publish,
  media,
  notifications,
  users,
  auth,
  core,
  property,
  prices,
  home,
  currency,
  errors,
  favorites,
  landing,
  layout,
  listings,
  notFound,
  page,
}
