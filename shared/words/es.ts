import { about } from './es/about.ts'
import { core } from './es/core.ts'
import { errors } from './es/errors.ts'
import { landing } from './es/landing.ts'
import { layout } from './es/layout.ts'
import { notFound } from './es/notFound.ts'

/** Spanish (Paraguayan voseo): the model that every other language satisfies. */
export const es = { about, core, errors, landing, layout, notFound }
