import { z } from 'zod/mini'
import { activityChanges } from '#shared/activities.ts'
import { endpoint } from '#shared/core/endpoint.ts'
import { paging, rowsOfPage } from '#shared/core/paging.ts'
import { listingOwner } from './moderation.ts'
import { myListing } from './publishing.ts'

export const approval = z.object({
  listing: myListing,
  owner: listingOwner,
  /** `new`: hidden until approved. */
  kind: z.enum(['new', 'changed']),
  since: z.string(),
  approvedAt: z.nullable(z.string()),
  /** By API field; `media`: ids in order. */
  changes: activityChanges,
})
export type Approval = z.infer<typeof approval>

export const approvalsApi = {
  list: endpoint('GET', '/api/admin/reviews', {
    summary: 'What waits to be looked at, oldest first',
    access: 'listings.moderate',
    query: paging,
    answer: z.array(approval),
    paged: true,
    cost: 2,
    rows: rowsOfPage,
    errors: ['not_signed_in', 'bad_parameter', 'bad_cursor'],
  }),
  get: endpoint('GET', '/api/admin/reviews/:id', {
    summary: 'A listing as it is looked at: what changed since its last approval',
    access: 'listings.moderate',
    params: z.object({ id: z.string() }),
    answer: approval,
    errors: ['not_signed_in', 'not_found'],
  }),
}
