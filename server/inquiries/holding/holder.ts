import { takeTurn } from '#server/agencies/turns.ts'
import type { Db } from '#server/core/database/database.ts'
import type { Recipient } from '#server/inquiries/bundles/bundles.ts'
import type { Belonging } from '#server/listings/listings.policy.ts'

/** Nobody's turn: for what asks for no answer. */
export const withOwner = ({ ownerUserId, agencyId }: Belonging): Recipient => ({
  recipientUserId: ownerUserId,
  agencyId,
})

/** Who gets a new conversation: the listing's owner; of an agency's whoever is in charge and there, else whose turn it is. */
export async function nextHolder(tx: Db, listing: Belonging): Promise<Recipient> {
  const { ownerUserId, agencyId } = listing
  if (agencyId === null) return withOwner(listing)
  const holder = await takeTurn(tx, agencyId, { preferred: ownerUserId })
  return { recipientUserId: holder ?? ownerUserId, agencyId }
}
