export interface Identity {
  issuer: string
  subject: string
}

/** Null: the provider says nothing. */
export interface IdentityProfile {
  firstName: string | null
  lastName: string | null
  email: string | null
  /** Whether it vouches for the address. */
  emailVerified: boolean
  profileImageUrl: string | null
}
