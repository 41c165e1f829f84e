import { defaultLanguage, type Language } from '#shared/core/language.ts'

/** The default language is not named in it. */
export function addressOf(origin: string, path: string, language: Language): string {
  if (language === defaultLanguage) return origin + path
  return `${origin}${path}${path.includes('?') ? '&' : '?'}lang=${language}`
}
