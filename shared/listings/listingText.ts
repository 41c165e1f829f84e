import type { Language } from '#shared/core/language.ts'
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
