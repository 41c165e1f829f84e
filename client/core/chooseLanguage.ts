import { z } from 'zod/mini'
import { asLanguage, defaultLanguage, type Language, language } from '#shared/core/language.ts'
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

/** The language to offer to a reader who never chose: the one that the browser prefers, where it is another. */
export function offeredLanguage(
  current: Language,
  chosen: Language | null,
  preferred: readonly string[],
): Language | undefined {
  const offered = asLanguage(preferred[0])
  return chosen === null && offered !== current ? offered : undefined
}
