import { answerOf, factWordsOf, sectionAnswer } from '#server/ai/guides/answerFromGuides.ts'
import { guideText } from '#server/ai/guides/guideTexts.ts'
import type { AnswerLanguage } from '#server/ai/guides/topic.ts'
import { answerHow } from '#server/ai/local/answers/helping.ts'
import { advised } from '#server/ai/local/intents/adviser.ts'
import { explained } from '#server/ai/local/intents/explaining.ts'
import { plainWords } from '#server/ai/local/intents/intent.ts'
import { portugueseWords } from '#server/ai/local/portuguese/words.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import { type HowTopic, how } from '#server/ai/local/topics.ts'
import { words } from '#server/core/words.ts'
import { languages } from '#shared/core/language.ts'
import { guideNames } from '#shared/guides/guides.ts'
import { plainText, textsOf } from '#shared/guides/guideText.ts'
import { conceptsOf } from './concepts.ts'
import { createIndex, type Document, documentOf, type Found } from './index.ts'
import { inAll, topicDocuments } from './topics.ts'

/* All that can be said in two or three sentences, found by what a question is about. */

type Say = (question: QuestionContext) => void

/** Guaraníes per dollar: figures are no concepts. */
const anyRate = 7000
const wordsIn = (language: AnswerLanguage) => (language === 'pt' ? portugueseWords() : words(language))

const ofTopics = (): Document<Say>[] =>
  topicDocuments().map((document) => ({
    ...document,
    value({ reply, texts, rate }) {
      const { text, link } = answerOf(document.value, { language: texts.language, rate, strength: 2 })
      reply.say(text, [link.text, link.to])
    },
  }))

const keysOf = <Key extends string>(record: Record<Key, string>) => Object.keys(record) as Key[]

function ofReplies(): Document<Say>[] {
  const { explanations, advice } = words('es')
  const howTopics = Object.keys(how) as HowTopic[]
  return [
    ...keysOf(explanations).map((name) =>
      documentOf<Say>(
        `explanation ${name}`,
        `${name} ${explained[name]?.plain ?? ''}`,
        inAll((language) => wordsIn(language).explanations[name]),
        ({ reply, texts }) => reply.say(texts.words.explanations[name]),
      ),
    ),
    ...keysOf(advice.advisers).map((name) =>
      documentOf<Say>(
        `adviser ${name}`,
        `${name} ${advised[name].plain}`,
        inAll((language) => wordsIn(language).advice.advisers[name]),
        ({ reply, texts }) => reply.say(texts.words.advice.advisers[name]),
      ),
    ),
    ...howTopics.map((topic) =>
      documentOf<Say>(
        `site ${topic}`,
        `${topic} ${plainWords(how[topic].source)}`,
        inAll((language) => wordsIn(language).replies.how[topic]),
        (question) => answerHow(question, topic),
      ),
    ),
  ]
}

const sharing = (concepts: readonly string[]) => (text: string) =>
  conceptsOf(text).filter((one) => concepts.includes(one)).length

/** Sections of guides, which no page has in Portuguese. */
const ofSections = (): Document<Say>[] =>
  guideNames.flatMap((guide) =>
    guideText(guide, 'es').sections.map(({ id }) => {
      const sections = languages.flatMap(
        (language) => guideText(guide, language).sections.find((one) => one.id === id) ?? [],
      )
      const said = sections.flatMap(({ blocks }) => blocks.flatMap(textsOf)).join(' ')
      const title = sections.map((one) => one.title).join(' ')
      const plain = plainText(said, factWordsOf('es'), anyRate)
      return documentOf<Say>(`section ${guide} ${id}`, title, plain, ({ reply, texts, rate, text }) => {
        const language = texts.pageLanguage
        const answer = sectionAnswer(guide, id, { language, rate, about: sharing(conceptsOf(text)) })
        reply.say(answer.text, [answer.link.text, answer.link.to])
      })
    }),
  )

let find: ReturnType<typeof createIndex<Say>> | undefined

export type FoundPassage = Found<Say>

/** The passages that are nearest to a question, best first. */
export function findPassages(question: string): FoundPassage[] {
  find ??= createIndex([...ofTopics(), ...ofReplies(), ...ofSections()])
  return find(question)
}
