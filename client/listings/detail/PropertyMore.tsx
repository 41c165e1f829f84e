import { PriceVerdict } from '#client/prices/PriceVerdict.tsx'
import type { Listing } from '#shared/listings/listings.ts'
import { AmenityList } from './AmenityList.tsx'
import { InvestmentBlock } from './InvestmentBlock.tsx'
import { LocationBlock } from './LocationBlock.tsx'
import { OfficeBlock } from './OfficeBlock.tsx'
import { RentalBlock } from './RentalBlock.tsx'

/** What stands below the description. */
export function PropertyMore({ listing }: { listing: Listing }) {
  return (
    <>
      <AmenityList listing={listing} />
      <OfficeBlock listing={listing} />
      <PriceVerdict listing={listing} />
      <RentalBlock listing={listing} />
      <InvestmentBlock listing={listing} />
      <LocationBlock listing={listing} />
    </>
  )
}
