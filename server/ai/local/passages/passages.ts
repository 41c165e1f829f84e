import { answerOf, factWordsOf, sectionAnswer } from '#server/ai/guides/answerFromGuides.ts'
import { guideText } from '#server/ai/guides/guideTexts.ts'
import type { AnswerLanguage } from '#server/ai/guides/topic.ts'
import { topicNames, topicOf } from '#server/ai/guides/topics/topics.ts'
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

/* All that can be said in two or three sentences, found by what a question is about. */

export interface Passage {
  name: string
  say(question: QuestionContext): void
}

interface Document extends Passage {
  /** Of what people ask it by, or its title. */
  asked: ReadonlySet<string>
  concepts: ReadonlySet<string>
}

/** Guaraníes per dollar: figures are no concepts. */
const anyRate = 7000
const allLanguages: readonly AnswerLanguage[] = ['es', 'en', 'pt']
const wordsIn = (language: AnswerLanguage) => (language === 'pt' ? portugueseWords() : words(language))

const documentOf = (name: string, asked: string, said: string, say: Passage['say']): Document => {
  const of = conceptsOf(asked)
  return { name, say, asked: new Set(of), concepts: new Set([...of, ...conceptsOf(said)]) }
}

const inAll = (read: (language: AnswerLanguage) => string) => allLanguages.map(read).join(' ')

const ofTopics = (): Document[] =>
  topicNames.map((topic) => {
    const { about, answer } = topicOf(topic)
    const asked = inAll((language) => about[language].join(' ').replaceAll(/[()|!&*?\\+[\]]/g, ' '))
    const said = inAll((language) => plainText(answer[language], factWordsOf(language), anyRate))
    return documentOf(`guide ${topic}`, asked, said, ({ reply, texts, rate }) => {
      const { text, link } = answerOf(topic, { language: texts.language, rate, strength: 2 })
      reply.say(text, [link.text, link.to])
    })
  })

const keysOf = <Key extends string>(record: Record<Key, string>) => Object.keys(record) as Key[]

function ofReplies(): Document[] {
  const { explanations, advice } = words('es')
  const howTopics = Object.keys(how) as HowTopic[]
  return [
    ...keysOf(explanations).map((name) =>
      documentOf(
        `explanation ${name}`,
        `${name} ${explained[name]?.plain ?? ''}`,
        inAll((language) => wordsIn(language).explanations[name]),
        ({ reply, texts }) => reply.say(texts.words.explanations[name]),
      ),
    ),
    ...keysOf(advice.advisers).map((name) =>
      documentOf(
        `adviser ${name}`,
        `${name} ${advised[name].plain}`,
        inAll((language) => wordsIn(language).advice.advisers[name]),
        ({ reply, texts }) => reply.say(texts.words.advice.advisers[name]),
      ),
    ),
    ...howTopics.map((topic) =>
      documentOf(
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
const ofSections = (): Document[] =>
  guideNames.flatMap((guide) =>
    guideText(guide, 'es').sections.map(({ id }) => {
      const sections = languages.flatMap(
        (language) => guideText(guide, language).sections.find((one) => one.id === id) ?? [],
      )
      const said = sections.flatMap(({ blocks }) => blocks.flatMap(textsOf)).join(' ')
      const title = sections.map((one) => one.title).join(' ')
      const plain = plainText(said, factWordsOf('es'), anyRate)
      return documentOf(`section ${guide} ${id}`, title, plain, ({ reply, texts, rate, text }) => {
        const language = texts.pageLanguage
        const answer = sectionAnswer(guide, id, { language, rate, about: sharing(conceptsOf(text)) })
        reply.say(answer.text, [answer.link.text, answer.link.to])
      })
    }),
  )

interface Index {
  documents: readonly Document[]
  /** How telling a concept is: few passages have it. */
  weight(concept: string): number
}

let index: Index | undefined

function indexed(): Index {
  if (index) return index
  const documents = [...ofTopics(), ...ofReplies(), ...ofSections()]
  const counts = new Map<string, number>()
  for (const { concepts } of documents)
    for (const concept of concepts) counts.set(concept, (counts.get(concept) ?? 0) + 1)
  const rare = Math.log(1 + documents.length)
  index = {
    documents,
    weight(concept) {
      const count = counts.get(concept)
      return count === undefined ? rare / 2 : Math.log(1 + documents.length / count)
    },
  }
  return index
}

/** What it is asked by says more than what it says. */
const saidTimes = 0.5
/** A section says many things. */
const ofSection = 0.85

export interface FoundPassage extends Passage {
  /** The share of what the question says that the passage is about, by weight: 0 to 1. */
  coverage: number
  shared: number
  score: number
}

/** The passages that are nearest to a question, best first. */
export function findPassages(question: string, most = 3): FoundPassage[] {
  const concepts = conceptsOf(question)
  const { documents, weight } = indexed()
  const whole = concepts.reduce((sum, one) => sum + weight(one), 0)
  if (whole === 0) return []
  return documents
    .map(({ name, say, asked, concepts: own }) => {
      const shared = concepts.filter((one) => own.has(one))
      const times = name.startsWith('section') ? ofSection : 1
      const score = shared.reduce((sum, one) => sum + weight(one) * (asked.has(one) ? 1 : saidTimes), 0)
      return { name, say, coverage: score / whole, shared: shared.length, score: score * times }
    })
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
}
