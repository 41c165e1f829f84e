import { type Language, localeOf } from '#shared/core/language.ts'

/** '3 nov 2026', 'Nov 3, 2026' */
export function shortDate(date: number | string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium' }).format(new Date(date))
}
