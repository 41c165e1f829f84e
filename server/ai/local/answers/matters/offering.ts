import { homesOdds } from '#server/ai/local/decision/homesOdds.ts'
import { asksToBeTold } from '#server/ai/local/intents/passage.ts'
import { type FoundPhrasing, firstPhrasing, nearestPhrasings } from '#server/ai/local/passages/phrasings.ts'
import type { Meaning, QuestionContext } from '#server/ai/local/questionContext.ts'
import { talk } from '#server/ai/local/topics.ts'
import { matterFor, placesIn, sayFaq, spanishOf } from './faq.ts'

/** Questions to choose from. */
const most = 3
/** Below, a phrasing shares only words that any question has. */
const leastAlike = 0.25
const leastConcepts = 2
const leastWords = 4

/** Of phrasings that were kept apart, about half are right from here on. */
const likelyFirst = { similarity: 0.3, lead: 0.04 } as const
const isFirst = ({ similarity, lead, concepts }: FoundPhrasing) =>
  similarity >= likelyFirst.similarity && lead >= likelyFirst.lead && concepts >= leastConcepts

/** It asks something, in words that say of what. */
function isQuestion({ text, wording }: Meaning): boolean {
  if (wording.trim().split(' ').length < leastWords) return false
  return /[?¿]/.test(text) || asksToBeTold.test(wording) || (homesOdds(text) ?? 0) < 0
}

/** One matter stands out, which says more than words that a guide has. */
export function standsOut(question: Meaning): boolean {
  const found = matterFor(question)
  return found !== undefined && isFirst(found)
}

/** What can be told of most nearly that, as questions to choose from; false where nothing is near. */
export function offerNearest(question: QuestionContext): boolean {
  const { listing, wording, reply, texts } = question
  const isOther = talk.offTopic.test(wording) || talk.future.test(wording)
  if (listing || isOther || !isQuestion(question)) return false
  const near = nearestPhrasings(spanishOf(question), placesIn(question))
    .filter(({ similarity, concepts }) => similarity >= leastAlike && concepts >= leastConcepts)
    .slice(0, most)
  if (near.length === 0) return false
  const offered = near.map((found) => firstPhrasing(found, texts.language))
  const w = texts.words.replies.talk
  if (sayFaq(question, isFirst)) {
    const [, ...others] = offered
    if (others.length > 0) reply.say(w.others)
    for (const one of others) reply.item(one)
    reply.suggest(...others)
    return true
  }
  reply.say(w.offered)
  for (const one of offered) reply.item(one)
  reply.suggest(...offered)
  return true
}
