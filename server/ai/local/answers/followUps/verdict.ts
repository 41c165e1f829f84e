import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import type { Source } from '#server/ai/local/reply.ts'
import { isMonthly } from '#server/ai/local/texts.ts'
import type { Compared } from '#server/ai/tools/compareListings.ts'
import { comparedKindOf } from '#shared/listings/traits.ts'

interface Reason {
  text: string
  source: Source
  /** Of money, which decides before space does. */
  isOfMoney: boolean
}

type Rated = { listing: Compared; reasons: Reason[] }

/** The one that leads; undefined where two are alike or one does not say. */
function leader(listings: readonly Compared[], scoreOf: (one: Compared) => number | null | undefined) {
  const scored = listings.map((listing) => ({ listing, score: scoreOf(listing) }))
  if (scored.some(({ score }) => score === null || score === undefined)) return undefined
  const [first, second] = scored.toSorted((one, other) => (other.score ?? 0) - (one.score ?? 0))
  return first && second && first.score !== second.score ? { first, second } : undefined
}

/** What a month costs where rentals are compared, and one of them is for sale too. */
export const comparedPrice =
  (isRental: boolean) =>
  (one: Compared): number =>
    isRental && !isMonthly(one) ? (one.monthlyRentUSD ?? 0) : one.priceUSD

export const comparesRents = ({ thread }: QuestionContext, listings: readonly Compared[]): boolean =>
  thread.search?.filters.transactionType === 'rent' &&
  listings.every((one) => isMonthly(one) || (one.monthlyRentUSD ?? 0) > 0)

function rate(question: QuestionContext, listings: readonly Compared[]): Rated[] {
  const { texts } = question
  const w = texts.words.followUps.verdict.reasons
  const isRental = comparesRents(question, listings)
  const priceOf = comparedPrice(isRental)
  const isOneOffer = isRental || new Set(listings.map(isMonthly)).size === 1
  const isOneKind = new Set(listings.map(({ propertyType }) => comparedKindOf(propertyType))).size === 1
  const rated = listings.map((listing): Rated => ({ listing, reasons: [] }))
  const add = (found: Compared | undefined, text: string, piece: string, isOfMoney: boolean) => {
    const one = rated.find(({ listing }) => listing === found)
    if (one) one.reasons.push({ text, source: [piece, one.listing.path], isOfMoney })
  }
  const cheapest = isOneOffer
    ? leader(listings, (one) => (priceOf(one) > 0 ? -priceOf(one) : null))
    : undefined
  if (cheapest) {
    const by = texts.usd(Math.round(priceOf(cheapest.second.listing) - priceOf(cheapest.first.listing)))
    add(cheapest.first.listing, w.price(by), by, true)
  }
  const perSqm = ({ areaSqm, ...one }: Compared) =>
    areaSqm ? priceOf({ ...one, areaSqm }) / areaSqm : undefined
  const densest = isOneOffer && isOneKind ? leader(listings, (one) => negative(perSqm(one))) : undefined
  if (densest) {
    const price = texts.perSqm(perSqm(densest.first.listing) ?? 0)
    add(densest.first.listing, w.perSqm(price), price, true)
  }
  const market = isRental
    ? undefined
    : leader(listings, ({ differencePercent }) => negative(differencePercent))
  if (market?.first.listing.differencePercent) {
    const standing = texts.standing(market.first.listing.differencePercent)
    add(market.first.listing, w.market(standing), standing, true)
  }
  const largest = isOneKind ? leader(listings, ({ areaSqm }) => areaSqm) : undefined
  if (largest) {
    const area = texts.area(largest.first.listing.areaSqm ?? 0)
    add(largest.first.listing, w.area(area), area, false)
  }
  const rooms = leader(listings, ({ bedrooms }) => bedrooms)
  if (rooms && rooms.first.listing.bedrooms > 0) {
    const figure = texts.words.listings.bedroomsOf(rooms.first.listing.bedrooms)
    add(rooms.first.listing, w.bedrooms(figure), figure, false)
  }
  return rated
}

const negative = (value: number | null | undefined) =>
  value === null || value === undefined ? undefined : -value

/** "Entonces, ¿cuál me conviene?": the one with most for it, and what speaks for the others. */
export function sayVerdict(question: QuestionContext, listings: readonly Compared[]): void {
  const { reply, texts } = question
  const w = texts.words.followUps.verdict
  const weight = ({ reasons }: Rated) =>
    reasons.reduce((sum, { isOfMoney }) => sum + (isOfMoney ? 1.1 : 1), 0)
  const [first, ...others] = rate(question, listings)
    .filter(({ reasons }) => reasons.length > 0)
    .toSorted((one, other) => weight(other) - weight(one))
  if (!first) return void reply.say(w.even)
  const said = ({ listing, reasons }: Rated): Source[] => [
    [listing.title, listing.path],
    ...reasons.map(({ source }) => source),
  ]
  const list = ({ reasons }: Rated) => texts.list(reasons.map(({ text }) => text))
  reply.say(w.first(first.listing.title, list(first)), ...said(first))
  for (const one of others) reply.say(w.other(one.listing.title, list(one)), ...said(one))
  reply.say(w.rest)
}
