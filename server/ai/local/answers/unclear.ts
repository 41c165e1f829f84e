import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import { emptySearch, wordsOf } from '#server/ai/local/searchState.ts'
import { about, talk } from '#server/ai/local/topics.ts'
import { searchListings } from '#server/ai/tools/searchListings.ts'
import { fold } from '#shared/core/text.ts'
import { answerSearch, listItems, suggestNext } from './searching.ts'
import { answerUnknown } from './talking.ts'

/** No intent is sure: a title, or a question back. */
export async function answerUnclear(question: QuestionContext): Promise<void> {
  if (!(await answerByTitle(question))) answerUnknown(question)
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
