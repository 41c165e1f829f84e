import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { afterPaint } from '#client/core/touch/afterPaint.ts'
import { paths } from '#client/paths.ts'
import { Button, ButtonLink } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx'
import { ErrorNote } from '#client/ui/feedback/ErrorNote.tsx'
import { MineCard } from './MineCard.tsx'
import { MineSkeleton } from './MineSkeleton.tsx'
import { mineQuery } from './mine.api.ts'
import { StateFilter } from './StateFilter.tsx'
import { type State, stateOf } from './state.ts'

const filterFrom = 4

export function MineList() {
  const { language } = useLanguage()
  const words = useWords('core', 'mine')
  const { mine: w } = words
  const [chosen, setChosen] = useState<State>()
  const count = useRef<HTMLParagraphElement>(null)
  const { data, error, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useInfiniteQuery(mineQuery)
  if (!data) return error ? <ErrorNote error={error} onRetry={refetch} /> : <MineSkeleton />

  const all = data.pages.flatMap(({ items }) => items)
  const total = data.pages[0]?.total ?? all.length
  if (all.length === 0) return <EmptyList />
  const counts = new Map<State, number>()
  for (const listing of all) counts.set(stateOf(listing), (counts.get(stateOf(listing)) ?? 0) + 1)
  const state = chosen && counts.has(chosen) ? chosen : undefined
  const shown = state ? all.filter((listing) => stateOf(listing) === state) : all
  return (
    <>
      {all.length >= filterFrom && (
        <StateFilter counts={counts} total={all.length} value={state} onChange={setChosen} />
      )}
      <p ref={count} tabIndex={-1} role="status" className="mb-3 text-ink-muted text-sm outline-none">
        {state
          ? w.count(shown.length, formatNumber(shown.length, language))
          : w.count(total, formatNumber(total, language))}
      </p>
      <ul aria-label={w.list} className="grid grid-cols-1 gap-4">
        {shown.map((listing, index) => (
          <li key={listing.id}>
            <MineCard
              listing={listing}
              priority={index === 0}
              onRemoved={() => afterPaint(() => count.current?.focus())}
            />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <div className="mt-8 flex flex-col items-center gap-3">
          {isFetchNextPageError && (
            <p role="alert" className="font-medium text-danger text-sm">
              {w.moreFailed}
            </p>
          )}
          <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {isFetchNextPageError ? words.core.retry : w.more}
          </Button>
        </div>
      )}
    </>
  )
}

function EmptyList() {
  const { mine: w } = useWords('mine')
  return (
    <EmptyState
      title={w.empty}
      text={w.emptyText}
      seed={31}
      actions={
        <>
          <ButtonLink to={paths.publish}>{w.publish}</ButtonLink>
          <ButtonLink to={paths.priceCalculator} variant="secondary">
            {w.emptyMore}
          </ButtonLink>
        </>
      }
    />
  )
}
