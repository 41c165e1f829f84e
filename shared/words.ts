import { type Language, type LanguageWords, languageTable } from './core/language.ts'

type FrameWords = LanguageWords['frame']
type Loaders = LanguageWords['features']
type LoadedBy<Load> = Load extends () => Promise<infer Module> ? Module : never

/** Spanish is the model: a missing text in another language does not compile. */
export type Words = FrameWords & {
  [F in keyof Loaders]: LoadedBy<Loaders[F]>[F & keyof LoadedBy<Loaders[F]>]
}
export type Feature = keyof Words

/** Whether the texts of all these features are loaded. */
export function hasWords<F extends Feature>(
  words: Partial<Words>,
  features: readonly F[],
): words is Partial<Words> & Pick<Words, F> {
  return features.every((feature) => words[feature] !== undefined)
}

/** The texts of the frame and of these features. */
export async function loadWords<F extends Feature>(
  language: Language,
  names: readonly F[],
): Promise<FrameWords & Pick<Words, F>> {
  const { frame, features } = await languageTable[language].load()
  const parts: Partial<Words>[] = await Promise.all(
    names.flatMap((feature) => (isLoaded(feature, features) ? features[feature]() : [])),
  )
  const words: FrameWords & Partial<Words> = { ...frame }
  for (const part of parts) Object.assign(words, part)
  if (!hasWords(words, names)) throw new Error(`There are no words of ${names.join(', ')}`)
  return words
}

/** For the server and tests: every feature's texts. */
export async function loadAllWords(language: Language): Promise<Words> {
  const { features } = await languageTable[language].load()
  return loadWords(
    language,
    Object.keys(features).filter((name) => isLoaded(name, features)),
  )
}

function isLoaded(name: string, features: Loaders): name is keyof Loaders {
  return Object.hasOwn(features, name)
}
