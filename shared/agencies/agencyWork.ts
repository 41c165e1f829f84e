import { z } from 'zod/mini'
import { endpoint } from '#shared/core/endpoint.ts'
import { paging, rowsOfPage } from '#shared/core/paging.ts'
import { choices, line } from '#shared/core/query.ts'
import { listingStatuses } from '#shared/listings/listingTypes.ts'
import { myListing } from '#shared/listings/publishing.ts'

const params = z.object({ id: z.string() })
const errors = ['not_signed_in', 'not_found'] as const

export const agencyListingFilters = z.object({
  /** Without one: all but deleted ones. */
  status: choices(listingStatuses),
  /** A member's id. */
  assignedTo: line(64),
  /** In titles, neighborhoods and cities. */
  text: line(200),
})
export type AgencyListingFilters = z.output<typeof agencyListingFilters>

/** Of seven days, and of the seven before. */
const week = z.object({
  views: z.int(),
  inquiries: z.int(),
  answered: z.int(),
  /** Until the first answer, of those answered; null without one. */
  medianMinutes: z.nullable(z.int()),
})
const weeks = { week, weekBefore: week }

export const agencyFigures = z.object({
  asOf: z.string(),
  activeListings: z.int(),
  total: z.object(weeks),
  members: z.array(z.object({ userId: z.string(), name: z.string(), activeListings: z.int(), ...weeks })),
  /** The most seen and asked for of the week. */
  listings: z.array(
    z.object({ id: z.string(), title: z.string(), titleEn: z.nullable(z.string()), ...weeks }),
  ),
})
export type AgencyFigures = z.infer<typeof agencyFigures>
export type WeekFigures = z.infer<typeof week>

/** For members; whoever is none gets 404. */
export const agencyWorkApi = {
  listings: endpoint('GET', '/api/agencies/:id/listings', {
    scope: 'listings:read',
    summary: 'The listings of an agency in every status but deleted, newest first',
    access: 'user',
    params,
    query: z.extend(agencyListingFilters, paging.shape),
    answer: z.array(myListing),
    paged: true,
    rows: rowsOfPage,
    errors: [...errors, 'bad_parameter', 'bad_cursor'],
  }),
  figures: endpoint('GET', '/api/agencies/:id/figures', {
    scope: 'leads:read',
    summary: 'What an agency’s listings and members did this week, beside the week before',
    access: 'user',
    params,
    answer: agencyFigures,
    ages: true,
    errors,
  }),
}
