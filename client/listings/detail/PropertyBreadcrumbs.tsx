import { useWords } from '#client/core/language.tsx'
import { useListingText } from '#client/listings/card/useListingText.ts'
import { paths } from '#client/paths.ts'
import { Breadcrumbs } from '#client/ui/Breadcrumbs.tsx'
import type { Listing } from '#shared/listings/listings.ts'

export function PropertyBreadcrumbs({ listing }: { listing: Listing }) {
  const { listings: w } = useWords('listings')
  const { title } = useListingText(listing)
  const { propertyType, transactionType, city, neighborhood } = listing
  const kind = { propertyType, transactionType: transactionType === 'both' ? undefined : transactionType }
  return (
    <Breadcrumbs
      steps={[
        { label: w.kind[transactionType](w.types[propertyType]), to: paths.search(kind) },
        { label: city, to: paths.search({ ...kind, city }) },
        { label: neighborhood, to: paths.search({ ...kind, city, neighborhood }) },
        { label: title },
      ]}
    />
  )
}
