import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { agencies } from '#server/agencies/agencies.table.ts'
import { agencyMembers } from '#server/agencies/agencyMembers.table.ts'
import { agents } from '#server/agencies/agents.table.ts'
import type { Db } from '#server/core/database/database.ts'
import { selection, string, whole } from '#server/core/database/selection.ts'
import { users } from '#server/users/users.table.ts'
import { isSlug } from '#shared/page/slug.ts'

const a = alias(agencies, 'a')
const m = alias(agencyMembers, 'm')
const u = alias(users, 'u')
const g = alias(agents, 'g')

const agencyColumns = {
  id: a.id,
  name: a.name,
  slug: a.slug,
  description: a.description,
  city: a.city,
  logoId: a.logoId,
  languages: a.languages,
  whatsapp: a.whatsapp,
  verified: a.verified,
  createdAt: a.createdAt,
}
const agency = selection(agencyColumns)

/** By the slug that it has, or had before. */
export async function findAgency(db: Db, slug: string) {
  if (!isSlug(slug)) return undefined
  const [row] = await agency.read(
    db,
    (columns) => sql`select ${columns} from agencies a
      where a.slug = ${slug} or a.id = (select s.agency_id from agency_slugs s where s.slug = ${slug})
      order by a.slug = ${slug} desc limit 1`,
  )
  return row
}
export type AgencyRow = NonNullable<Awaited<ReturnType<typeof findAgency>>>

const name = sql`concat_ws(' ', nullif(btrim(u.first_name), ''), nullif(btrim(u.last_name), ''))`
/** With a page of their own. */
const isPublic = sql`m.slug is not null and u.deleted_at is null and u.suspended_at is null and ${name} <> ''`

const memberColumns = {
  userId: m.userId,
  agencyId: m.agencyId,
  name: string(name),
  memberSlug: string(sql`m.slug`),
  profileImageUrl: u.profileImageUrl,
  memberLanguages: m.languages,
}
const member = selection({
  ...memberColumns,
  listings:
    whole(sql`(select count(*) from listings l where l.owner_user_id = m.user_id and l.agency_id = m.agency_id
    and l.status = 'active')`),
})

/** Those with a public page, who joined first first. */
export function findPublicMembers(db: Db, agencyId: string, limit: number) {
  return member.read(
    db,
    (columns) => sql`select ${columns} from agency_members m join users u on u.id = m.user_id
      where m.agency_id = ${agencyId} and ${isPublic} order by m.joined_at, m.user_id limit ${limit}`,
  )
}

const agent = selection({
  ...memberColumns,
  memberWhatsapp: m.whatsapp,
  joinedAt: m.joinedAt,
  agencyName: a.name,
  agencySlug: a.slug,
  city: a.city,
  logoId: a.logoId,
  verified: a.verified,
})

export async function findAgent(db: Db, slug: string) {
  if (!isSlug(slug)) return undefined
  const [row] = await agent.read(
    db,
    (columns) => sql`select ${columns} from agency_members m join users u on u.id = m.user_id
      join agencies a on a.id = m.agency_id where m.slug = ${slug} and ${isPublic}`,
  )
  return row
}
export type AgentRow = NonNullable<Awaited<ReturnType<typeof findAgent>>>

const named = selection({ name: g.name })

/** Of the administrators' cards, by name. */
export async function findAgentNames(db: Db, agencyId: string, limit: number): Promise<string[]> {
  const rows = await named.read(
    db,
    (columns) => sql`select ${columns} from agents g where g.agency_id = ${agencyId} and g.deleted_at is null
      order by ${folded(sql`g.name`)}, g.id limit ${limit}`,
  )
  return rows.map((row) => row.name)
}

/** Without accents and case. */
export const folded = (text: SQL): SQL => sql`lower(public.immutable_unaccent(${text}))`
