import { defaultLanguage, type Language } from '#shared/core/language.ts'

export function addressOf(origin: string, path: string, language: Language): string {
  if (language === defaultLanguage) return origin + path
  return `${origin}${path}${path.includes('?') ? '&' : '?'}lang=${language}`
}
