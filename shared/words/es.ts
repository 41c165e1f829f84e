import { about } from './es/about.ts'
import { compare } from './es/compare.ts'
import { core } from './es/core.ts'
import { currency } from './es/currency.ts'
import { errors } from './es/errors.ts'
import { favorites } from './es/favorites.ts'
import { home } from './es/home.ts'
import { landing } from './es/landing.ts'
import { layout } from './es/layout.ts'
import { listings } from './es/listings.ts'
import { notFound } from './es/notFound.ts'
import { page } from './es/page.ts'
import { prices } from './es/prices.ts'
import { property } from './es/property.ts'

/** Spanish (Paraguayan voseo): the model that every other language satisfies. */
export const es = {
  about,
  compare,
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
