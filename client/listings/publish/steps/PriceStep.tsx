import { Suspense } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { lazyPart } from '#client/core/lazyPart.tsx'
import type { FormFields } from '#client/listings/publish/form/fields.ts'
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx'
import { traitsOf } from '#shared/listings/traits.ts'
import { InvestmentFields } from './price/InvestmentFields.tsx'
import { LivePrice } from './price/LivePrice.tsx'
import { OfficePrices } from './price/OfficePrices.tsx'
import { PriceFields } from './price/PriceFields.tsx'
import { RentalFields } from './price/RentalFields.tsx'

const MoreDetails = lazyPart(
  () => import('./details/MoreDetails.tsx').then(({ MoreDetails }) => MoreDetails),
  'listingFacts',
)

export function PriceStep({ listingId }: { listingId?: string }) {
  const { control } = useFormContext<FormFields>()
  const [propertyType, transactionType] = useWatch({ control, name: ['propertyType', 'transactionType'] })
  const { isOffice, isHome, forSale, forRent } = traitsOf({ propertyType, transactionType })
  return (
    <>
      {isOffice ? <OfficePrices /> : <PriceFields />}
      <LivePrice listingId={listingId} />
      {!isOffice && (forRent || isHome) && <RentalFields />}
      <Suspense fallback={<Skeleton className="h-28 rounded-xl" />}>
        <MoreDetails step="price" />
      </Suspense>
      {forSale && <InvestmentFields />}
    </>
  )
}
