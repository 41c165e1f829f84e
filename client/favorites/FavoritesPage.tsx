import { ArrowLeftRight, Search } from 'lucide-react'
import { useUser } from '#client/auth/auth.api.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { ListingGrid } from '#client/listings/card/ListingGrid.tsx'
import { ListingGridSkeleton } from '#client/listings/card/ListingGridSkeleton.tsx'
import { paths } from '#client/paths.ts'
import { Button, ButtonLink, ButtonNativeLink } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx'
import { ErrorNote } from '#client/ui/feedback/ErrorNote.tsx'
import { PageFrame } from '#client/ui/frame/PageFrame.tsx'
import { loginPath } from '#shared/auth.ts'
import { FavoriteButton } from './FavoriteButton.tsx'
import { FavoriteFooter } from './FavoriteFooter.tsx'
import { useFavoriteListings } from './useFavoriteListings.ts'

const skeletonIds = ['first', 'second', 'third']

export default function FavoritesPage() {
  const { favorites: w } = useWords('favorites')
  const isVisitor = useUser() === null
  const { favorites, listings, isPending, error, retry } = useFavoriteListings()
  const count = favorites.ids.length
  const unavailable = listings.filter(({ status }) => status !== 'active')
  return (
    <PageFrame>
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-3xl sm:text-4xl">{w.title}</h1>
          {count > 0 && (
            <p role="status" className="mt-1 text-ink-muted">
              {w.count(count)}
            </p>
          )}
        </div>
        {count >= 2 && <CompareLink />}
      </header>
      {unavailable.length > 0 && (
        <p className="mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-lg bg-warning-soft px-4 py-2 text-sm">
          {w.unavailable(unavailable.length)}
          <Button
            variant="quiet"
            size="sm"
            onClick={() => favorites.removeAll(unavailable.map(({ id }) => id))}
          >
            {w.removeUnavailable(unavailable.length)}
          </Button>
        </p>
      )}
      {isVisitor && count > 0 && (
        <p className="mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-lg bg-action-soft px-4 py-2 text-sm">
          {w.hint}
          <SignIn variant="quiet" size="sm" className="max-sm:-ml-3.5" />
        </p>
      )}
      <div className="mt-6">
        {count === 0 && !isPending && !error && (
          <EmptyState
            title={w.empty}
            text={isVisitor ? `${w.emptyText} ${w.hint}` : w.emptyText}
            actions={
              <>
                <ButtonLink to={paths.search()} icon={<Search aria-hidden="true" className="size-5" />}>
                  {w.explore}
                </ButtonLink>
                {isVisitor && <SignIn variant="secondary" />}
              </>
            }
          />
        )}
        {isPending && <ListingGridSkeleton ids={count > 0 ? favorites.ids : skeletonIds} />}
        {error && <ErrorNote error={error} onRetry={retry} />}
        {!error && listings.length > 0 && (
          <>
            <ListingGrid
              label={w.title}
              listings={listings}
              priority={1}
              action={FavoriteButton}
              footer={FavoriteFooter}
            />
            {count >= 2 && (
              <div className="mt-8 flex justify-center">
                <CompareLink />
              </div>
            )}
          </>
        )}
      </div>
    </PageFrame>
  )
}

function SignIn(props: { variant: 'secondary' | 'quiet'; size?: 'sm'; className?: string }) {
  const { language } = useLanguage()
  const words = useWords('auth')
  return (
    <ButtonNativeLink href={loginPath(paths.favorites, language)} {...props}>
      {words.auth.title}
    </ButtonNativeLink>
  )
}

function CompareLink() {
  const { favorites: w } = useWords('favorites')
  return (
    <ButtonLink to={paths.compare} icon={<ArrowLeftRight aria-hidden="true" className="size-5" />}>
      {w.compare}
    </ButtonLink>
  )
}
