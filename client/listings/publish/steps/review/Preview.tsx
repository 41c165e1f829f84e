import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useWords } from '#client/core/language.tsx'
import { useRate } from '#client/currency/currency.api.ts'
import { AmenityList } from '#client/listings/detail/AmenityList.tsx'
import { Description } from '#client/listings/detail/Description.tsx'
import { Gallery } from '#client/listings/detail/gallery/Gallery.tsx'
import { InvestmentBlock } from '#client/listings/detail/InvestmentBlock.tsx'
import { KeyFacts } from '#client/listings/detail/KeyFacts.tsx'
import { LocationBlock } from '#client/listings/detail/location/LocationBlock.tsx'
import { OfficeBlock } from '#client/listings/detail/OfficeBlock.tsx'
import { PriceCard } from '#client/listings/detail/PriceCard.tsx'
import { PropertyHeader } from '#client/listings/detail/PropertyHeader.tsx'
import { RentalBlock } from '#client/listings/detail/RentalBlock.tsx'
import { useFields } from '#client/listings/publish/form/useFields.ts'
import { previewListing } from '#client/listings/publish/previewListing.ts'
import { CardPreview } from '#client/listings/publish/wizard/CardPreview.tsx'
import { RoiOverlay } from '#client/prices/roi/RoiOverlay.tsx'
import { Button } from '#client/ui/Button.tsx'

export function Preview() {
  const { publish: w } = useWords('publish')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-label={w.preview} className="grid min-w-0 grid-cols-1 gap-4">
      <h3 className="text-xl">{w.preview}</h3>
      <div className="max-w-sm lg:hidden">
        <CardPreview />
      </div>
      <Button
        variant="secondary"
        aria-expanded={isOpen}
        aria-controls={id}
        icon={<ChevronDown aria-hidden="true" className={isOpen ? 'size-5 rotate-180' : 'size-5'} />}
        onClick={() => setOpen(!isOpen)}
        className="justify-self-start"
      >
        {isOpen ? w.hidePage : w.showPage}
      </Button>
      <div id={id}>{isOpen && <PreviewPage />}</div>
    </section>
  )
}

function PreviewPage() {
  const { publish: w } = useWords('publish')
  const rate = useRate()
  const listing = previewListing(useFields(), rate, w.blanks)
  return (
    <div className="overflow-hidden rounded-xl border bg-surface shadow-lifted">
      <Gallery media={listing.media} title={listing.title} actions={null} />
      <div className="grid min-w-0 grid-cols-1 gap-8 p-4 sm:p-6">
        <PropertyHeader listing={listing} level={4} />
        <PriceCard listing={listing} isPreview />
        <KeyFacts listing={listing} />
        {listing.description && <Description listing={listing} />}
        <AmenityList listing={listing} />
        <OfficeBlock listing={listing} />
        <RentalBlock listing={listing} />
        <InvestmentBlock listing={listing} />
        <LocationBlock listing={listing} />
      </div>
      <RoiOverlay listing={listing} />
    </div>
  )
}
