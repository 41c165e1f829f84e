import { formatters } from '#shared/core/formatters.ts'
import type { Language } from '#shared/core/language.ts'
import { paraguayZone } from '#shared/core/paraguayTime.ts'

const dates = formatters(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: paraguayZone }),
)

export function shortDate(date: number | string, language: Language): string {
  return dates(language).format(new Date(date))
}
