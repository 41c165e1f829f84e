import { type Language, languageTable } from '#shared/core/language.ts'
import { asNumber } from '#shared/core/money.ts'
import { numberText } from '#shared/core/numberText.ts'
import type { Listing } from '#shared/listings/listings.ts'
import type { Words } from '#shared/words.ts'

export function factsOf(listing: Listing, language: Language, { page: w }: Pick<Words, 'page'>): string[] {
  const area = asNumber(listing.area)
  const facts = [
    listing.bedrooms > 0 && w.bedrooms(listing.bedrooms),
    listing.bathrooms > 0 && w.bathrooms(listing.bathrooms),
    listing.office && listing.capacity && w.people(listing.capacity),
    area > 0 && w.area(figure(area, language)),
    listing.parkingSpaces > 0 && w.parking(listing.parkingSpaces),
  ]
  return facts.filter((fact) => typeof fact === 'string')
}

export function figure(value: number, language: Language): string {
  return numberText(value, languageTable[language].decimal, 2, 0)
}
