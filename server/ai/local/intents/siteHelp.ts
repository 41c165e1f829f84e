import { answerHow } from '#server/ai/local/answers/helping.ts'
import type { Meaning } from '#server/ai/local/questionContext.ts'
import { asksHow, type HowTopic, how, sameElsewhere, topicsIn } from '#server/ai/local/topics.ts'
import { certainty, type Intent } from './intent.ts'

/** Even if the question mentions the reader's home. */
const isAboutSite = new Set<HowTopic>([
  'mails',
  'currency',
  'publish',
  'mine',
  'method',
  'account',
  'team',
  'imports',
  'api',
  'report',
  'alerts',
  'agency',
  'whyHere',
  'photos',
  'guides',
  'compare',
])

/** A search outweighs words about the site. */
const asksForHomes = ({ understood }: Meaning) =>
  understood.filters.propertyType !== undefined || understood.filters.city !== undefined

function topicOf(question: Meaning): HowTopic | undefined {
  if (question.thread.search && sameElsewhere.test(question.wording)) return undefined
  return topicsIn(how, question.wording).find(
    (topic) => isAboutSite.has(topic) || asksHow.test(question.wording) || !asksForHomes(question),
  )
}

export const siteHelp: Intent = {
  name: 'siteHelp',
  score: (question) => (topicOf(question) ? certainty.site : 0),
  answer(question) {
    const topic = topicOf(question)
    if (topic) answerHow(question, topic)
    const others = topicsIn(how, question.wording).filter((one) => one !== topic)
    const other = others.find((one) => one === 'fees' || one === 'publish')
    if (other && (topic === 'fees' || topic === 'publish')) answerHow(question, other)
  },
  cases: [
    { ask: '¿cómo publico mi casa?' },
    { ask: 'how do I publish a listing?' },
    { ask: 'como publico minha casa?' },
    { ask: 'is there a guide for first-time buyers?' },
    { ask: 'preciso de fotos profissionais?' },
    { ask: 'que necesito para publicar mi casa y cuanto cobran ustedes' },
  ],
}
