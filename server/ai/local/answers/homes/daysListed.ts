import { emptySearch } from '#server/ai/local/conversation/searchState.ts'
import { describeSearch } from '#server/ai/local/describeSearch.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import { filterInputOf } from '#server/ai/tools/searchFilters.ts'
import { timeListed } from '#server/ai/tools/timeListed.ts'
import { withoutUndefined } from '#shared/core/records.ts'

/** "¿Cuánto tiempo llevan publicadas las casas en Luque?" */
export async function answerDaysListed(question: QuestionContext): Promise<void> {
  const { reply, texts, use, understood, thread } = question
  const { propertyType, transactionType, city, neighborhood, state, bedrooms } =
    understood.criteria.length > 0 ? understood.filters : (thread.search?.filters ?? {})
  const filters = withoutUndefined({ propertyType, transactionType, city, neighborhood, state, bedrooms })
  const w = texts.words.advice.listed
  const { listings, medianDays, isAtLeast, path } = await use(timeListed, filterInputOf(filters))
  const what = describeSearch({ ...emptySearch, filters }, texts)
  const s = texts.words.replies.suggestions
  const place = neighborhood?.[0] ?? city?.[0]
  reply.suggest(...(place ? [s.marketIn(place)] : [s.market]), s.estimate, s.returns)
  if (medianDays === null) return void reply.say(texts.words.replies.search.none(what), [what, path])
  const [days, count] = [texts.number(medianDays), texts.number(listings)]
  const write = isAtLeast ? w.atLeast : w.median
  reply.say(write(what, medianDays, days, listings, count), [what, path], [days, path], [count, path])
  reply.say(w.limits)
}
