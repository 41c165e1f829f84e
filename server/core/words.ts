import { type Language, languages } from '#shared/core/language.ts'
import { loadAllWords, type Words } from '#shared/words.ts'

const loaded = new Map<Language, Words>()
for (const language of languages) loaded.set(language, await loadAllWords(language))

export function words(language: Language): Words {
  const found = loaded.get(language)
  if (!found) throw new Error(`There are no words in ${language}`)
  return found
}
