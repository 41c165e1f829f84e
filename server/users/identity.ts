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
