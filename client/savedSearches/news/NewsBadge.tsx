import { useWords } from '#client/core/language.tsx'
import { Badge } from '#client/ui/Badge.tsx'
import { formatUSD } from '#shared/core/money.ts'
import type { SavedSearchNews } from '#shared/savedSearches/savedSearches.ts'

export function NewsBadge({
  news: { kind, priceUSDBefore },
}: {
  news: Pick<SavedSearchNews, 'kind' | 'priceUSDBefore'>
}) {
  const { savedSearches: w } = useWords('savedSearches')
  const drop = priceUSDBefore === null ? w.markDrop : w.markDropFrom(formatUSD(priceUSDBefore))
  return (
    <p className="mt-1.5 flex">
      <Badge tone={kind === 'new' ? 'accent' : 'positive'}>{kind === 'new' ? w.markNew : drop}</Badge>
    </p>
  )
}
