export interface Identity {
  issuer: string
  subject: string
}

/** Null: unknown to the provider. */
export interface IdentityProfile {
  firstName: string | null
  lastName: string | null
  email: string | null
  /** Whether the provider has verified it. */
  emailVerified: boolean
  profileImageUrl: string | null
}
