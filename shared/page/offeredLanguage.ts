import { asLanguage, type Language } from '#shared/core/language.ts'

/** The browser's preferred language, if it differs from the page's and the reader never chose one. */
export function offeredLanguage(
  current: Language,
  chosen: Language | null,
  preferred: string | undefined,
): Language | undefined {
  const offered = asLanguage(preferred)
  return chosen === null && offered !== current ? offered : undefined
}
