import type { Language } from '#shared/language.ts'
import { en } from '#shared/words/en.ts'
import { es } from '#shared/words/es.ts'

/** The texts of one language. The server speaks both. */
export function words(language: Language) {
  return language === 'en' ? en : es
}
