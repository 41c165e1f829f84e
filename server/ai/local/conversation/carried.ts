import type { EngineQuestion } from '#server/ai/engine.ts'
import { searchPieces } from '#server/ai/local/describeSearch.ts'
import { namedOne } from '#server/ai/local/named.ts'
import { readMeaning } from '#server/ai/local/questionContext.ts'
import { follow } from './thread.ts'

/** What the next question would be taken to be about, whoever answered this one: the listing shown, the search. */
export function carriedPieces(question: EngineQuestion, response: string, rate: number): string[] {
  const meaning = readMeaning(question, rate)
  const { search } = follow(meaning.thread, meaning)
  const shown = namedOne([{ role: 'assistant', content: response }])
  return [
    ...(shown ? [meaning.texts.words.listingReplies.of(shown.title)] : []),
    ...(search ? searchPieces(search, meaning.texts) : []),
  ]
}
