import { Link } from 'wouter'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { fold } from '#shared/core/text.ts'
import { guidePath } from '#shared/guides/guidePath.ts'
import type { GuidePlace } from '#shared/guides/guides.ts'
import type { Listing } from '#shared/listings/listings.ts'

/** What to know before one buys or rents this. */
export function ListingGuides({ listing }: { listing: Listing }) {
  const { language } = useLanguage()
  const { propertyDetails } = useWords('propertyDetails')
  const w = propertyDetails.guides
  return (
    <nav aria-label={w.title} className="mt-8 border-t pt-5 text-sm print:hidden">
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {guidesFor(listing).map(({ guide, section }) => (
          <li key={guide}>
            <Link
              href={guidePath(guide, language, section)}
              className="inline-block py-1 font-medium text-action underline-offset-2 hover:underline"
            >
              {w[guide]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface PlaceOfListing extends GuidePlace {
  guide: 'costs' | 'land' | 'offPlan' | 'renting'
}

const offPlan = /(?<!\p{L})(?:en pozo|al pozo|de pozo|preventa|off[- ]plan|pre-?sale)(?!\p{L})/u

function guidesFor({ transactionType, propertyType, title, description }: Listing): PlaceOfListing[] {
  const isSold = transactionType !== 'rent'
  const isLet = transactionType !== 'sale'
  const isOffPlan = offPlan.test(fold(`${title} ${description}`))
  return [
    ...(isSold ? [{ guide: 'costs', section: 'buying' } as const] : []),
    ...(isSold && propertyType === 'land' ? [{ guide: 'land' } as const] : []),
    ...(isSold && isOffPlan ? [{ guide: 'offPlan' } as const] : []),
    ...(isLet ? [{ guide: 'renting' } as const] : []),
  ]
}
