import { answerOf, faqAnswer } from '#server/ai/guides/answerFromGuides.ts'
import { hasSaidCase } from '#server/ai/local/answers/guide.ts'
import { wasSaid } from '#server/ai/local/answers/wasSaid.ts'
import { certainty, rankIntents } from '#server/ai/local/intents/intent.ts'
import { intents } from '#server/ai/local/intents/table.ts'
import {
  type FoundPhrasing,
  firstPhrasing,
  leastLead,
  likeness,
  nearestBeside,
  nearestPhrasings,
} from '#server/ai/local/passages/phrasings.ts'
import type { Meaning } from '#server/ai/local/questionContext.ts'
import { languages } from '#shared/core/language.ts'

/** What is told in paragraphs, of which a turn may ask for more. */
const told: ReadonlySet<string> = new Set(['faq', 'guide', 'explain', 'passage', 'besideBefore'])

const ofFigures: ReadonlySet<string> = new Set([
  'figures',
  'yield',
  'yieldAreas',
  'whereToLive',
  'cheaperToLive',
])

const pointsBack =
  / (?:eso|esto|esos|esas|that|those|isso|quien(?:es)? (?:las? )?paga\w*|who pays|quem paga)(?= )/

/** Words: more stand alone. */
const maxWords = 14
const ofSearch: ReadonlySet<string> = new Set([
  'price',
  'bedrooms',
  'bathrooms',
  'area',
  'landArea',
  'sortBy',
])

/** "¿Quién paga?" */
const asksOnlyWho =
  /^ (?:(?:y|e|and) )?(?:(?:eso|isso) )?(?:quien(?:es)?|who|quem) (?:(?:lo|la|los|las) )?(?:pays?|paga|pagan)(?: (?:eso|it|that|isso))? $/

/** "¿Y si tiene bebé?" after how to evict: the frequent question that it asks of that matter. */
export function narrowed(now: Meaning, prior: Meaning): string | undefined {
  const { text, wording, understood, listing } = now
  if (listing || wording.trim().split(' ').length > maxWords || hasSaidCase(now)) return undefined
  if (understood.criteria.some(({ field }) => ofSearch.has(field))) return undefined
  // The answer before says it.
  if (asksOnlyWho.test(wording)) return undefined
  const [own] = rankIntents(intents, now)
  if (own && own.intent.name !== 'faq' && own.score >= certainty.pointed) return undefined
  // "¿Y en qué zona rinde más?" asks for figures.
  if (own && ofFigures.has(own.intent.name) && own.score >= certainty.asked) return undefined
  const [answered] = rankIntents(intents, prior)
  const isTelling = answered && told.has(answered.intent.name)
  // "¿Y eso lo paga el inquilino?" after a figure.
  const isOfFigure = answered?.intent.name === 'figures' && pointsBack.test(wording)
  if (!isTelling && !isOfFigure) return undefined
  const [alone] = nearestPhrasings(text)
  const isSure = alone && alone.similarity >= likeness.sure && alone.lead >= leastLead * 1.5
  const found = isSure ? alone : besideOf(now, prior)
  if (!found || (alone && found.similarity < alone.similarity && found.lead <= alone.lead)) return undefined
  return firstPhrasing(found, now.texts.language)
}

/** By its lead: what others are as near to is no answer. */
const leastBeside = 0.06

/** What was told is the answer only where the turn surely asks for it again. */
const besideOf = (now: Meaning, prior: Meaning) =>
  nearestBeside(prior.text, now.text).find((one) =>
    isTold(one, now)
      ? one.similarity >= likeness.sure
      : one.lead >= (one.concepts > 1 ? leastLead : leadOfBare)
        ? one.similarity >= leastLike
        : one.similarity >= likeness.near && one.lead >= leastBeside,
  )
/** Of a turn like "¿y si me atraso?", which the question before says most of. */
const leadOfBare = 0.12
/** Where it is nearer than any other by far. */
const leastLike = likeness.near - 0.05

/** Whether it was answered in this conversation, in any language. */
function isTold({ entry, topic }: FoundPhrasing, { history, rate }: Meaning): boolean {
  return [...languages, 'pt' as const].some((language) => {
    const { text } = entry
      ? faqAnswer(entry, { language, rate })
      : topic
        ? answerOf(topic, { language, rate, strength: 2 })
        : { text: '' }
    return text !== '' && wasSaid(history, text)
  })
}
