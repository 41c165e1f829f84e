import { factsOf } from '#server/listings/facts.ts'
import type { AgencyProfile } from '#shared/agencies/publicAgencies.ts'
import type { Language } from '#shared/core/language.ts'
import { formatPYG, formatUSD, toPYG } from '#shared/core/money.ts'
import type { Development } from '#shared/developments/developments.ts'
import { pricesOf } from '#shared/listings/listingPrices.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { kindText, listingText } from '#shared/listings/listingText.ts'
import type { Words } from '#shared/words.ts'
import type { CardWords } from './card.ts'

/** Guaraníes: small changes do not redraw a card. */
const rateStep = 50

const steadyRate = (rate: number) => Math.max(rateStep, Math.round(rate / rateStep) * rateStep)
/** 'aprox. Gs. 1.150.000.000' */
const rough = (guaranies: number, { page }: Words) =>
  page.roughly(formatPYG(Number(guaranies.toPrecision(3))))

export function cardWords(listing: Listing, rate: number, language: Language, words: Words): CardWords {
  const { listings: w } = words
  const [{ per, usd, pyg }] = pricesOf(listing, steadyRate(rate))
  const unit = { sale: '', month: w.perMonth, night: w.perNight, day: w.perDay, hour: w.perHour }[per]
  const isTyped = listing.price.currency === 'PYG' && per !== 'day' && per !== 'hour'
  const local = isTyped ? formatPYG(pyg) : rough(pyg, words)
  return {
    kind: kindText(listing, w),
    price: formatUSD(usd),
    unit,
    local: local + unit,
    title: listingText(listing, language).title,
    place: `${listing.neighborhood}, ${listing.city}`,
    facts: factsOf(listing, language, words),
  }
}

/** What is told of a development: its cheapest free unit, in the currency of its plan first. */
export function developmentWords(development: Development, rate: number, words: Words): CardWords {
  const { developments: w, listings } = words
  const { name, stage, fromPrice, currency, city, neighborhood, free, units, deliveryMonth } = development
  const bedrooms = development.unitTypes.map((type) => type.bedrooms)
  const inDollars = currency === 'USD'
  return {
    kind: listings.stages[stage],
    price: fromPrice === null ? w.onRequest : w.from(inDollars ? formatUSD(fromPrice) : formatPYG(fromPrice)),
    unit: '',
    local: fromPrice !== null && inDollars ? rough(toPYG(fromPrice, steadyRate(rate)), words) : '',
    title: name,
    place: [neighborhood, city].filter(Boolean).join(', '),
    facts: [
      ...(bedrooms.length > 0 ? [w.bedroomRange(Math.min(...bedrooms), Math.max(...bedrooms))] : []),
      ...(units > 0 ? [w.free(free, units)] : []),
      ...(deliveryMonth === null ? [] : [w.delivery(w.month(deliveryMonth))]),
    ],
  }
}

/** A headline and what stands below it. */
export function agencyWords({ name, city, listings }: AgencyProfile, { agencyPages: w }: Words) {
  return { name, text: w.agencyDescription(name, listings, city ?? undefined) }
}
