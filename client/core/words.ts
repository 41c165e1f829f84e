import type { Language } from '#shared/core/language.ts'
import { type Feature, loadWords as fetchWords, hasWords, type Words } from '#shared/words.ts'
import { type Once, once } from './once.ts'

/** Every text that is there, by language; the same object however many are added. */
const texts = new Map<Language, Partial<Words>>()
const requests = new Map<string, Once<void>>()
/** What was asked for so far, in whichever language. */
const wanted = new Set<Feature>()

/** Loads the texts of some features once, the same promise each time; what failed is tried again after a pause. */
export function loadWords(language: Language, features: readonly Feature[]): Promise<void> {
  return requestOf(language, features).load()
}

/** Loads in another language what was asked for so far, so that the page can change at once. */
export function loadLanguage(language: Language): Promise<void> {
  return loadWords(language, [...wanted])
}

/** For rendering: the texts of some features; while they are on their way, the component is suspended. */
export function readWords<F extends Feature>(language: Language, features: readonly F[]): Pick<Words, F> {
  const words = texts.get(language) ?? {}
  if (hasWords(words, features)) return words
  requestOf(language, features).read()
  throw new Error(`There are no texts of ${features.join(', ')} in ${language}`)
}

function requestOf(language: Language, features: readonly Feature[]): Once<void> {
  for (const feature of features) wanted.add(feature)
  const key = [language, ...features].join(' ')
  const request = requests.get(key) ?? once(() => load(language, features))
  requests.set(key, request)
  return request
}

async function load(language: Language, features: readonly Feature[]): Promise<void> {
  const words = await fetchWords(language, features)
  texts.set(language, Object.assign(texts.get(language) ?? {}, words))
}
