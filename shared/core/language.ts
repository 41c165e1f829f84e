import type { features, frame } from '#shared/words/es.ts'

/** The texts of the frame, and loaders of the others. */
export interface LanguageWords {
  frame: typeof frame
  features: typeof features
}

export interface LanguageRow {
  /** For dates and numbers. */
  locale: string
  /** Its decimal mark; the other of the two groups thousands. */
  decimal: ',' | '.'
  /** In itself. */
  name: string
  load(): Promise<LanguageWords>
  /** In itself, shown to browsers that prefer it. */
  offer?: { text: string; accept: string; decline: string }
}

const table = {
  es: { locale: 'es-PY', decimal: ',', name: 'Español', load: () => import('#shared/words/es.ts') },
  en: {
    locale: 'en-US',
    decimal: '.',
    name: 'English',
    load: () => import('#shared/words/en.ts'),
    offer: { text: 'Óga is also available in English.', accept: 'View in English', decline: 'Not now' },
  },
} as const satisfies Record<string, LanguageRow>

export type Language = keyof typeof table

/** Every language. A further one is a row here and its texts. */
export const languageTable: Record<Language, LanguageRow> = table

const isLanguage = (code: string): code is Language => Object.hasOwn(table, code)

/** Until the reader chooses, whatever the browser prefers. */
export const defaultLanguage = 'es' satisfies Language

export const languages: readonly [Language, ...Language[]] = [
  defaultLanguage,
  ...Object.keys(table)
    .filter(isLanguage)
    .filter((code) => code !== defaultLanguage),
]

/** `en-US` is `en`, `fr` is undefined. */
export function asLanguage(value: unknown): Language | undefined {
  if (typeof value !== 'string') return undefined
  const code = value.trim().slice(0, 2).toLowerCase()
  return isLanguage(code) ? code : undefined
}

export function localeOf(language: Language): string {
  return languageTable[language].locale
}
