import { useInfiniteQuery } from '@tanstack/react-query'
import { useWords } from '#client/core/language.tsx'
import type { CardPart } from '#client/listings/card/cardProps.ts'
import { PagedListings } from '#client/listings/search/results/PagedListings.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx'
import { ownersListingsQuery } from '#client/users/users.api.ts'

export function OwnerListings({ id, action }: { id: string; action?: CardPart }) {
  const { users: w } = useWords('users')
  const query = useInfiniteQuery(ownersListingsQuery(id))
  return (
    <section aria-label={w.ownerListings} className="mt-8">
      <PagedListings
        label={w.ownerListings}
        query={query}
        action={action}
        heading={<h2 className="mb-4 text-2xl">{w.ownerListings}</h2>}
        empty={
          <EmptyState
            title={w.ownerEmpty}
            text={w.ownerEmptyText}
            actions={<ButtonLink to={paths.search()}>{w.ownerSearch}</ButtonLink>}
          />
        }
      />
    </section>
  )
}
