import { z } from 'zod/mini'
import { asLanguage, defaultLanguage, type Language, language } from '#shared/language.ts'
import { plainText, stored } from './storage.ts'

/** The reader's own choice; null until there is one. */
export const languageStore = stored<Language | null>('oga.language', z.nullable(language), null, plainText)

/** The language of a page: the address says it, else the reader's earlier choice, else Spanish. */
export function chooseLanguage(search: string, chosen: Language | null): Language {
  return asLanguage(new URLSearchParams(search).get('lang')) ?? chosen ?? defaultLanguage
}

/** An address without its `lang`, which would outvote a choice made on the page. */
export function withoutLanguage(address: string): string {
  const url = new URL(address, 'http://any')
  url.searchParams.delete('lang')
  return url.pathname + url.search + url.hash
}

/** Whether to offer English: the reader never chose, reads Spanish, and the browser prefers English. */
export function offersEnglish(
  current: Language,
  chosen: Language | null,
  preferred: readonly string[],
): boolean {
  return current === 'es' && chosen === null && asLanguage(preferred[0]) === 'en'
}
