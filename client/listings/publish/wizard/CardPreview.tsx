import { useWords } from '#client/core/language.tsx'
import { useRate } from '#client/currency/currency.api.ts'
import { ListingCard } from '#client/listings/card/ListingCard.tsx'
import { useFields } from '#client/listings/publish/form/useFields.ts'
import { previewListing } from '#client/listings/publish/previewListing.ts'

export function CardPreview() {
  const { publish: w } = useWords('publish')
  const rate = useRate()
  const listing = previewListing(useFields(), rate, w.blanks)
  return (
    <div inert>
      <ListingCard listing={listing} rate={rate} level={3} />
    </div>
  )
}
