import { Chat } from '#client/ai/Chat.tsx'
import { ListingGuides } from '#client/listings/guides/ListingGuides.tsx'
import { PriceVerdict } from '#client/prices/PriceVerdict.tsx'
import type { Listing } from '#shared/listings/listings.ts'
import { AmenityList } from './AmenityList.tsx'
import { ListingLinks } from './contact/ListingLinks.tsx'
import { Description } from './Description.tsx'
import { PriceHistory } from './history/PriceHistory.tsx'
import { InvestmentBlock } from './InvestmentBlock.tsx'
import { KeyFacts } from './KeyFacts.tsx'
import { LocationBlock } from './location/LocationBlock.tsx'
import { OfficeBlock } from './OfficeBlock.tsx'
import { RentalBlock } from './RentalBlock.tsx'
import { StatedFacts } from './StatedFacts.tsx'

export function PropertyMore({ listing }: { listing: Listing }) {
  return (
    <>
      <KeyFacts listing={listing} />
      <Description listing={listing} />
      <StatedFacts listing={listing} />
      <AmenityList listing={listing} />
      <OfficeBlock listing={listing} />
      <PriceVerdict listing={listing} />
      <PriceHistory listing={listing} />
      <RentalBlock listing={listing} />
      <InvestmentBlock listing={listing} />
      <LocationBlock listing={listing} />
      <ListingLinks listing={listing} />
      <ListingGuides listing={listing} />
      <Chat listing={listing} />
    </>
  )
}
