import type { Author } from '#server/listings/publish/listingRows.ts'
import type { Drop, Ready } from './market.ts'

const day = 86_400_000
/** It expires within the week. */
const confirmedDaysAgo = 55
/** Days: older ones had no comparables. */
const maxAge = 200

const homes: readonly string[] = ['house', 'apartment', 'condo', 'penthouse']

export function createClaim(author: Author, now: Date) {
  const claimed: Ready[] = []
  let wantsSale = true
  let wantsRental = true

  function take(listing: Ready): Ready {
    const theirs = { ...listing, author }
    claimed.push(theirs)
    return theirs
  }

  return {
    claimed,
    claim(listing: Ready, drop: Drop | undefined): Ready {
      if (listing.author.kind !== 'user' || listing.author.agencyId !== null) return listing
      const { transactionType, propertyType } = listing.draft
      if (!homes.includes(propertyType) || claimed.some((other) => looksLike(listing, other))) return listing
      const age = (now.getTime() - listing.publishedAt.getTime()) / day
      if (wantsSale && drop && transactionType === 'sale') {
        wantsSale = false
        return take(listing)
      }
      if (wantsRental && transactionType === 'rent' && age > confirmedDaysAgo + 5 && age < maxAge) {
        wantsRental = false
        return take({ ...listing, confirmedAt: new Date(now.getTime() - confirmedDaysAgo * day) })
      }
      return listing
    },
  }
}

/** There are fewer pictures than homes. */
function looksLike(one: Ready, other: Ready): boolean {
  return one.draft.media[0]?.id === other.draft.media[0]?.id
}
