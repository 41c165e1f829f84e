import { useLanguage } from '#client/core/language.tsx'
import { type ListingText, listingText } from '#shared/listings/listingText.ts'

export function useListingText(listing: Parameters<typeof listingText>[0]): ListingText {
  return listingText(listing, useLanguage().language)
}
