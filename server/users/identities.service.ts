import type { Db } from '#server/core/database/database.ts'
import { newId } from '#server/core/ids.ts'
import { upsertIdentity } from './identities.queries.ts'
import type { Identity, IdentityProfile } from './identity.ts'

/** The id of the account of an identity, made where there is none. What the person chose is never touched. */
export function signInIdentity(db: Db, identity: Identity, profile: IdentityProfile): Promise<string> {
  return upsertIdentity(db, newId(), identity, profile)
}
