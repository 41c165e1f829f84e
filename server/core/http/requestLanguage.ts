import type { Request } from 'express'
import { asLanguage, type Language } from '#shared/core/language.ts'
import { acceptedLanguage } from './negotiate.ts'

export function languageOf(request: Pick<Request, 'query' | 'headers'>): Language {
  return asLanguage(request.query.lang) ?? acceptedLanguage(request.headers)
}
