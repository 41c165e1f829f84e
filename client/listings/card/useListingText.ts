import { useLanguage } from '#client/core/language.tsx'
import { type ListingText, listingText } from '#shared/listings/listingText.ts'

/** To be shown: area and unit stay on one line. What leaves the page takes `listingText`. */
export function useListingText(listing: Parameters<typeof listingText>[0]): ListingText {
  const text = listingText(listing, useLanguage().language)
  return { ...text, title: text.title.replaceAll(/(\d) (?=m²)/g, '$1\u00a0') }
}
