import { about } from './es/about.ts'
import { compare } from './es/compare.ts'
import { core } from './es/core.ts'
import { errors } from './es/errors.ts'
import { favorites } from './es/favorites.ts'
import { landing } from './es/landing.ts'
import { layout } from './es/layout.ts'
import { listings } from './es/listings.ts'
import { notFound } from './es/notFound.ts'

/** Spanish (Paraguayan voseo): the model that every other language satisfies. */
export const es = { about, compare, core, errors, favorites, landing, layout, listings, notFound }
