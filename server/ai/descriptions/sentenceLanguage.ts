import { questionLanguage, spokenIn } from '#server/ai/local/questionLanguage.ts'
import { wordingOf } from '#server/ai/local/wording.ts'
import type { Language } from '#shared/core/language.ts'

/** Of a sentence; where it has too few words to tell, `otherwise`. */
export const languageOf = (text: string, otherwise: Language): Language =>
  questionLanguage(spokenIn(wordingOf(text), text), [], otherwise)
