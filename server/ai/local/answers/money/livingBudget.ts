import { amountsIn, inDollars } from '#server/ai/local/amounts.ts'
import { findHomes, roomsText } from '#server/ai/local/answers/homeFigures.ts'
import { listItems } from '#server/ai/local/answers/searching.ts'
import { emptySearch, inputOf, type SearchState } from '#server/ai/local/conversation/searchState.ts'
import { describeSearch } from '#server/ai/local/describeSearch.ts'
import { homesAsked } from '#server/ai/local/homesAsked.ts'
import type { Meaning, QuestionContext } from '#server/ai/local/questionContext.ts'
import { searchListings } from '#server/ai/tools/searchListings.ts'
import { homeTypes } from '#shared/listings/traits.ts'

/** US dollars a month. */
const between = { least: 100, most: 15_000 }
/** Shares of the amount that the rent of one bedroom may take. */
const shares = { eases: 0.4, tight: 0.7 }
const usual = [1, 2]

/** What somebody means to live on each month, in US dollars. */
export function livingAmount({ text, rate }: Pick<Meaning, 'text' | 'rate'>): number | undefined {
  const [amount, ...others] = amountsIn(text, 'rent')
    .map((one) => inDollars(one, rate))
    .filter((usd) => usd >= between.least)
  return amount !== undefined && amount <= between.most && others.length === 0 ? amount : undefined
}

/** "¿Se puede vivir con 1000 dólares por mes en Encarnación?": what rent would leave of it. */
export async function answerLivingBudget(question: QuestionContext): Promise<void> {
  const { reply, texts } = question
  const amount = livingAmount(question)
  if (amount === undefined) return
  const w = texts.words.moneyAdvice.living
  const asked = homesAsked(question)
  const s = texts.words.replies.suggestions
  reply.suggest(s.rent, s.marketIn(asked.city))
  const { bedrooms: least = 1 } = asked
  const sizes = least > 1 ? [least, least + 1] : usual
  const found = await Promise.all(
    sizes.map((bedrooms) => findHomes(question, 'rent', { ...asked, bedrooms })),
  )
  const rows = found.flatMap((row) => (row ? [row] : []))
  const [first] = rows
  const budget = texts.usd(amount)
  if (!first) {
    reply.say(w.none(asked.city))
    reply.say(w.rest)
    await sayRentals(question, asked.city, Math.round(amount * shares.eases))
    return
  }
  const share = first.medianPriceUSD / amount
  const verdict = share <= shares.eases ? w.eases : share <= shares.tight ? w.tight : w.exceeds
  reply.say(verdict(budget, first.place))
  for (const row of rows.filter((one) => one.medianPriceUSD < amount)) {
    const [rent, left] = [texts.usd(row.medianPriceUSD), texts.usd(amount - row.medianPriceUSD)]
    reply.say(w.row(roomsText(texts, row.bedrooms), rent, left), [rent, row.path])
  }
  reply.say(w.rest)
  if (!asked.isPlaceNamed) reply.say(texts.words.advice.living.assumed(asked.city))
}

/** Where too few are offered for a median: those that are, for at most so many US dollars. */
export async function sayRentals(question: QuestionContext, city: string, maxPrice: number): Promise<void> {
  const { reply, texts, use } = question
  const search: SearchState = {
    ...emptySearch,
    filters: { propertyType: [...homeTypes], transactionType: 'rent', city: [city], maxPrice },
  }
  const { listings, total, path } = await use(searchListings, inputOf(search, shown))
  const what = describeSearch(search, texts)
  const w = texts.words.replies.search
  reply.paragraph()
  if (total === 0) return reply.say(w.none(what), [what, path])
  reply.say(w.count(total, texts.number(total), what), [what, path])
  listItems(question, listings)
}
const shown = 3
