import type { AnswerLanguage } from '#server/ai/guides/topic.ts'
import type { GuideTopic } from '#server/ai/guides/topics/topics.ts'

/** As people ask, separated by " | ". */
export type Phrasings = Record<AnswerLanguage, string>
export type Asked = Partial<Record<GuideTopic, Phrasings>>
