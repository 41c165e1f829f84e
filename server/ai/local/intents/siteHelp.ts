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

/** "Vendo mi casa y quiero pasarme a un depto, ¿qué consigo?", "¿me conviene alquilar mi depto con muebles?" */
const asksOtherwise =
  / (?:conviene\w*|convendria|que consigo|que puedo (?:comprar|conseguir)|me alcanza|(?:y|para|and|to|e) (?:(?:me |nos )?(?:quiero|queremos|pienso|want to|quero) )?(?:compr\w+|buy\w*|mud\w+|pas\w+me|move|moving)|should i|is it (?:better|worth)|vale (?:la|a) pena|compensa)(?= )/

/** What of the site is asked about. */
export function siteTopic(question: Meaning): HowTopic | undefined {
  const { wording } = question
  if (question.thread.search && sameElsewhere.test(wording)) return undefined
  const topic = topicsIn(how, wording).find(
    (one) => isAboutSite.has(one) || asksHow.test(wording) || !asksForHomes(question),
  )
  const isOfHomes = topic === 'publish' && asksForHomes(question) && asksOtherwise.test(wording)
  return isOfHomes && !asksHow.test(wording) ? undefined : topic
}

export const siteHelp: Intent = {
  name: 'siteHelp',
  score: (question) => (siteTopic(question) ? certainty.site : 0),
  answer(question) {
    const topic = siteTopic(question)
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
