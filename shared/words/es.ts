import { about } from './es/about.ts'
import { auth } from './es/auth.ts'
import { compare } from './es/compare.ts'
import { core } from './es/core.ts'
import { currency } from './es/currency.ts'
import { dashboard } from './es/dashboard.ts'
import { errors } from './es/errors.ts'
import { favorites } from './es/favorites.ts'
import { home } from './es/home.ts'
import { landing } from './es/landing.ts'
import { layout } from './es/layout.ts'
import { listings } from './es/listings.ts'
import { media } from './es/media.ts'
import { notFound } from './es/notFound.ts'
import { notifications } from './es/notifications.ts'
import { page } from './es/page.ts'
import { prices } from './es/prices.ts'
import { property } from './es/property.ts'
import { publish } from './es/publish.ts'
import { users } from './es/users.ts'

/** Spanish (Paraguayan voseo): the model that every other language satisfies. */
export const es = {
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
