import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { useWords } from '#client/core/language.tsx'
import type { PageProps } from '#client/core/page.ts'
import { useTitle } from '#client/core/title.ts'
import { ListingActionContext } from '#client/listings/card/listingAction.ts'
import { ProfileSkeleton } from '#client/listings/search/results/ProfileSkeleton.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx'
import { ErrorNote } from '#client/ui/feedback/ErrorNote.tsx'
import { PageFrame } from '#client/ui/frame/PageFrame.tsx'
import { nameOf } from '#shared/core/personName.ts'
import { OwnerHeader } from './owner/OwnerHeader.tsx'
import { OwnerListings } from './owner/OwnerListings.tsx'
import { profileQuery } from './users.api.ts'

/** An author's public profile. */
export default function OwnerPage({ params: { id = '' } }: PageProps) {
  const { users: w } = useWords('users')
  const action = use(ListingActionContext)
  const { data: profile, error, refetch } = useQuery(profileQuery(id))
  useTitle(profile ? (nameOf(profile) ?? w.ownerTitle) : w.ownerTitle)

  if (profile)
    return (
      <PageFrame>
        <OwnerHeader profile={profile} />
        <OwnerListings id={id} action={action} />
      </PageFrame>
    )
  if (profile === null)
    return (
      <PageFrame>
        <EmptyState
          level={1}
          seed={7}
          title={w.ownerMissing}
          text={w.ownerMissingText}
          actions={
            <>
              <ButtonLink to={paths.search()}>{w.ownerSearch}</ButtonLink>
              <ButtonLink to={paths.home} variant="secondary">
                {w.ownerHome}
              </ButtonLink>
            </>
          }
        />
      </PageFrame>
    )
  return (
    <PageFrame>
      {error ? <ErrorNote error={error} onRetry={refetch} /> : <ProfileSkeleton isPerson />}
    </PageFrame>
  )
}
