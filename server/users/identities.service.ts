import type { Db } from '#server/core/database/database.ts'
import { newId } from '#server/core/ids.ts'
import { upsertIdentity } from './identities.queries.ts'
import type { Identity, IdentityProfile } from './identity.ts'

/** Keeps the user's own choices. */
export function signInIdentity(db: Db, identity: Identity, profile: IdentityProfile): Promise<string> {
  return upsertIdentity(db, newId(), identity, profile)
}
