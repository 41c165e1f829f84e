import { Link } from 'wouter'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { guidePath } from '#shared/guides/guidePath.ts'
import type { SearchAddress } from '#shared/search/listingSearch.ts'

/** Of searches for rent or for land. */
export function SearchGuide({ search: { transactionType, propertyType } }: { search: SearchAddress }) {
  const { language } = useLanguage()
  const { search: w } = useWords('search')
  const isLand = propertyType?.length === 1 && propertyType[0] === 'land'
  const guide = transactionType === 'rent' ? 'renting' : isLand ? 'land' : undefined
  if (!guide) return null
  return (
    <p className="mt-6 text-center text-ink-muted text-sm">
      <Link
        href={guidePath(guide, language)}
        className="inline-block py-1 font-medium text-action underline-offset-2 hover:underline"
      >
        {w.guides[guide]}
      </Link>
    </p>
  )
}
