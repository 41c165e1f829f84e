import { asLanguage, type Language } from '#shared/core/language.ts'

/** Unless the reader has chosen one. */
export function offeredLanguage(
  current: Language,
  chosen: Language | null,
  preferred: string | undefined,
): Language | undefined {
  const offered = asLanguage(preferred)
  return chosen === null && offered !== current ? offered : undefined
}
