import { z } from 'zod'
import type { IdentityProfile } from '#server/users/identities.service.ts'

const text = (max: number) =>
  z
    .string()
    .transform((value) => value.replace(/[\p{Cc}\p{Cf}]/gu, '').trim())
    .pipe(z.string().min(1).max(max))
    .optional()
    .catch(undefined)

/** OpenID Connect Core, section 5.1; invalid claims count as absent. */
const claims = z.object({
  given_name: text(100),
  family_name: text(100),
  name: text(200),
  email: z.email().max(254).optional().catch(undefined),
  // Only a boolean counts.
  email_verified: z.literal(true).optional().catch(undefined),
  picture: z
    .url({ protocol: /^https$/ })
    .max(2000)
    .optional()
    .catch(undefined),
})

export function readProfile(claimed: unknown): IdentityProfile {
  const profile = claims.parse(claimed)
  const [first = null, ...rest] = profile.name?.split(/\s+/) ?? []
  const isNamed = profile.given_name !== undefined || profile.family_name !== undefined
  return {
    firstName: isNamed ? (profile.given_name ?? null) : first,
    lastName: isNamed ? (profile.family_name ?? null) : rest.join(' ') || null,
    email: profile.email ?? null,
    emailVerified: profile.email !== undefined && profile.email_verified === true,
    profileImageUrl: profile.picture ?? null,
  }
}
