import { inputOf, type SearchState } from '#server/ai/local/conversation/searchState.ts'
import { describeSearch } from '#server/ai/local/describeSearch.ts'
import { type HomesAsked, homesAsked } from '#server/ai/local/homesAsked.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import { searchListings } from '#server/ai/tools/searchListings.ts'
import { sayYield } from './yields.ts'

/** Bedrooms of "uno grande" and "dos chicos". */
const sizes = { large: 3, small: 1 }

/** "¿Un depto grande o dos chicos con 120 mil?": what the money buys either way, what each yields, and what sets them apart. */
export async function answerOneOrTwo(question: QuestionContext): Promise<void> {
  const { reply, texts } = question
  const w = texts.words.advice.oneOrTwo
  const asked = homesAsked(question)
  const budget = asked.filters.maxPrice
  if (budget !== undefined) {
    await sayOffer(question, asked, sizes.large, budget)
    await sayOffer(question, asked, sizes.small, Math.floor(budget / 2))
    reply.paragraph()
  }
  for (const size of [sizes.large, sizes.small]) {
    await sayYield(question, asked, size)
    reply.paragraph()
  }
  reply.say(w.apart)
  if (!asked.isPlaceNamed) reply.say(texts.words.advice.living.assumed(asked.city))
  const s = texts.words.replies.suggestions
  reply.suggest(s.bestReturn, s.returns, s.search)
}

async function sayOffer(
  { reply, texts, use }: QuestionContext,
  { city, neighborhood, filters }: HomesAsked,
  bedrooms: number,
  maxPrice: number,
): Promise<void> {
  const search: SearchState = {
    filters: {
      propertyType: filters.propertyType,
      ...{ transactionType: 'sale' as const, city: [city], bedrooms, maxPrice },
      ...(neighborhood && { neighborhood: [neighborhood] }),
    },
    order: undefined,
    text: '',
  }
  const { total, path } = await use(searchListings, inputOf(search, 1))
  const [what, count] = [describeSearch(search, texts), texts.number(total)]
  reply.item(texts.words.replies.search.count(total, count, what), [count, path], [what, path])
}
