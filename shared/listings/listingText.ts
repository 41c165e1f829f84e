import type { Language } from '#shared/core/language.ts'
import type { Listing } from './listings.ts'

type Written = Pick<Listing, 'title' | 'description' | 'titleEn' | 'descriptionEn'>

export interface ListingText {
  title: string
  description: string
  /** The languages in which these are written, for `lang`. */
  titleLanguage: Language
  descriptionLanguage: Language
}

/** What a listing says of itself on a page in this language: in English where its author wrote so, else as it was first written. */
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
