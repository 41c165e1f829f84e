import { words } from '#server/core/words.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { paths, withValues } from '#shared/paths.ts'
import { frameOf, type SheetContext } from './frame.ts'
import { countedFacts, listingSheet } from './listingSheet.ts'
import type { PosterSheet } from './sheet.ts'

const maxFacts = 4

/** A3 of one listing, whose code counts who comes by it. */
export function posterSheet(listing: Listing, context: SheetContext): PosterSheet {
  const { title, offer, place, prices, contact, pictureText } = listingSheet(listing, context)
  const { sheets: w } = words(context.language)
  return {
    form: 'poster',
    ...frameOf(context, withValues(paths.property(listing.id), { from: 'poster' })),
    scan: w.scanPoster,
    ...{ title, offer, place, prices, contact, pictureText },
    facts: countedFacts(listing, context).slice(0, maxFacts),
  }
}
