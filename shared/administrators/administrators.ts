import { z } from 'zod/mini'
import { endpoint } from '#shared/core/endpoint.ts'
import { newPassword } from './account.ts'
import { typedPassword } from './signIn.ts'

export const administrator = z.object({
  id: z.string(),
  username: z.string(),
  agency: z.nullable(z.object({ id: z.string(), name: z.string() })),
  createdAt: z.string(),
  disabledAt: z.nullable(z.string()),
  hasCodes: z.boolean(),
  lastUsedAt: z.nullable(z.string()),
})
export type Administrator = z.infer<typeof administrator>

/** Case-insensitive. */
export const newUsername = z.string().check(z.trim(), z.toLowerCase(), z.regex(/^[a-z\d][a-z\d._-]{1,39}$/))

export const newAdministrator = z.object({
  username: newUsername,
  password: newPassword,
  agencyId: z.optional(z.nullable(z.string())),
  /** Of who creates it. */
  currentPassword: typedPassword,
})
export type NewAdministrator = z.infer<typeof newAdministrator>

export const administratorChange = z.object({
  agencyId: z.optional(z.nullable(z.string())),
  isDisabled: z.optional(z.boolean()),
  /** Of who changes it; required with `isDisabled`. */
  currentPassword: z.optional(typedPassword),
})
export type AdministratorChange = z.infer<typeof administratorChange>

export const administratorsApi = {
  list: endpoint('GET', '/api/admin/administrators', {
    summary: 'Every administrator, by name',
    access: 'administrators.manage',
    answer: z.array(administrator),
    errors: ['not_signed_in'],
  }),
  create: endpoint('POST', '/api/admin/administrators', {
    summary: 'Create an administrator, with a first password',
    access: 'administrators.manage',
    body: newAdministrator,
    answer: administrator,
    status: 201,
    errors: ['malformed_json', 'invalid', 'not_signed_in', 'not_found', 'too_many_requests'],
  }),
  change: endpoint('PATCH', '/api/admin/administrators/:id', {
    summary: 'Assign an agency, or disable: then the sessions end at once; neither oneself nor the last one',
    access: 'administrators.manage',
    params: z.object({ id: z.string() }),
    body: administratorChange,
    answer: administrator,
    errors: ['malformed_json', 'invalid', 'not_signed_in', 'not_found', 'conflict', 'too_many_requests'],
  }),
}
