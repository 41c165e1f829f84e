import { asLanguage, defaultLanguage, type Language, languages } from '#shared/core/language.ts'
import { choiceCookies } from '#shared/page/choiceCookies.ts'
import { oneOf } from './checks.ts'
import { copiedToCookie, plainText, stored } from './storage.ts'

export const languageStore = copiedToCookie(
  stored<Language | null>(choiceCookies.language, oneOf(languages), null, { format: plainText }),
)

export function chooseLanguage(search: string, chosen: Language | null): Language {
  return asLanguage(new URLSearchParams(search).get('lang')) ?? chosen ?? defaultLanguage
}

/** Removes `lang`, which would override a later choice. */
export function withoutLanguage(address: string): string {
  const url = new URL(address, 'http://any')
  url.searchParams.delete('lang')
  return url.pathname + url.search + url.hash
}
