import { about } from './en/about.ts'
import { compare } from './en/compare.ts'
import { core } from './en/core.ts'
import { currency } from './en/currency.ts'
import { errors } from './en/errors.ts'
import { favorites } from './en/favorites.ts'
import { home } from './en/home.ts'
import { landing } from './en/landing.ts'
import { layout } from './en/layout.ts'
import { listings } from './en/listings.ts'
import { notFound } from './en/notFound.ts'
import { page } from './en/page.ts'
import { prices } from './en/prices.ts'
import { property } from './en/property.ts'
import type { es } from './es.ts'

export const en: typeof es = {
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
