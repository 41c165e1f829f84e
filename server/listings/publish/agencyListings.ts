import { sql } from 'drizzle-orm'
import { requireMember } from '#server/agencies/agencies.policy.ts'
import type { Db } from '#server/core/database/database.ts'
import type { Actor } from '#server/core/http/actor.ts'
import { likePattern } from '#server/core/sql/likePattern.ts'
import type { AgencyListingFilters } from '#shared/agencies/agencyWork.ts'
import type { Page, Paging } from '#shared/core/paging.ts'
import { fold } from '#shared/core/text.ts'
import type { MyListing } from '#shared/listings/publishing.ts'
import { type CountInquiries, pageOfOwn } from './mine.service.ts'

/** Newest first. Throws `not_found` for who does not work there, and `bad_cursor`. */
export async function agencyListings(
  db: Db,
  agencyId: string,
  { status, assignedTo, text, ...paging }: AgencyListingFilters & Paging,
  actor: Actor,
  countInquiries: CountInquiries,
): Promise<Page<MyListing>> {
  requireMember(actor, agencyId)
  const conditions = [
    sql`l.agency_id = ${agencyId}`,
    status ? sql`l.status in ${status}` : sql`l.status <> 'deleted'`,
    ...(assignedTo === undefined ? [] : [sql`l.owner_user_id = ${assignedTo}`]),
    ...(text === undefined ? [] : fold(text).split(' ').slice(0, 8).map(contains)),
  ]
  return pageOfOwn(db, sql.join(conditions, sql` and `), paging, countInquiries)
}

const contains = (word: string) => sql`(l.city_key || ' ' || l.neighborhood_key || ' ' || coalesce((
  select string_agg(lower(public.immutable_unaccent(t.title)), ' ') from listing_texts t
  where t.listing_id = l.id), '')) like ${likePattern(word)}`
