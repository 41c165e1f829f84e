import { useLanguage, useWords } from '#client/core/language.tsx'
import { SheetLink } from '#client/ui/share/SheetLink.tsx'
import type { Listing } from '#shared/listings/listings.ts'
import { sheetPaths } from '#shared/sheets.ts'

/** Nothing of a listing that others do not see. */
export function ListingSheetLink({ listing: { id, status } }: { listing: Listing }) {
  const { language } = useLanguage()
  const { propertyDetails: w } = useWords('propertyDetails')
  if (status !== 'active') return null
  return (
    <p>
      <SheetLink href={sheetPaths.listing(id, language)}>{w.sheet}</SheetLink>
    </p>
  )
}
