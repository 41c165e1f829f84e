import { type Language, localeOf } from './language.ts'

/** One formatter for each language: creating one takes longer than a hundred uses of it. */
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
