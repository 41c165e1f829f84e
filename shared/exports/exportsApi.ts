import { z } from 'zod/mini'
import { endpoint } from '#shared/core/endpoint.ts'

const errors = ['not_signed_in', 'too_many_requests'] as const
const own = { access: 'user', scope: 'listings:read', cost: 20, errors } as const

/** The listings of who is signed in, or of the agency that they work for, in every status but deleted. */
export const listingExportsApi = {
  csv: endpoint('GET', '/api/export/listings.csv', {
    ...own,
    summary: 'One’s own listings as a sheet that can be imported again',
    download: 'text/csv',
  }),
  ndjson: endpoint('GET', '/api/export/listings.ndjson', {
    ...own,
    summary: 'One’s own listings, one a line, by the names of the RESO data dictionary',
    download: 'application/x-ndjson',
    query: z.object({
      /** Changed since, those that ended too. */
      since: z.optional(z.iso.datetime()),
    }),
  }),
}
