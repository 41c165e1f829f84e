import { isGuarani } from '#server/ai/guarani.ts'
import { answerTo } from '#server/ai/guides/answerFromGuides.ts'
import { readTopic } from '#server/ai/guides/readTopic.ts'
import { suggestStart } from '#server/ai/local/answers/helping.ts'
import { wasSaid } from '#server/ai/local/answers/wasSaid.ts'
import {
  type FoundFaq,
  type FoundPhrasing,
  findFaq,
  findPhrasing,
  isNear,
  leastLead,
  likeness,
} from '#server/ai/local/passages/phrasings.ts'
import type { Meaning, QuestionContext } from '#server/ai/local/questionContext.ts'
import { continues } from '#server/ai/local/topics.ts'
import { fold } from '#shared/core/text.ts'

/** Words: a short turn may go on with the matter before it. */
const maxShort = 9

const placeFields = new Set(['city', 'neighborhood', 'state', 'place'])

export const placesIn = ({ understood }: Meaning): string =>
  understood.criteria
    .filter(({ field }) => placeFields.has(field))
    .map(({ text }) => text)
    .join(' ')

/** Phrasings have no Guaraní. */
export function spanishOf({ text, wording }: Meaning): string {
  if (!isGuarani(` ${fold(text).replaceAll(/[^\p{L}]+/gu, ' ')} `)) return text
  // What is asked stands after the greeting.
  const asked = wording.replace(/^ (?:mba ?eichapa|mba e ichapa|que ichapa) /, ' ')
  return asked.trim() === '' ? wording : asked
}

/** What is asked by its phrasings, unless a guide is asked by its words or gone on with. */
export function matterFor(question: Meaning): FoundPhrasing | undefined {
  const { wording } = question
  const text = spanishOf(question)
  const asked = faqFor(question)
  if (asked || continues.test(wording) || readTopic(text)?.isQuestion) return asked
  const found = findPhrasing(text, placesIn(question))
  if (found?.topic?.startsWith('shortStay') && !nightly.test(wording)) return undefined
  return found?.topic && found.lead >= leastLead ? found : undefined
}

/** "¿Cuánto rinde un monoambiente?" is of no stays. */
const nightly =
  / (?:airbnb\w*|booking|(?:por|la|a|x|per|por cada|cada) (?:noche|dia|night|day|noite)|noches|nightly|nights|temporari\w+|temporada|turis\w+|touris\w+|short (?:term|stay|let)\w*|vacation\w*|holiday\w*|diarias?|weekends?|findes?|fines? de semana|verano|summer|verao|huespedes|guests|hospedes|estadias?|stays?)(?= )/

/** The nearest frequent question, of the turn or of the turn with the one before. */
export function faqFor(question: Meaning): FoundFaq | undefined {
  const { wording, history } = question
  const text = spanishOf(question)
  const places = placesIn(question)
  const alone = findFaq(text, places)
  const before = history.findLast(({ role }) => role === 'user')?.content
  const isShort = wording.trim().split(' ').length <= maxShort
  const goesOn = continues.test(wording) && isShort
  // "Y el más barato" is of the homes before it.
  const isOfHomes = question.thread.latest === 'search' && question.thread.search !== undefined
  if (before === undefined || !goesOn || isOfHomes || (alone?.similarity ?? 0) >= likeness.near) return alone
  const together = findFaq(`${before} ${text}`, places)
  const isNew = together !== undefined && !isTold(question, together)
  return isNew && together.similarity > (alone?.similarity ?? 0) ? together : alone
}

const isTold = ({ history, texts, rate }: Meaning, found: FoundPhrasing) => {
  const { text } = answerTo(found, { language: texts.language, rate })
  return wasSaid(history, text)
}

/** As what is nearest, where nothing better can be said. */
export const isNearest = ({ similarity, lead, concepts }: FoundPhrasing): boolean =>
  similarity >= likeness.nearest && lead >= leastOfNearest && concepts > 1
const leastOfNearest = 0.03

/** Whether one is near enough. */
export function sayFaq(question: QuestionContext, isEnough = isNear): boolean {
  const found = matterFor(question)
  if (!found || !isEnough(found)) return false
  const { reply, texts, rate } = question
  const { text, link } = answerTo(found, { language: texts.language, rate })
  reply.paragraph()
  if (!isNear(found)) reply.say(texts.words.replies.talk.nearest)
  const sources = link ? [[link.text, link.to] as const] : []
  if (isTold(question, found))
    reply.say(`${firstSentence.exec(text)?.[0].trim()} ${texts.words.advice.noMore}`)
  else reply.say(text, ...sources)
  return true
}

/** Of a listing's page, after what it says itself: what is so in general, if it is surely that question. */
export function sayFaqOfListing(question: QuestionContext): void {
  const found = faqFor(question)
  if (!found || found.similarity < likeness.clear) return
  const { reply, texts, rate } = question
  const { text, link } = answerTo(found, { language: texts.language, rate })
  reply.paragraph()
  reply.say(firstSentence.exec(text)?.[0].trim() ?? text, ...(link ? [[link.text, link.to] as const] : []))
}

const firstSentence = /^.+?[.?!](?= |$)/

export function answerFaq(question: QuestionContext): void {
  sayFaq(question)
  if (!question.listing) suggestStart(question)
}
