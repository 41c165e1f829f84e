import { z } from 'zod/mini'
import { asLanguage, defaultLanguage, type Language, language } from '#shared/core/language.ts'
import { plainText, stored } from './storage.ts'

export const languageStore = stored<Language | null>('oga.language', z.nullable(language), null, plainText)

/** The language of a page: from the URL, else the stored choice, else the default. */
export function chooseLanguage(search: string, chosen: Language | null): Language {
  return asLanguage(new URLSearchParams(search).get('lang')) ?? chosen ?? defaultLanguage
}

/** Removes `lang`, which would override a choice made on the page. */
export function withoutLanguage(address: string): string {
  const url = new URL(address, 'http://any')
  url.searchParams.delete('lang')
  return url.pathname + url.search + url.hash
}

/** The browser's preferred language, if it differs from the page's and the user never chose one. */
export function offeredLanguage(
  current: Language,
  chosen: Language | null,
  preferred: readonly string[],
): Language | undefined {
  const offered = asLanguage(preferred[0])
  return chosen === null && offered !== current ? offered : undefined
}
