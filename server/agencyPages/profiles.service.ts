import { logoUrl } from '#server/agencies/logoUrl.ts'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import { narrowAgency } from '#server/listings/listings.topics.ts'
import type { AgencyProfile, AgentProfile, ListedAgency } from '#shared/agencies/publicAgencies.ts'
import { fold } from '#shared/core/text.ts'
import {
  type AgencyRow,
  type AgentRow,
  findAgency,
  findAgent,
  findAgentNames,
  findPublicMembers,
} from './parties.queries.ts'
import { readPortfolio } from './portfolio.queries.ts'

const maxPeople = 60

/** By the slug that it has, or had before. Throws `not_found`. */
export async function requireAgency(db: Db, slug: string): Promise<AgencyRow> {
  const agency = await findAgency(db, slug)
  if (!agency) throw new AppError('not_found')
  return agency
}

/** With a public page. Throws `not_found`. */
export async function requireAgent(db: Db, slug: string): Promise<AgentRow> {
  // Of people, what a page shows is told with `agency_members`.
  const agent = await narrowAgency(undefined, () => findAgent(db, slug))
  if (!agent) throw new AppError('not_found')
  return agent
}

/** Throws `not_found`. */
export async function readAgencyProfile(db: Db, slug: string): Promise<AgencyProfile> {
  const agency = await requireAgency(db, slug)
  return narrowAgency(agency.id, async () => {
    const [portfolio, members, names] = await Promise.all([
      readPortfolio(db, { agencyId: agency.id }),
      findPublicMembers(db, agency.id, maxPeople),
      findAgentNames(db, agency.id, maxPeople),
    ])
    const withPage = new Set(members.map(({ name }) => fold(name)))
    return {
      ...portfolio,
      ...shownAgency(agency),
      description: agency.description,
      languages: agency.languages,
      whatsapp: agency.whatsapp,
      since: agency.createdAt.toISOString(),
      members: members.map(({ memberSlug, memberLanguages, name, profileImageUrl, listings }) => ({
        name,
        slug: memberSlug,
        profileImageUrl,
        languages: memberLanguages,
        listings,
      })),
      agents: names.filter((name) => !withPage.has(fold(name))),
    }
  })
}

/** Throws `not_found`. */
export async function readAgentProfile(db: Db, slug: string): Promise<AgentProfile> {
  const agent = await requireAgent(db, slug)
  const { agencyId, userId } = agent
  return narrowAgency(agencyId, async () => ({
    ...(await readPortfolio(db, { agencyId, userId })),
    name: agent.name,
    slug: agent.memberSlug,
    profileImageUrl: agent.profileImageUrl,
    languages: agent.memberLanguages,
    whatsapp: agent.memberWhatsapp,
    since: agent.joinedAt.toISOString(),
    agency: shownAgency({ ...agent, name: agent.agencyName, slug: agent.agencySlug }),
  }))
}

type Shown = Pick<AgencyRow, 'name' | 'slug' | 'city' | 'logoId' | 'verified'>

function shownAgency({ name, slug, city, logoId, verified }: Shown): Omit<ListedAgency, 'listings'> {
  return { name, slug, city, logoUrl: logoUrl(logoId), verified }
}
