import { errors } from './en/errors.ts'
import type { es } from './es.ts'

export const en: typeof es = { errors }
