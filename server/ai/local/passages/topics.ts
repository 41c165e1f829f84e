import { factWordsOf } from '#server/ai/guides/answerFromGuides.ts'
import type { AnswerLanguage } from '#server/ai/guides/topic.ts'
import { type GuideTopic, topicNames, topicOf } from '#server/ai/guides/topics/topics.ts'
import { plainText } from '#shared/guides/guideText.ts'
import { createIndex, type Document, documentOf, type Found } from './index.ts'

/** Guaraníes per dollar: figures are no concepts. */
const anyRate = 7000
export const allLanguages: readonly AnswerLanguage[] = ['es', 'en', 'pt']
export const inAll = (read: (language: AnswerLanguage) => string) => allLanguages.map(read).join(' ')

/** Of what guides answer, in all languages. */
export const topicDocuments = (): Document<GuideTopic>[] =>
  topicNames.map((topic) => {
    const { about, answer } = topicOf(topic)
    const asked = inAll((language) => about[language].join(' ').replaceAll(/[()|!&*?\\+[\]]/g, ' '))
    const said = inAll((language) => plainText(answer[language], factWordsOf(language), anyRate))
    return documentOf(`guide ${topic}`, asked, said, topic)
  })

let find: ReturnType<typeof createIndex<GuideTopic>> | undefined

/** The topics that are nearest to a question, best first. */
export function nearestTopics(question: string): Found<GuideTopic>[] {
  find ??= createIndex(topicDocuments())
  return find(question)
}
