import { suggestStart } from '#server/ai/local/answers/helping.ts'
import { type FoundPassage, findPassages } from '#server/ai/local/passages/passages.ts'
import type { Meaning, QuestionContext } from '#server/ai/local/questionContext.ts'
import { talk } from '#server/ai/local/topics.ts'

/** Of what the question says, by weight. Below, another matter is meant that only shares its words. */
const leastCoverage = 0.6
const leastShared = 2
/** Of a question that asks for no homes: told as no more than what is nearest. */
const leastOfOthers = 0.5
/** Above, it is about just that. */
const sureCoverage = 0.8
/** Read of a question. */
const maxRead = 400

/** Places are no matter of a guide. */
function withoutPlaces({ text, understood }: Meaning): string {
  const places = understood.criteria.filter(
    ({ field }) => field === 'city' || field === 'neighborhood' || field === 'state' || field === 'place',
  )
  return places.reduce((left, one) => left.replace(one.text, ' '), text.slice(0, maxRead))
}

const maxShort = 9

/** A short question after a search for rentals is about renting. */
function contextOf({ thread, wording }: Meaning): string {
  const { transactionType } = thread.search?.filters ?? {}
  if (wording.trim().split(' ').length > maxShort || !transactionType || transactionType === 'both') return ''
  return transactionType === 'rent' ? 'alquiler' : 'compra'
}

/** Undefined where nothing that can be said is near enough. */
export function passageFor(question: Meaning, least = leastCoverage): FoundPassage | undefined {
  const [best] = findPassages(`${withoutPlaces(question)} ${contextOf(question)}`)
  return best && best.shared >= leastShared && best.coverage >= least ? best : undefined
}

export function answerNearest(question: QuestionContext): boolean {
  const { listing, wording } = question
  if (listing || talk.offTopic.test(wording) || talk.future.test(wording)) return false
  const found = passageFor(question, leastOfOthers)
  // Words that half of all guides have say little.
  const isStory = wording.trim().split(' ').length > maxShort
  if (!found || (found.telling === 0 && (isStory || found.asked < leastShared))) return false
  sayPassage(question, leastOfOthers)
  suggestStart(question)
  return true
}

/** Told as no more than what is nearest. */
export function answerPassage(question: QuestionContext): void {
  if (sayPassage(question)) suggestStart(question)
}

export function sayPassage(question: QuestionContext, least = leastCoverage): boolean {
  const found = passageFor(question, least)
  if (!found) return false
  const { reply, texts } = question
  if (found.coverage < sureCoverage) reply.say(texts.words.replies.talk.nearest)
  found.value(question)
  return true
}
