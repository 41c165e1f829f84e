import { about } from './en/about.ts'
import { compare } from './en/compare.ts'
import { core } from './en/core.ts'
import { errors } from './en/errors.ts'
import { favorites } from './en/favorites.ts'
import { landing } from './en/landing.ts'
import { layout } from './en/layout.ts'
import { listings } from './en/listings.ts'
import { notFound } from './en/notFound.ts'
import type { es } from './es.ts'

export const en: typeof es = { about, compare, core, errors, favorites, landing, layout, listings, notFound }
