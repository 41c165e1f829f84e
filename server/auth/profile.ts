import { z } from 'zod'
import type { IdentityProfile } from '#server/users/identity.ts'

const text = (most: number) =>
  z
    .string()
    .transform((value) => value.replace(/[\p{Cc}\p{Cf}]/gu, '').trim())
    .pipe(z.string().min(1).max(most))
    .optional()
    .catch(undefined)

/** The claims of OpenID Connect Core, section 5.1, that we care for; what does not fit counts as not said. */
const claims = z.object({
  given_name: text(100),
  family_name: text(100),
  name: text(200),
  email: z.email().max(254).optional().catch(undefined),
  // Left out, `"true"` or 1 vouch for nothing.
  email_verified: z.literal(true).optional().catch(undefined),
  picture: z
    .url({ protocol: /^https$/ })
    .max(2000)
    .optional()
    .catch(undefined),
})

/** What a provider says of a person, as an account keeps it. */
export function readProfile(said: unknown): IdentityProfile {
  const one = claims.parse(said)
  const [first = null, ...rest] = one.name?.split(/\s+/) ?? []
  const isNamed = one.given_name !== undefined || one.family_name !== undefined
  return {
    firstName: isNamed ? (one.given_name ?? null) : first,
    lastName: isNamed ? (one.family_name ?? null) : rest.join(' ') || null,
    email: one.email ?? null,
    emailVerified: one.email !== undefined && one.email_verified === true,
    profileImageUrl: one.picture ?? null,
  }
}
