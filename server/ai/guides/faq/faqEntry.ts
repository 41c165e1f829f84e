import type { AnswerLanguage } from '#server/ai/guides/topic.ts'
import type { GuidePlace } from '#shared/guides/guides.ts'

/** A frequent question that no section of a guide answers by itself. */
export interface FaqEntry {
  /** Where more of it stands; undefined where no guide has more. */
  more?: GuidePlace
  /** As people ask it, separated by " | ": a question is answered by the entry with the phrasing nearest to it. */
  asked: Record<AnswerLanguage, string>
  /** Two or three sentences, which state facts by their marks. */
  answer: Record<AnswerLanguage, string>
}
