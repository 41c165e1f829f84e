import type { SizeOrder } from '#server/ai/local/topics/sizeOrder.ts'
import type { ListingFacts } from '#server/ai/tools/facts.ts'

/** Those without an area last. */
export function bySize<Listing extends Pick<ListingFacts, 'areaSqm'>>(
  listings: readonly Listing[],
  order: SizeOrder,
): Listing[] {
  const sign = order === 'largest' ? -1 : 1
  return listings.toSorted((one, other) => {
    if (one.areaSqm === null || other.areaSqm === null)
      return Number(one.areaSqm === null) - Number(other.areaSqm === null)
    return sign * (one.areaSqm - other.areaSqm)
  })
}
