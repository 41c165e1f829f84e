import { useQuery } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '#client/core/language.tsx'
import { comparablesQuery } from '#client/prices/prices.api.ts'
import { Button } from '#client/ui/Button.tsx'
import { ErrorNote } from '#client/ui/feedback/ErrorNote.tsx'
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx'
import { areaUnitOf } from '#shared/market/areaUnit.ts'
import { ComparableRow } from './ComparableRow.tsx'
import type { Question } from './fields.ts'

const initialCount = 8

interface ComparableListProps {
  question: Question
  exclude: readonly string[]
  onExclude: (ids: readonly string[]) => void
}

export function ComparableList({ question, exclude, onExclude }: ComparableListProps) {
  const w = useWords('calculator').calculator.comparables
  const [showsAll, setShowsAll] = useState(false)
  const { data, error, refetch } = useQuery(comparablesQuery(question))
  if (error) return <ErrorNote error={error} onRetry={refetch} />
  const all = data?.comparables ?? []
  const lend = all.some(({ likeType }) => likeType !== null)
  const shown = showsAll ? all : all.slice(0, initialCount)
  const toggle = (id: string) =>
    onExclude(exclude.includes(id) ? exclude.filter((one) => one !== id) : [...exclude, id])
  return (
    <section aria-label={w.title}>
      <h2 className="text-xl sm:text-2xl">{w.title}</h2>
      <p className="mt-1 text-ink-muted">{lend ? `${w.text} ${w.likeTypes}` : w.text}</p>
      {exclude.length > 0 && (
        <div className="mt-3 flex flex-wrap items-center gap-x-3 text-sm">
          <span role="status">{w.taken(exclude.length)}</span>
          <Button
            variant="quiet"
            size="sm"
            icon={<RotateCcw aria-hidden="true" className="size-4" />}
            onClick={() => onExclude([])}
          >
            {w.restore}
          </Button>
        </div>
      )}
      {data ? (
        <ul aria-label={w.list} className="mt-4 grid gap-3">
          {shown.map((comparable) => (
            <ComparableRow
              key={comparable.id}
              comparable={comparable}
              kind={question.transactionType}
              unit={areaUnitOf(question.propertyType, question.area)}
              isExcluded={exclude.includes(comparable.id)}
              onToggle={() => toggle(comparable.id)}
            />
          ))}
        </ul>
      ) : (
        <div aria-busy="true" className="mt-4 grid gap-3">
          {['a', 'b', 'c'].map((key) => (
            <Skeleton key={key} className="h-28 rounded-lg" />
          ))}
        </div>
      )}
      {data?.comparables.length === 0 && <p className="text-ink-muted">{w.none}</p>}
      {data && data.total > shown.length && (
        <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-muted text-sm">
          {w.shown(shown.length, data.total)}
          {!showsAll && all.length > shown.length && (
            <Button variant="secondary" size="sm" onClick={() => setShowsAll(true)}>
              {w.showAll(all.length)}
            </Button>
          )}
        </p>
      )}
    </section>
  )
}
