import { words } from '#server/core/words.ts'
import { figure } from '#server/listings/facts.ts'
import { asNumber } from '#shared/core/money.ts'
import { factNames, factText } from '#shared/listings/facts/factText.ts'
import { pricesOf } from '#shared/listings/listingPrices.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { kindText, listingText } from '#shared/listings/listingText.ts'
import { paths } from '#shared/paths.ts'
import { frameOf, type SheetContext, sheetPrice } from './frame.ts'
import type { Fact, PortraitSheet } from './sheet.ts'

interface ListingSheet extends PortraitSheet {
  contact: Fact
}

/** A page or two of one listing, from what its own page shows: never more exact than its owner allows. */
export function listingSheet(listing: Listing, context: SheetContext): ListingSheet {
  const { language, rate } = context
  const { sheets: w, listings, propertyDetails } = words(language)
  const { title, description } = listingText(listing, language)
  return {
    form: 'portrait',
    ...frameOf(context, paths.property(listing.id)),
    title,
    offer: kindText(listing, listings),
    place: placeOf(listing),
    prices: pricesOf(listing, rate).map((price) => sheetPrice(price, language)),
    contact: [w.contact, publisherOf(listing) ?? propertyDetails.agency.owner],
    pictureText: w.picture(title),
    factsTitle: w.facts,
    facts: factsOf(listing, context),
    tables: [],
    amenitiesTitle: listings.amenitiesTitle,
    amenities: listing.amenities.map((code) => listings.amenities[code]),
    descriptionTitle: propertyDetails.description,
    description: paragraphsOf(description),
  }
}

export const placeOf = ({ address, neighborhood, city }: Listing) =>
  [address, neighborhood, city].filter(Boolean).join(', ')

/** With who is in charge of it, where an agency says so. */
export function publisherOf({ agency, owner }: Listing): string | undefined {
  if (!agency) return owner?.name ?? undefined
  return agency.agent ? `${agency.agent.name} · ${agency.name}` : agency.name
}

function factsOf(listing: Listing, context: SheetContext): Fact[] {
  const all = words(context.language)
  const stated = factNames.map(
    (name) => [all.fieldLabels[name], factText(name, listing, all, context.language) ?? false] as const,
  )
  return [...countedFacts(listing, context), ...withValue(stated)]
}

/** Rooms, area and what else is a number, those that it has. */
export function countedFacts(listing: Listing, { language }: SheetContext): Fact[] {
  const all = words(language)
  const { fieldLabels: labels } = all
  const area = asNumber(listing.area)
  return withValue([
    [labels.bedrooms, listing.bedrooms > 0 && String(listing.bedrooms)],
    [labels.bathrooms, listing.bathrooms > 0 && String(listing.bathrooms)],
    [labels.parkingSpaces, listing.parkingSpaces > 0 && String(listing.parkingSpaces)],
    [labels.area, area > 0 && all.page.area(figure(area, language))],
    [labels.yearBuilt, listing.yearBuilt !== null && String(listing.yearBuilt)],
    [labels.capacity, (listing.capacity ?? 0) > 1 && String(listing.capacity)],
    [labels.internetSpeed, listing.internetSpeed !== null && String(listing.internetSpeed)],
  ])
}

export const withValue = (facts: readonly (readonly [string, string | false])[]): Fact[] =>
  facts.flatMap(([name, value]) => (value === false ? [] : [[name, value] as const]))

export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean)
