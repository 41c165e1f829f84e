import { inputOf, type SearchState } from '#server/ai/local/conversation/searchState.ts'
import { nightsIn, nightsTold } from '#server/ai/local/money/nights.ts'
import { findAllNamed, namedList } from '#server/ai/local/named.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import type { ListingFacts } from '#server/ai/tools/facts.ts'
import { searchListings } from '#server/ai/tools/searchListings.ts'

const most = 3
const perPerson = / (?:por persona|por pessoa|cada un[oa]|cada um|por cabeza|per person|each|a head)(?= )/

/** What the stays that were shown cost for the nights that were told; without these, for one night. */
export async function answerStayTotal(question: QuestionContext): Promise<void> {
  const { reply, texts, use, thread, history, text, wording } = question
  const w = texts.words.followUps.stayTotal
  if (!thread.search) return
  const shown = await findAllNamed(question, namedList(history).slice(0, most))
  const known = shown.flatMap((one) => one ?? [])
  const listings =
    known.length > 0 ? known : (await use(searchListings, inputOf(thread.search, most))).listings
  const nights = nightsTold(text, history)
  const people = perPerson.test(wording) ? thread.search.filters.capacity : undefined
  const priced = listings.filter(({ nightlyPriceUSD }) => nightlyPriceUSD !== null)
  if (priced.length === 0) return void reply.say(w.unknown)
  for (const listing of priced) sayStay(question, listing, { nights, people })
  reply.paragraph()
  if (nights === undefined) reply.say(w.askNights)
  reply.say(w.apart)
}

interface Stay {
  nights: number | undefined
  /** Between whom it is shared. */
  people: number | undefined
}

function sayStay({ reply, texts }: QuestionContext, listing: ListingFacts, { nights, people }: Stay): void {
  const w = texts.words.followUps.stayTotal
  const { title, path, nightlyPriceUSD } = listing
  const total = (nightlyPriceUSD ?? 0) * (nights ?? 1)
  const [night, sum] = [texts.usd(nightlyPriceUSD ?? 0), texts.usd(total)]
  const line = nights === undefined ? w.night(title, night) : w.total(title, sum, nights, night)
  const each = people === undefined ? undefined : texts.usd(Math.ceil(total / people))
  const shared = each === undefined ? '' : `. ${w.each(each, texts.number(people ?? 1))}`
  reply.item(
    `${line}${shared}`,
    [title, path],
    ...[sum, night, each ?? sum].map((one) => [one, path] as const),
  )
  reply.show(listing)
}

/** By the night. */
export const isOfStays = ({ filters }: Pick<SearchState, 'filters'>): boolean =>
  (filters.allowsShortTerm ?? filters.airbnbActive) === true

/** "¿Cuánto me cobran por 4 noches?" on the page of a stay, or of the cheapest one. */
export function sayStayOf(
  { reply, texts, text }: QuestionContext,
  { title, path, nightlyPriceUSD }: Pick<ListingFacts, 'title' | 'path' | 'nightlyPriceUSD'>,
): void {
  const nights = nightsIn(text)
  if (nights === undefined || !nightlyPriceUSD) return
  const w = texts.words.followUps.stayTotal
  const [night, sum] = [texts.usd(nightlyPriceUSD), texts.usd(nightlyPriceUSD * nights)]
  reply.paragraph()
  reply.say(`${w.total(title, sum, nights, night)}.`, [sum, path], [night, path])
  reply.say(w.apart)
}
