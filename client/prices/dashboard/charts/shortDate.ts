import { timeZone } from '#client/core/format.ts'
import { type Language, localeOf } from '#shared/core/language.ts'

export function shortDate(date: number | string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeZone }).format(new Date(date))
}
