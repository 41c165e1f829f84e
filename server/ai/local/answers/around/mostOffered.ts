import { answerSearch } from '#server/ai/local/answers/searching.ts'
import { mergeFilters } from '#server/ai/local/conversation/searchState.ts'
import { describeSearch } from '#server/ai/local/describeSearch.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import { countPlaces } from '#server/ai/tools/countPlaces.ts'
import { filterInputOf } from '#server/ai/tools/searchFilters.ts'
import { asksCities } from './nearby.ts'

const listed = 6
const mainCity = 'Asunción'

/** "¿Qué barrio tiene más departamentos en venta?": how many there are in each, most first. */
export async function answerMostOffered(question: QuestionContext): Promise<void> {
  const { reply, texts, use, understood, thread, wording } = question
  const before = understood.filters.propertyType ? {} : (thread.search?.filters ?? {})
  const { neighborhood: _, ...filters } = mergeFilters(before, understood.filters)
  const isOfCities = asksCities.test(wording)
  const { city, ...others } = filters
  const asked = isOfCities ? others : { ...others, city: city ?? [mainCity] }
  const { total, cities, neighborhoods, path } = await use(countPlaces, filterInputOf(asked))
  const rows = isOfCities ? cities : neighborhoods
  const search = { filters: asked, order: undefined, text: '' }
  if (rows.length === 0) return answerSearch(question, search)
  const [what, count] = [describeSearch(search, texts), texts.number(total)]
  reply.say(texts.words.replies.search.count(total, count, what), [count, path], [what, path])
  for (const { name, listings, path: own } of rows.slice(0, listed)) {
    const figure = texts.number(listings)
    reply.item(texts.words.advice.offeredIn(name, listings, figure), [figure, own])
  }
  if (!isOfCities && !city) {
    reply.paragraph()
    reply.say(texts.words.advice.living.assumed(mainCity))
  }
  const s = texts.words.replies.suggestions
  for (const { name } of rows.slice(0, 2)) reply.suggest(s.marketIn(name))
}
