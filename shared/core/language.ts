import { brand } from '#shared/brand.ts'
import type { features, frame } from '#shared/words/es.ts'

export interface LanguageWords {
  frame: typeof frame
  features: typeof features
}

export interface LanguageRow {
  locale: string
  /** The other mark groups thousands. */
  decimal: ',' | '.'
  name: string
  load(): Promise<LanguageWords>
  /** In this language, for browsers that prefer it. */
  offer?: { text: string; accept: string; decline: string }
}

const table = {
  es: { locale: 'es-PY', decimal: ',', name: 'Español', load: () => import('#shared/words/es.ts') },
  en: {
    locale: 'en-US',
    decimal: '.',
    name: 'English',
    load: () => import('#shared/words/en.ts'),
    offer: {
      text: `${brand.name} is also available in English.`,
      accept: 'View in English',
      decline: 'Not now',
    },
  },
} as const satisfies Record<string, LanguageRow>

export type Language = keyof typeof table

/** Add a language here, and its texts. */
export const languageTable: Record<Language, LanguageRow> = table

const isLanguage = (code: string): code is Language => Object.hasOwn(table, code)

/** Whatever the browser prefers. */
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

/** For `Intl` and `lang`: "es-PY". */
export function localeOf(language: Language): string {
  return languageTable[language].locale
}
