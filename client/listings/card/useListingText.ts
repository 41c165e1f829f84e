import { useLanguage } from '#client/core/language.tsx'
import { type ListingText, listingText } from '#shared/listings/listingText.ts'

/** What a listing says of itself, in the reader's language where it does. */
export function useListingText(listing: Parameters<typeof listingText>[0]): ListingText {
  return listingText(listing, useLanguage().language)
}
