import { timeZone } from '#client/core/format.ts'
import { formatters } from '#shared/core/formatters.ts'
import type { Language } from '#shared/core/language.ts'

const dates = formatters((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }))

export function shortDate(date: number | string, language: Language): string {
  return dates(language).format(new Date(date))
}
