import { z } from 'zod/mini'
import { endpoint } from '#shared/core/endpoint.ts'

export const adminSession = z.object({
  id: z.string(),
  username: z.string(),
  agencyId: z.nullable(z.string()),
  /** One-time codes are required, and yet to be set up: until then nothing else can be done. */
  mustEnrol: z.optional(z.literal(true)),
})
export type AdminSession = z.infer<typeof adminSession>

/** Bounded, as it is hashed. */
export const typedPassword = z.string().check(z.minLength(1), z.maxLength(1000))

export const adminCredentials = z.object({
  username: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  password: typedPassword,
  /** One-time or recovery code; after `code_required`. */
  code: z.optional(z.string().check(z.trim(), z.maxLength(40))),
})
export type AdminCredentials = z.infer<typeof adminCredentials>

export const adminSignInApi = {
  login: endpoint('POST', '/api/admin/login', {
    summary: 'Sign in as administrator: sets the cookie of a session of its own',
    body: adminCredentials,
    answer: adminSession,
    errors: [
      'malformed_json',
      'invalid',
      'bad_credentials',
      'code_required',
      'bad_code',
      'too_many_requests',
    ],
  }),
  auth: endpoint('GET', '/api/admin/auth', {
    summary: 'Which administrator is signed in',
    access: 'admin',
    enrols: true,
    answer: adminSession,
    errors: ['not_signed_in'],
  }),
  logout: endpoint('POST', '/api/admin/logout', {
    summary: 'End the administrator’s session of this browser; a user’s goes on',
  }),
}
