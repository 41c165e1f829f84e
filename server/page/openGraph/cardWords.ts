import { factsOf } from '#server/listings/facts.ts'
import type { Language } from '#shared/core/language.ts'
import { formatPYG, formatUSD } from '#shared/core/money.ts'
import { pricesOf } from '#shared/listings/listingPrices.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { listingText } from '#shared/listings/listingText.ts'
import type { Words } from '#shared/words.ts'
import type { CardWords } from './card.ts'

/** Guaraníes: small changes do not redraw a card. */
const rateStep = 50

export function cardWords(listing: Listing, rate: number, language: Language, words: Words): CardWords {
  const { listings: w, page } = words
  const steady = Math.max(rateStep, Math.round(rate / rateStep) * rateStep)
  const [{ per, usd, pyg }] = pricesOf(listing, steady)
  const unit = { sale: '', month: w.perMonth, night: w.perNight, day: w.perDay, hour: w.perHour }[per]
  const isTyped = listing.price.currency === 'PYG' && per !== 'day' && per !== 'hour'
  const local = isTyped ? formatPYG(pyg) : page.roughly(formatPYG(Number(pyg.toPrecision(3))))
  return {
    kind: w.kind[listing.transactionType](w.types[listing.propertyType]),
    price: formatUSD(usd),
    unit,
    local: local + unit,
    title: listingText(listing, language).title,
    place: `${listing.neighborhood}, ${listing.city}`,
    facts: factsOf(listing, language, words),
  }
}
