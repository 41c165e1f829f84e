import { type QueryFunctionContext, useQuery } from '@tanstack/react-query'
import { useUser } from '#client/auth/auth.api.ts'
import { ownStaleTime } from '#client/core/queryClient.ts'
import type { Listing } from '#shared/listings/listings.ts'

/** Loaded only for who is signed in: visitors' pages need nothing of agencies. */
async function readOwnAgencyId({ client }: QueryFunctionContext): Promise<string | null> {
  const { agencyQuery } = await import('#client/agencies/agencies.api.ts')
  return (await client.fetchQuery(agencyQuery))?.id ?? null
}
const ownAgencyQuery = {
  queryKey: ['api', 'agencies', 'ownId'],
  queryFn: readOwnAgencyId,
  staleTime: ownStaleTime,
}

/** Whether the reader is in charge of it or works for its agency, all of whose members may change it. */
export function useIsMine(listing: Pick<Listing, 'ownerId' | 'agencyId'> | null | undefined): boolean {
  const user = useUser()
  const isInCharge = user != null && user.id === listing?.ownerId
  const agencyId = listing?.agencyId ?? null
  const { data: ownAgencyId } = useQuery({
    ...ownAgencyQuery,
    enabled: user != null && !isInCharge && agencyId !== null,
  })
  return isInCharge || (user != null && agencyId !== null && ownAgencyId === agencyId)
}
