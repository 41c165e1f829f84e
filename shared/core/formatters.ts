import { type Language, localeOf } from './language.ts'

/** Cached: creating one takes as long as a hundred uses. */
export function formatters<Formatter>(
  create: (locale: string) => Formatter,
): (language: Language) => Formatter {
  const created = new Map<Language, Formatter>()
  return (language) => {
    const known = created.get(language) ?? create(localeOf(language))
    created.set(language, known)
    return known
  }
}
