import type { Db } from '#server/core/database/database.ts'
import { newId } from '#server/core/ids.ts'
import { upsertIdentity } from './identities.queries.ts'

/** Who somebody is, by the word of an OpenID provider. */
export interface Identity {
  issuer: string
  subject: string
}

/** What the provider says of them; null: nothing. */
export interface IdentityProfile {
  firstName: string | null
  lastName: string | null
  email: string | null
  /** Whether it vouches for the address. */
  emailVerified: boolean
  profileImageUrl: string | null
}

/** The id of the account of an identity, made where there is none. What the person chose is never touched. */
export function signInIdentity(db: Db, identity: Identity, profile: IdentityProfile): Promise<string> {
  return upsertIdentity(db, newId(), identity, profile)
}
