import type { Language } from '#shared/core/language.ts'
import type { GuideName } from '#shared/guides/guides.ts'
import type { GuideQuestion } from '#shared/guides/guidesApi.ts'
import { faq } from './faq.ts'

/** The frequent questions of a guide, each as its first phrasing asks it. */
export const questionsOf = (guide: GuideName, language: Language): GuideQuestion[] =>
  Object.entries(faq)
    .filter(([, { more }]) => more?.guide === guide)
    .map(([id, { asked, answer }]) => ({
      id,
      question: asked[language].split(' | ')[0] ?? '',
      answer: answer[language],
    }))
