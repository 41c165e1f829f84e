import type { Author } from '#server/listings/publish/rows.ts'
import type { Drop, Ready } from './market.ts'

const day = 86_400_000
/** Confirmed so many days ago that it runs out within the week. */
const longAgo = 55
/** Older than so many days, it would have had nothing to be compared with when it was published. */
const oldest = 200

const homes: readonly string[] = ['house', 'apartment', 'condo', 'penthouse']

/** Takes two of the market's own homes for somebody: a sale whose price came down, and a rental that runs out soon. */
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
    /** The listing, theirs where it is one of the two; `drop`: that its price came down. */
    claim(listing: Ready, drop: Drop | undefined): Ready {
      if (listing.author.kind !== 'user') return listing
      const { transactionType, propertyType } = listing.draft
      if (!homes.includes(propertyType)) return listing
      const age = (now.getTime() - listing.publishedAt.getTime()) / day
      if (wantsSale && drop && transactionType === 'sale') {
        wantsSale = false
        return take(listing)
      }
      if (wantsRental && transactionType === 'rent' && age > longAgo + 5 && age < oldest) {
        wantsRental = false
        return take({ ...listing, confirmedAt: new Date(now.getTime() - longAgo * day) })
      }
      return listing
    },
  }
}
