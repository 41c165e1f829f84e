import { createForbidden } from '#server/ai/checks/forbidden.ts'
import { featuresIn } from '#server/ai/local/passages/features.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import type { Spoken } from '#server/ai/local/questionLanguage.ts'
import { talk } from '#server/ai/local/topics.ts'
import { wordingOf } from '#server/ai/local/wording.ts'
import type { ListingDetails } from '#server/ai/tools/getListing.ts'
import { fold } from '#shared/core/text.ts'
import { withValues } from '#shared/paths.ts'

const sentenceLength = { min: 8, max: 220 }
const maxAsked = 300

const isForbidden = createForbidden('')

/** The author's sentence with such words. */
export const quoteOf = (listing: ListingDetails, words: RegExp): string | undefined =>
  sentencesOf(listing).find((sentence) => words.test(` ${fold(sentence).replace(/[^\p{L}\p{N}]+/gu, ' ')} `))

/** Those without a contact, an order or markup. */
function sentencesOf({ description }: ListingDetails): string[] {
  const sentences = description.split(/(?<=[.!?…])\s+|[\n;•]+/).map((sentence) => sentence.trim())
  return sentences.filter(
    (sentence) =>
      sentence.length >= sentenceLength.min &&
      sentence.length <= sentenceLength.max &&
      !talk.rules.test(wordingOf(sentence)) &&
      !/[«»“”]/.test(sentence) &&
      !isForbidden(sentence),
  )
}

/** The author's sentence with the thing that is asked about, in whatever language. */
function quoteAlike(listing: ListingDetails, text: string): string | undefined {
  const asked = featuresIn(text)
  if (asked.length === 0) return undefined
  return sentencesOf(listing).find((sentence) => featuresIn(sentence).some((one) => asked.includes(one)))
}

/** What the author's text says about it, else that it does not, with the inquiry ready to be sent; whether it does. */
export function sayQuoted(
  question: QuestionContext,
  listing: ListingDetails,
  { words, missing }: { words: RegExp | undefined; missing: string },
): boolean {
  const { reply, texts } = question
  const quote = (words && quoteOf(listing, words)) ?? quoteAlike(listing, question.text)
  if (quote === undefined) {
    reply.say(missing)
    sayAsk(question, listing)
    return false
  }
  reply.say(texts.words.listingReplies.more.says(quote), [quote, listing.path])
  return true
}

/** Once an answer. */
export function sayAsk({ reply, texts, text }: QuestionContext, { path, status }: ListingDetails): void {
  const { ask, askLink } = texts.words.advice.listing
  if (status !== 'active' || reply.has(ask)) return
  const message = text.replace(/\s+/g, ' ').trim().slice(0, maxAsked)
  reply.say(ask, [askLink, withValues(path, { inquiry: message })])
}

const minStem = 4
const stemLength = 6

/** Said of anything: "cerca del shopping" is no square. */
const near: ReadonlySet<string> = new Set(['cerca', 'cercana', 'cercano', 'perto', 'near', 'nearby', 'close'])

/** Of the question's words that matter; undefined without any. Authors write Spanish: of another language only long words are much alike. */
export function wordsAbout(words: string, language: Spoken): RegExp | undefined {
  const shortest = language === 'es' ? minStem : stemLength
  const stems = words
    .split(' ')
    .filter((word) => word.length >= shortest && !near.has(word) && /^\p{L}+$/u.test(word))
    .map((word) => word.slice(0, stemLength))
  return stems.length > 0 ? new RegExp(` (?:${stems.join('|')})`) : undefined
}
