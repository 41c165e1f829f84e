import { type Language, localeOf } from './language.ts'

/** One formatter for each language and variant: creating one takes longer than a hundred uses of it. */
export function formatters<Formatter>(
  create: (locale: string, variant: number) => Formatter,
): (language: Language, variant?: number) => Formatter {
  const created = new Map<string, Formatter>()
  return (language, variant = 0) => {
    const key = `${language} ${variant}`
    const known = created.get(key) ?? create(localeOf(language), variant)
    created.set(key, known)
    return known
  }
}
