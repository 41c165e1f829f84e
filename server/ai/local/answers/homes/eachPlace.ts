import { listItems } from '#server/ai/local/answers/searching.ts'
import { inputOf, type SearchState } from '#server/ai/local/conversation/searchState.ts'
import { describeSearch } from '#server/ai/local/describeSearch.ts'
import { filtersOf, placesAsked } from '#server/ai/local/placesAsked.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import { searchListings } from '#server/ai/tools/searchListings.ts'
import { homeTypes } from '#shared/listings/traits.ts'

/** Of each place. */
const shown = 2
/** US dollars; a higher budget buys. */
const maxRent = 15_000

/** "Con 120 mil, ¿qué consigo en Carmelitas y qué en Luque?" */
export async function answerEachPlace(question: QuestionContext): Promise<void> {
  const { reply, texts, use, understood, thread } = question
  const {
    city: _,
    neighborhood: __,
    minPrice,
    maxPrice = minPrice ?? thread.search?.filters.maxPrice,
    ...filters
  } = understood.filters
  const offer = maxPrice !== undefined && maxPrice > maxRent ? ('sale' as const) : ('rent' as const)
  const before = filters.propertyType ? undefined : thread.search?.filters
  for (const place of placesAsked(question)) {
    const search: SearchState = {
      filters: {
        ...filters,
        propertyType: filters.propertyType ?? before?.propertyType ?? [...homeTypes],
        transactionType: filters.transactionType ?? before?.transactionType ?? offer,
        ...filtersOf([place]),
        ...(maxPrice !== undefined && { maxPrice }),
      },
      order: undefined,
      text: '',
    }
    const { listings, total, path } = await use(searchListings, inputOf(search, shown))
    const w = texts.words.replies.search
    const [what, figure] = [describeSearch(search, texts), texts.number(total)]
    reply.paragraph()
    if (total === 0) reply.say(w.none(what), [what, path])
    else reply.say(w.count(total, figure, what), [figure, path], [what, path])
    listItems(question, listings)
  }
  reply.paragraph()
  reply.say(texts.words.advice.living.limits)
  for (const { name } of placesAsked(question)) reply.suggest(texts.words.replies.suggestions.marketIn(name))
}
