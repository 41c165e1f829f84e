import type { SearchState } from '#server/ai/local/conversation/searchState.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import { landmarks } from '#server/listings/places/placeRows.ts'
import { capital } from '#shared/places/mainCities.ts'
import { kinds } from './distances.ts'

const near =
  / (?:cerca|perto|near|close to|proxim[oa]|al lado|frente|junto|walking distance)(?: (?:de|del|da|do|d|a|al|of|from|to|the|la|el|una?|um|uma|an?|some|alg[uú]n[a]?|mi|my))* ([^ ]+) /
const most = 3

/** "Cerca de una universidad": which one, with some that we know. */
export function sayUnnamedPlace(
  { reply, texts, wording }: QuestionContext,
  { filters, places }: SearchState,
): void {
  if (places?.length || filters.near) return
  const [, noun = ''] = near.exec(wording) ?? []
  const kind = kinds.find(([, words]) => words.test(` ${noun} `))?.[0]
  const city = filters.city?.[0] ?? capital
  const known = landmarks.filter((one) => one.kind === kind && one.city === city && one.point)
  if (!kind || known.length === 0) return
  reply.say(texts.words.replies.search.whichPlace(texts.list(known.slice(0, most).map(({ name }) => name))))
}
