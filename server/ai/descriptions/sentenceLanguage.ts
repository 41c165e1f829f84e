import { spokenIn } from '#server/ai/local/questionLanguage.ts'
import type { Language } from '#shared/core/language.ts'

/** Of a sentence; where it has too few words to tell, `otherwise`. Portuguese counts as Spanish. */
export function languageOf(text: string, otherwise: Language): Language {
  const spoken = spokenIn(text)
  return spoken === 'pt' ? 'es' : (spoken ?? otherwise)
}
