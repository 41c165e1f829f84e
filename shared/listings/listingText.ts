import type { Language } from '#shared/core/language.ts'
import type { Words } from '#shared/words.ts'
import type { Listing } from './listings.ts'

type Written = Pick<Listing, 'title' | 'description' | 'titleEn' | 'descriptionEn'>

export interface ListingText {
  title: string
  description: string
  /** For the `lang` attribute. */
  titleLanguage: Language
  descriptionLanguage: Language
}

/** English if the author wrote it, else Spanish. */
export function listingText(listing: Written, language: Language): ListingText {
  const title = (language === 'en' && listing.titleEn?.trim()) || undefined
  const description = (language === 'en' && listing.descriptionEn?.trim()) || undefined
  return {
    title: title ?? listing.title,
    description: description ?? listing.description,
    titleLanguage: title ? 'en' : 'es',
    descriptionLanguage: description ? 'en' : 'es',
  }
}

/** "Casa en venta"; a room of a home is no home: "Pieza en alquiler". */
export function kindText(
  { transactionType, propertyType, roomOnly }: Pick<Listing, 'transactionType' | 'propertyType' | 'roomOnly'>,
  { kind, types, roomKind }: Pick<Words['listings'], 'kind' | 'types' | 'roomKind'>,
): string {
  return roomOnly && transactionType === 'rent' ? roomKind : kind[transactionType](types[propertyType])
}
