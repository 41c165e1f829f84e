import { formatters } from '#shared/core/formatters.ts'
import type { Language } from '#shared/core/language.ts'

const months = formatters(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
)

/** 'noviembre de 2026' of '2026-11'. */
export function monthText(month: string, language: Language): string {
  return months(language).format(new Date(`${month}-15T12:00:00Z`))
}
