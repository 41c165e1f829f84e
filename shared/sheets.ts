import { defaultLanguage, type Language } from './core/language.ts'
import { withValues } from './paths.ts'

const inLanguage = (language: Language) => (language === defaultLanguage ? {} : { lang: language })

/** PDF to hand over. */
export const sheetPaths = {
  listing: (id: string, language: Language) => withValues(`/sheets/${id}.pdf`, inLanguage(language)),
  /** A3, with a code that counts who comes by it. */
  poster: (id: string, language: Language) => withValues(`/sheets/poster/${id}.pdf`, inLanguage(language)),
  development: (slug: string, language: Language) =>
    withValues(`/sheets/development/${slug}.pdf`, inLanguage(language)),
  /** `question`: as in the address of the calculator. */
  prices: (question: Record<string, unknown>, language: Language) =>
    withValues('/sheets/prices.pdf', { ...question, ...inLanguage(language) }),
  comparison: (ids: readonly string[], language: Language) =>
    withValues('/sheets/compare.pdf', { ids, ...inLanguage(language) }),
}
