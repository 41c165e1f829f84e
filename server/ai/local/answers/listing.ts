import { wordsOf } from '#server/ai/local/conversation/searchState.ts'
import type { Meaning, QuestionContext } from '#server/ai/local/questionContext.ts'
import type { ListingTopic } from '#server/ai/local/topics/listingTopic.ts'
import { asksOfIt, talk } from '#server/ai/local/topics.ts'
import type { ListingDetails } from '#server/ai/tools/getListing.ts'
import { sayings } from './listing/sayings.ts'
import { sayFaqOfListing } from './matters/faq.ts'
import { sayQuoted, wordsAbout } from './quoting.ts'

const maxAsking = 10

/** "¿Tiene humedad?", "does it flood?" */
export function asksAboutIt({ wording, understood }: Meaning): boolean {
  const isShort = wording.trim().split(' ').length <= maxAsking
  return (
    isShort &&
    asksOfIt.test(wording) &&
    (understood.rest !== '' || understood.criteria.some(({ field }) => field === 'place')) &&
    !talk.offTopic.test(wording)
  )
}

/** Which is meant, and no word of what is asked. */
const pointing =
  /(?<![^ ])(?:primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|ultim[oa]|primeir[oa]|terceir[oa]|first|second|third|fourth|last|ones?|es[oae]s?|est[oae]s?|that|this|peteiha|mokoiha)(?![^ ])/g
const asksSomething =
  /[?¿]|^(?:(?:y|and|e|wait|pero|but|che|ok)[ ,]+)?(?:would|could|can|is|isn|does|do|will|has|are|how|what|why|when|se puede|puedo|tiene|tendra|es|esta|sera|seria|cuanto|como|que|cual|tem|da pra|posso|quanto)(?![\p{L}])/iu
const leastToAsk = 5

/** "Would the second one flood?": more than which is meant. */
const asksIt = ({ text, wording }: Meaning) =>
  asksSomething.test(text) && wording.trim().split(' ').length >= leastToAsk

const likes =
  / (?:(?:me|nos) (?:gust(?:a|o)|encant(?:a|o)|fascina)|(?:que|muy|re|hermos[oa]|lind[oa]|divin[oa]) (?:lind[oa]|hermos[oa]|divin[oa]|buen[oa]|esto|est[ae])|lind[oa] esto|gostei|adorei|amei|(?:i )?(?:love|like) (?:it|this)|(?:so |very )?(?:nice|lovely|beautiful)(?: place| home| house)?)(?= )/

/** "Me gusta pero es muy chica": said, not asked. */
export const isLiked = ({ text, wording }: Meaning) =>
  likes.test(wording) && !asksSomething.test(text) && !supposesLiking.test(wording)
/** "Si me gusta, ¿qué llevo para reservar?" */
const supposesLiking = / (?:si|if|se) (?:(?:me|nos|i|we|eu) )?(?:gust\w+|encant\w+|like|love|gostar\w*)(?= )/

export async function answerListing(
  question: QuestionContext,
  listing: ListingDetails,
  { topics, isNamed }: { topics: readonly ListingTopic[]; isNamed: boolean },
): Promise<void> {
  const { reply, texts } = question
  const w = texts.words.listingReplies
  if (isNamed) {
    reply.say(`${w.of(listing.title)}.`, [listing.title, listing.path])
    reply.show(listing)
  }
  if (listing.status !== 'active')
    reply.say(listing.status === 'draft' || listing.status === 'pending' ? w.status.draft : w.status.other)
  const isOfPage = !isNamed && /[?¿]/.test(question.text)
  if (topics.length === 0 && !isNamed && isLiked(question)) {
    reply.say(w.contact.liked)
    return suggestAfter(question, topics)
  }
  const asked = wordsAbout(wordsOf(question.understood.rest).replace(pointing, ''), question.texts.language)
  const isTold = reply.has(texts.words.advice.listing.ask) || (!reply.isEmpty && !/[?¿]/.test(question.text))
  if (topics.length === 0 && isTold && !isNamed) return
  const isAsked = asksAboutIt(question) || isOfPage || (isNamed && asksIt(question))
  const isOther = topics.length === 0 && (asked !== undefined || !isNamed) && isAsked
  if (isOther) {
    const isQuoted = sayQuoted(question, listing, {
      words: asked,
      missing: texts.words.advice.listing.unknown,
    })
    if (!isQuoted) sayFaqOfListing(question)
  }
  for (const topic of topics.length > 0 || isOther ? topics : (['summary'] as const))
    await sayings[topic](question, listing)
  suggestAfter(question, topics)
}

function suggestAfter({ reply, texts }: QuestionContext, topics: readonly ListingTopic[]): void {
  const s = texts.words.replies.suggestions
  const next: [ListingTopic, string][] = [
    ['price', s.price],
    ['market', s.fair],
    ['roi', s.roi],
    ['comparables', s.similar],
    ['visit', s.visit],
    ['amenities', s.amenities],
    ['area', s.area],
    ['place', s.place],
  ]
  reply.suggest(...next.filter(([topic]) => !topics.includes(topic)).map(([, question]) => question))
}
