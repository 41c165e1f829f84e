import { emptySearch, inputOf, wordsOf } from '#server/ai/local/conversation/searchState.ts'
import { asksForHomes } from '#server/ai/local/decision/asksForHomes.ts'
import { describeSearch } from '#server/ai/local/describeSearch.ts'
import { findAllNamed, findById, namedOne } from '#server/ai/local/named.ts'
import { type FoundPhrasing, isNear, likeness } from '#server/ai/local/passages/phrasings.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import { about, talk } from '#server/ai/local/topics.ts'
import { searchListings } from '#server/ai/tools/searchListings.ts'
import { fold } from '#shared/core/text.ts'
import { homeTypes } from '#shared/listings/traits.ts'
import { suggestStart } from './helping.ts'
import { findHomes, sayHomes } from './homeFigures.ts'
import { isNearest, sayFaq } from './matters/faq.ts'
import { offerNearest, standsOut } from './matters/offering.ts'
import { answerNearest } from './matters/passage.ts'
import { sayQuoted, wordsAbout } from './quoting.ts'
import { answerSearch, listItems, suggestNext } from './searching.ts'
import { answerUnknown } from './talking.ts'

/** After one listing, what is asked may be of it. */
const isLikely = (found: FoundPhrasing) => isNear(found) && found.similarity >= likeness.more
/** "¿Tem algum com doca?" after a search is of its homes. */
const isBesideSearch = (found: FoundPhrasing) => isNear(found) && found.similarity >= likeness.nearest

/** No intent is sure: a title, or a question back. */
export async function answerUnclear(question: QuestionContext): Promise<void> {
  const { city, neighborhood } = question.understood.filters
  // A title would be looked for everywhere.
  const isElsewhere = (city ?? neighborhood) !== undefined
  const isOfOne = namedOne(question.history) !== undefined && isAsked(question.text)
  const isEnough = isOfOne ? isLikely : question.thread.latest === 'search' ? isBesideSearch : isNear
  if (!question.listing && sayFaq(question, isEnough)) return suggestStart(question)
  const isOfHomes = asksForHomes(question)
  if (!isOfHomes && standsOut(question) && offerNearest(question)) return
  if (!isOfHomes && answerNearest(question)) return
  if (!isElsewhere && !question.thread.search && (await answerByTitle(question))) return
  if (isOfHomes && (await answerPartly(question))) return
  if (await answerOfNamed(question)) return
  if (await answerWish(question)) return
  if (!question.listing && sayFaq(question, isNearest)) return suggestStart(question)
  if (!isOfHomes && offerNearest(question)) return
  if (await answerPartly(question)) return
  answerUnknown(question)
}

/** What it asks is not known here, but the homes that it names are. */
async function answerPartly(question: QuestionContext): Promise<boolean> {
  const { understood, wording, listing, reply, texts, use } = question
  const isOther = [talk.advice, talk.future, talk.offTopic].some((words) => words.test(wording))
  if (understood.criteria.length === 0 || listing || isOther) return false
  const search = { ...emptySearch, filters: understood.filters }
  const { total, path } = await use(searchListings, inputOf(search, 1))
  if (total === 0) return false
  const [what, figure] = [describeSearch(search, texts), texts.number(total)]
  reply.say(texts.words.replies.talk.partly)
  reply.say(texts.words.replies.search.count(total, figure, what), [figure, path], [what, path])
  await sayAskedThere(question)
  const s = texts.words.replies.suggestions
  reply.suggest(s.show(what), s.market, s.help)
  return true
}

/** "¿Atiende los sábados?" after one listing: what its text says of it, else that it says nothing. */
async function answerOfNamed(question: QuestionContext): Promise<boolean> {
  const { history, listing, wording, text, understood, texts } = question
  const isOther = [talk.advice, talk.future, talk.offTopic].some((words) => words.test(wording))
  const named = listing || isOther || !isAsked(text) ? undefined : namedOne(history)
  const [found] = named ? await findAllNamed(question, [named]) : []
  const of = found && (await findById(question, found.id))
  if (!of) return false
  sayQuoted(question, of, {
    words: wordsAbout(wordsOf(understood.rest), texts.language),
    missing: texts.words.advice.listing.unknown,
  })
  return true
}

/** Words. */
const maxWish = 9
/** "El noveno" points. */
const leastOfWish = 3
const asksSomething =
  / (?:que|q|cual|como|cuando|quien|por que|vos|what|which|how|who|why|you|o que|qual|quem)(?= )/

/** "¿Tem algum com doca?" */
const asksForWish =
  / (?:tem (?:algum\w*)?|hay (?:algun\w*)?|(?:tenes|tienen) (?:algun\w*)?|any|are there any|is there (?:one|any)|do any|algun\w*|algum\w*) ?(?:com|con|with|que tenga|que tengan|que tenha|that has|that have|have|has)(?= )/

/** "En un barrio piola, con bares" after a search: words that rank it. */
async function answerWish(question: QuestionContext): Promise<boolean> {
  const { thread, listing, wording, text, understood } = question
  const words = wordsOf(understood.rest)
  const isOther = [talk.advice, talk.future, talk.offTopic].some((one) => one.test(wording))
  if (!thread.search || thread.latest !== 'search' || listing || isOther || words === '') return false
  const { length } = wording.trim().split(' ')
  const isQuestion = (isAsked(text) || asksSomething.test(wording)) && !asksForWish.test(wording)
  if (isQuestion || length > maxWish || length < leastOfWish) return false
  await answerSearch(question, { ...thread.search, text: words, sentence: undefined })
  return true
}

const isAsked = (text: string) => /\?\s*$/.test(text)

/** What homes ask in the place that is named, where homes are what it is about. */
async function sayAskedThere(question: QuestionContext): Promise<void> {
  const { city: [city] = [], neighborhood: [neighborhood] = [], ...filters } = question.understood.filters
  const { propertyType, transactionType, bedrooms } = filters
  if (!city || propertyType?.some((type) => !homeTypes.includes(type))) return
  for (const kind of ['sale', 'rent'] as const) {
    if (transactionType && transactionType !== 'both' && transactionType !== kind) continue
    const row = await findHomes(question, kind, { city, neighborhood, bedrooms })
    if (row) sayHomes(question, kind, row)
  }
}

/** Either of two questions. */
export function answerEither({ reply, texts }: QuestionContext, readings: readonly [string, string]): void {
  reply.say(texts.words.replies.talk.either)
  for (const reading of readings) reply.item(reading)
  reply.suggest(...readings)
}

async function answerByTitle(question: QuestionContext): Promise<boolean> {
  const words = wordsOf(question.understood.rest)
  if (!words) return false
  const isAsked = about.search.test(question.wording)
  const search = { ...emptySearch, text: words }
  const { listings } = await question.use(searchListings, { text: words, limit: 4 })
  const found = listings.filter(({ title }) =>
    words.split(' ').every((word) => ` ${fold(title)} `.includes(word)),
  )
  if (found.length > 0) {
    listItems(question, found)
    suggestNext(question, search, found)
    return true
  }
  if (!isAsked || listings.length === 0 || talk.offTopic.test(question.wording)) return false
  await answerSearch(question, search)
  return true
}
