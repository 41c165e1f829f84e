import { Star } from 'lucide-react'
import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import type { AgencyBoosts } from '#shared/boosts/boostsApi.ts'

/** How many featured places are taken, and what they brought. */
export function BoostPlaces({ places, boosts }: AgencyBoosts) {
  const { boosts: w } = useWords('boosts')
  const { language } = useLanguage()
  const used = boosts.filter(({ isShown }) => isShown).length
  const visits = boosts.reduce((sum, boost) => sum + boost.visits, 0)
  return (
    <p className="flex items-center gap-2 text-ink-muted text-sm">
      <Star aria-hidden="true" className="size-4 shrink-0" />
      {[w.places(used, places), visits > 0 && w.visits(visits, formatNumber(visits, language))]
        .filter(Boolean)
        .join(' · ')}
    </p>
  )
}
