import { Search } from 'lucide-react'
import { useLocation } from 'wouter'
import { useWords } from '#client/core/language.tsx'
import { useStored } from '#client/core/storage.ts'
import { useFavoriteListings } from '#client/favorites/useFavoriteListings.ts'
import { gridClass } from '#client/listings/card/gridClass.ts'
import { ListingGridSkeleton } from '#client/listings/card/ListingGridSkeleton.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx'
import { ErrorNote } from '#client/ui/feedback/ErrorNote.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { PageFrame } from '#client/ui/frame/PageFrame.tsx'
import { compareLimits } from '#shared/ai/aiLimits.ts'
import { BackToFavorites } from './BackToFavorites.tsx'
import { CompareBar } from './CompareBar.tsx'
import { CompareChoice } from './CompareChoice.tsx'
import { useCompare } from './compare.api.ts'
import { compareStore, toggledSelection } from './compare.store.ts'
import { comparisonPath } from './comparedIds.ts'

export function CompareSelection() {
  const { compare: w } = useWords('compare')
  const [, navigate] = useLocation()
  const { favorites, listings, isPending, error, retry } = useFavoriteListings()
  const selection = useStored(compareStore).filter((id) => favorites.has(id))
  const comparison = useCompare((ids) => navigate(comparisonPath(ids)))
  const count = favorites.ids.length
  const showsBar = selection.length >= compareLimits.min

  function toggle(id: string) {
    const next = toggledSelection(selection, id)
    if (next) compareStore.set(next)
    else toast({ title: w.limit, description: w.limitText, variant: 'destructive' })
  }

  /** Another tab may have changed the selection. */
  function compare() {
    const chosen = compareStore.get().filter((id) => favorites.has(id))
    if (chosen.length >= compareLimits.min) comparison.compare(chosen)
    else toast({ title: w.tooFew, description: w.tooFewText, variant: 'destructive' })
  }

  const explore = (
    <ButtonLink to={paths.search()} icon={<Search aria-hidden="true" className="size-5" />}>
      {w.explore}
    </ButtonLink>
  )

  return (
    <PageFrame className={showsBar ? 'pb-32' : undefined}>
      <BackToFavorites />
      <h1 className="mt-2 text-3xl sm:text-4xl">{w.title}</h1>
      {count > 0 && (
        <p className="mt-1 text-ink-muted">
          {count === 1 ? w.oneMore : w.intro}{' '}
          <span role="status" className="whitespace-nowrap font-semibold text-ink">
            {w.selection(selection.length, compareLimits.max)}
          </span>
        </p>
      )}
      <div className="mt-6">
        {count === 0 && !isPending && !error && (
          <EmptyState seed={17} title={w.empty} text={w.emptyText} actions={explore} />
        )}
        {isPending && <ListingGridSkeleton ids={favorites.ids} />}
        {error && <ErrorNote error={error} onRetry={retry} />}
        {!error && listings.length > 0 && (
          <ul className={gridClass('grid')}>
            {listings.map((listing) => (
              <li key={listing.id} className="min-w-0">
                <CompareChoice
                  listing={listing}
                  isChosen={selection.includes(listing.id)}
                  onPress={() => toggle(listing.id)}
                />
              </li>
            ))}
          </ul>
        )}
        {count === 1 && listings.length > 0 && <p className="mt-6">{explore}</p>}
      </div>
      {showsBar && (
        <CompareBar
          count={selection.length}
          isPending={comparison.isPending}
          onCompare={compare}
          onClear={() => compareStore.clear()}
        />
      )}
    </PageFrame>
  )
}
