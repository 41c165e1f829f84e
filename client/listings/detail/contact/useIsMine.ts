import { useQuery } from '@tanstack/react-query'
import { agencyQuery } from '#client/agencies/agencies.api.ts'
import { useUser } from '#client/auth/auth.api.ts'
import type { Listing } from '#shared/listings/listings.ts'

/** Whether the reader is in charge of it or works for its agency, all of whose members may change it. */
export function useIsMine(listing: Pick<Listing, 'ownerId' | 'agencyId'> | null | undefined): boolean {
  const user = useUser()
  const isInCharge = user != null && user.id === listing?.ownerId
  const agencyId = listing?.agencyId ?? null
  const { data: agency } = useQuery({
    ...agencyQuery,
    enabled: user != null && !isInCharge && agencyId !== null,
  })
  return isInCharge || (user != null && agencyId !== null && agency?.id === agencyId)
}
