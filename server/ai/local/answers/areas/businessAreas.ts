import { describeSearch } from '#server/ai/local/describeSearch.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import { countPlaces } from '#server/ai/tools/countPlaces.ts'
import { capital } from '#shared/places/mainCities.ts'

const listed = 5

/** Where most premises are to let, which is what is known of it. */
export async function answerBusinessAreas(question: QuestionContext): Promise<void> {
  const { reply, texts, use, understood } = question
  const w = texts.words.advice.living
  const city = understood.filters.city?.[0] ?? capital
  const filters = {
    propertyType: ['commercial' as const],
    transactionType: 'rent' as const,
    city: [city],
  }
  const { neighborhoods, path } = await use(countPlaces, filters)
  const what = describeSearch({ filters, order: undefined, text: '' }, texts)
  if (neighborhoods.length === 0) reply.say(w.none(what, city), [what, path])
  else reply.say(w.lead(what, city), [what, path])
  for (const { name, listings, path: to } of neighborhoods.slice(0, listed)) {
    const count = texts.number(listings)
    reply.item(w.row(name, listings, count), [count, to])
  }
  reply.paragraph()
  reply.say(texts.words.areas.footfall)
  if (understood.filters.city === undefined) reply.say(w.assumed(city))
  reply.suggest(texts.words.replies.suggestions.show(what))
}
