import { listItems } from '#server/ai/local/answers/searching.ts'
import type { Area } from '#server/ai/local/areas/area.ts'
import { areasCompared } from '#server/ai/local/areas/areasCompared.ts'
import { inputOf, type SearchState } from '#server/ai/local/conversation/searchState.ts'
import { describeSearch } from '#server/ai/local/describeSearch.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import { searchListings } from '#server/ai/tools/searchListings.ts'
import { homeTypes } from '#shared/listings/traits.ts'

/** Of each place. */
const shown = 2
/** US dollars; a higher budget buys. */
const maxRent = 15_000
/** Listings: no wide choice. */
const few = 12

/** "Con 120 mil, ¿qué consigo en Carmelitas y qué en Luque?" */
export async function answerEachPlace(question: QuestionContext): Promise<void> {
  const { reply, texts, use, understood, thread } = question
  const { city: _, neighborhood: __, state: ___, near: ____, polygon: _____, ...own } = understood.filters
  const { minPrice, maxPrice = minPrice ?? thread.search?.filters.maxPrice, ...filters } = own
  const offer = maxPrice !== undefined && maxPrice > maxRent ? ('sale' as const) : ('rent' as const)
  const before = filters.propertyType ? undefined : thread.search?.filters
  const { areas } = areasCompared(question)
  const totals: { area: Area; total: number }[] = []
  for (const area of areas) {
    const search: SearchState = {
      filters: {
        ...filters,
        propertyType: filters.propertyType ?? before?.propertyType ?? [...homeTypes],
        transactionType: filters.transactionType ?? before?.transactionType ?? offer,
        ...area.filters,
        ...(maxPrice !== undefined && { maxPrice }),
      },
      order: 'cheapest',
      text: '',
      ...(area.place && { places: [area.place] }),
    }
    const { listings, total, path } = await use(searchListings, inputOf(search, shown))
    const w = texts.words.replies.search
    const [what, figure] = [describeSearch(search, texts), texts.number(total)]
    reply.paragraph()
    if (total === 0) reply.say(w.none(what), [what, path])
    else reply.say(w.count(total, figure, what), [figure, path], [what, path])
    listItems(question, listings)
    totals.push({ area, total })
  }
  reply.paragraph()
  if (maxPrice !== undefined) sayConclusion(question, totals)
  reply.say(texts.words.advice.living.unmeasured)
  for (const { name } of areas) reply.suggest(texts.words.replies.suggestions.marketIn(name))
}

/** Whether it is enough in the first, and where there is more. */
function sayConclusion(
  { reply, texts }: QuestionContext,
  totals: readonly { area: Area; total: number }[],
): void {
  const w = texts.words.areas
  const [first, ...others] = totals
  const [most] = others.toSorted((one, other) => other.total - one.total)
  if (!first || !most) return
  const [name, other] = [first.area.name, most.area.name]
  if (first.total + most.total === 0) reply.say(w.budgetNowhere)
  else if (first.total === 0) reply.say(w.budgetNo(name, other))
  else if (most.total === 0) reply.say(w.budgetNo(other, name))
  else if (first.total >= most.total) reply.say(w.budgetMost(name, other))
  else reply.say((first.total <= few ? w.budgetYes : w.budgetMore)(name, other))
}
