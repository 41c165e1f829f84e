import { z } from 'zod/mini'
import { endpoint } from '#shared/core/endpoint.ts'
import { paging, rowsOfPage } from '#shared/core/paging.ts'
import { flag, line } from '#shared/core/query.ts'
import { user } from '#shared/users/users.ts'

const moment = z.string()

export const panelUser = z.object({
  ...user.shape,
  emailVerified: z.boolean(),
  suspendedAt: z.nullable(moment),
  suspensionReason: z.nullable(z.string()),
  /** In every status but deleted. */
  listingsCount: z.int(),
  activeListings: z.int(),
})
export type PanelUser = z.infer<typeof panelUser>

export const suspension = z.object({
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
})

const userId = z.object({ id: z.string() })

export const panelUsersApi = {
  list: endpoint('GET', '/api/admin/users', {
    summary: 'Accounts by name, mail address or id, newest first',
    access: 'users.manage',
    query: z.object({ text: line(200), suspended: flag, ...paging.shape }),
    answer: z.array(panelUser),
    paged: true,
    rows: rowsOfPage,
    errors: ['not_signed_in', 'bad_parameter', 'bad_cursor'],
  }),
  get: endpoint('GET', '/api/admin/users/:id', {
    summary: 'One account',
    access: 'users.manage',
    params: userId,
    answer: panelUser,
    errors: ['not_signed_in', 'not_found'],
  }),
  suspend: endpoint('POST', '/api/admin/users/:id/suspend', {
    summary: 'Suspend an account: its listings rest, its sessions end, and nobody signs in with it',
    access: 'users.manage',
    params: userId,
    body: suspension,
    answer: panelUser,
    errors: ['malformed_json', 'invalid', 'not_signed_in', 'not_found', 'conflict'],
  }),
  lift: endpoint('POST', '/api/admin/users/:id/lift', {
    summary: 'Lift a suspension: listings come back as they were, or expired',
    access: 'users.manage',
    params: userId,
    answer: panelUser,
    errors: ['not_signed_in', 'not_found', 'conflict'],
  }),
}
