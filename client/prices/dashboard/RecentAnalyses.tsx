import { useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx'
import type { PriceAnalysis } from '#shared/prices/prices.ts'
import { AnalysisCard } from './AnalysisCard.tsx'

const maxShown = 10

export function RecentAnalyses(props: { analyses: readonly PriceAnalysis[]; onOpen: (id: string) => void }) {
  const { dashboard: w } = useWords('dashboard')
  const { analyses, onOpen } = props
  if (analyses.length === 0) {
    return (
      <EmptyState
        title={w.empty}
        text={w.emptyText}
        seed={23}
        actions={<ButtonLink to={paths.publish}>{w.publish}</ButtonLink>}
      />
    )
  }
  return (
    <>
      <h2 className="sr-only">{w.recent}</h2>
      <ul aria-label={w.recent} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {analyses.slice(0, maxShown).map((analysis) => (
          <li key={analysis.id} className="min-w-0">
            <AnalysisCard analysis={analysis} onOpen={() => onOpen(analysis.id)} />
          </li>
        ))}
      </ul>
      {analyses.length > maxShown && (
        <p className="mt-4 text-ink-muted text-sm">{w.shown(maxShown, analyses.length)}</p>
      )}
    </>
  )
}
