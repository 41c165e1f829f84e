import { Flag } from 'lucide-react'
import { Link } from 'wouter'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { SheetLink } from '#client/ui/share/SheetLink.tsx'
import type { Listing } from '#shared/listings/listings.ts'
import { sheetPaths } from '#shared/sheets.ts'

/** Nothing of a listing that others do not see. */
export function ListingLinks({ listing: { id, status } }: { listing: Listing }) {
  const { language } = useLanguage()
  const { propertyDetails: w } = useWords('propertyDetails')
  if (status !== 'active') return null
  return (
    <p className="flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden">
      <SheetLink href={sheetPaths.listing(id, language)}>{w.sheet}</SheetLink>
      <Link
        href={paths.complaint(id)}
        className="inline-flex min-h-11 items-center gap-2 text-ink-muted text-sm underline-offset-2 hover:underline"
      >
        <Flag aria-hidden="true" className="size-4" />
        {w.complain}
      </Link>
    </p>
  )
}
