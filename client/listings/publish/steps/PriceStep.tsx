import { useFormContext, useWatch } from 'react-hook-form'
import type { FormFields } from '#client/listings/publish/form/fields.ts'
import { traitsOf } from '#shared/listings/traits.ts'
import { InvestmentFields } from './price/InvestmentFields.tsx'
import { LivePrice } from './price/LivePrice.tsx'
import { OfficePrices } from './price/OfficePrices.tsx'
import { PriceFields } from './price/PriceFields.tsx'
import { RentalFields } from './price/RentalFields.tsx'

export function PriceStep({ listingId }: { listingId?: string }) {
  const { control } = useFormContext<FormFields>()
  const [propertyType, transactionType] = useWatch({ control, name: ['propertyType', 'transactionType'] })
  const { isOffice, isHome, forSale, forRent } = traitsOf({ propertyType, transactionType })
  return (
    <>
      {isOffice ? <OfficePrices /> : <PriceFields />}
      <LivePrice listingId={listingId} />
      {!isOffice && (forRent || isHome) && <RentalFields />}
      {forSale && <InvestmentFields />}
    </>
  )
}
