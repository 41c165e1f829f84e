import { about } from './en/about.ts'
import { core } from './en/core.ts'
import { errors } from './en/errors.ts'
import { landing } from './en/landing.ts'
import { layout } from './en/layout.ts'
import { notFound } from './en/notFound.ts'
import type { es } from './es.ts'

export const en: typeof es = { about, core, errors, landing, layout, notFound }
