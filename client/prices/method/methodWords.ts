import type { Language } from '#shared/language.ts'
import type { method } from '#shared/words/es/method.ts'

type MethodWords = typeof method

const loaders: Record<Language, () => Promise<{ method: MethodWords }>> = {
  es: () => import('#shared/words/es/method.ts'),
  en: () => import('#shared/words/en/method.ts'),
}
const loaded: Partial<Record<Language, Promise<MethodWords>>> = {}

/** The texts of the method page, which is long and seldom read: a piece of their own. The same promise each time. */
export function loadMethod(language: Language): Promise<MethodWords> {
  const words = loaded[language] ?? loaders[language]().then(({ method }) => method)
  loaded[language] = words
  words.catch(() => {
    delete loaded[language]
  })
  return words
}
