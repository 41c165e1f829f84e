import { findShown } from '#server/ai/local/named.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import type { ListingFacts } from '#server/ai/tools/facts.ts'
import { listingFigures } from '#server/ai/tools/listingFigures.ts'
import { enough } from '#shared/market/market.ts'

const most = 4

interface Standing {
  listing: ListingFacts
  /** The median, of how many rentals. */
  days: number
  rentals: number
  path: string
}

/** Where rentals of the same type stand published for the shortest, first. */
export async function answerEasiestToLet(question: QuestionContext): Promise<void> {
  const { reply, texts } = question
  const w = texts.words.followUps.easiestToLet
  const listings = await findShown(question, most)
  const standings = (await Promise.all(listings.map((one) => standingOf(question, one)))).flatMap(
    (one) => one ?? [],
  )
  const sorted = standings.toSorted((one, other) => one.days - other.days)
  const [first] = sorted
  if (!first) return void reply.say(w.unknown)
  reply.say(w.lead)
  for (const { listing, days, rentals, path } of sorted) {
    const [figure, count] = [texts.number(days), texts.number(rentals)]
    reply.item(
      w.row(listing.title, listing.neighborhood, figure, count),
      [listing.title, listing.path],
      [figure, path],
    )
    reply.show(listing)
  }
  reply.paragraph()
  const isEven = sorted.every(({ days }) => days === first.days)
  if (!isEven) reply.say(w.first(first.listing.title), [first.listing.title, first.listing.path])
  reply.say(w.limits)
  reply.suggest(texts.words.replies.suggestions.returns)
}

async function standingOf({ use }: QuestionContext, listing: ListingFacts): Promise<Standing | undefined> {
  const { city, neighborhood, propertyType } = listing
  const { all } = await use(listingFigures, {
    ...{ measure: 'daysListed', transactionType: 'rent' },
    ...{ city: [city], neighborhood: [neighborhood], propertyType: [propertyType] },
  })
  if (!all.spread || all.spread.listings < enough) return undefined
  return { listing, days: Math.round(all.spread.median), rentals: all.spread.listings, path: all.path }
}
