import type { Language } from '#shared/core/language.ts'
import { type Feature, loadWords as fetchWords, hasWords, type Words } from '#shared/words.ts'
import { type Once, once } from './once.ts'

/** The same object when features are added. */
const loadedWords = new Map<Language, Partial<Words>>()
const requests = new Map<string, Once<void>>()
/** In any language. */
const requested = new Set<Feature>()

/** Once; a failure is retried after a delay. */
export function loadWords(language: Language, features: readonly Feature[]): Promise<void> {
  return requestOf(language, features).load()
}

export function loadLanguage(language: Language): Promise<void> {
  return loadWords(language, [...requested])
}

/** Suspends while loading. */
export function readWords<F extends Feature>(language: Language, features: readonly F[]): Pick<Words, F> {
  const words = loadedWords.get(language) ?? {}
  if (hasWords(words, features)) return words
  requestOf(language, features).read()
  throw new Error(`There are no texts of ${features.join(', ')} in ${language}`)
}

function requestOf(language: Language, features: readonly Feature[]): Once<void> {
  for (const feature of features) requested.add(feature)
  const key = [language, ...features].join(' ')
  const request = requests.get(key) ?? once(() => load(language, features))
  requests.set(key, request)
  return request
}

async function load(language: Language, features: readonly Feature[]): Promise<void> {
  const words = await fetchWords(language, features)
  loadedWords.set(language, Object.assign(loadedWords.get(language) ?? {}, words))
}
