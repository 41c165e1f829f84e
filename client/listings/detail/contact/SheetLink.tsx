import { Download } from 'lucide-react'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { ButtonNativeLink } from '#client/ui/Button.tsx'
import type { Listing } from '#shared/listings/listings.ts'
import { sheetPaths } from '#shared/sheets.ts'

/** To hand over; nothing of a listing that others do not see. */
export function SheetLink({ listing: { id, status } }: { listing: Listing }) {
  const { language } = useLanguage()
  const { propertyDetails: w } = useWords('propertyDetails')
  if (status !== 'active') return null
  return (
    <p className="print:hidden">
      <ButtonNativeLink
        variant="secondary"
        size="sm"
        icon={<Download aria-hidden="true" className="size-4.5" />}
        href={sheetPaths.listing(id, language)}
      >
        {w.sheet}
      </ButtonNativeLink>
    </p>
  )
}
