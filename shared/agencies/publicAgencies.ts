import { z } from 'zod/mini'
import { paging } from '#shared/core/paging.ts'
import { choice, line } from '#shared/core/query.ts'
import { propertyTypes } from '#shared/listings/listingTypes.ts'
import { spokenLanguages } from './agencies.ts'
import { offers } from './offers.ts'

const languages = z.array(z.enum(spokenLanguages))

/** `id`: the slug, as members' calls have the id in its place. */
export const agencyAddress = z.object({ id: z.string() })
export const partySlug = z.object({ slug: z.string() })

export const listedAgency = z.object({
  name: z.string(),
  slug: z.string(),
  city: z.nullable(z.string()),
  logoUrl: z.nullable(z.string()),
  /** By the administrators. */
  verified: z.boolean(),
  /** Active ones. */
  listings: z.int(),
})
export type ListedAgency = z.infer<typeof listedAgency>

export const agencyCity = z.object({ city: z.string(), agencies: z.int() })
export type AgencyCity = z.infer<typeof agencyCity>

/** What is for sale and for rent counts in both. */
const kind = z.object({
  propertyType: z.enum(propertyTypes),
  transactionType: z.enum(offers),
  listings: z.int(),
})
export type OfferedKind = z.infer<typeof kind>

const place = z.object({ city: z.string(), neighborhood: z.string(), listings: z.int() })

/** Without price and address. */
const closedListing = z.object({
  title: z.string(),
  titleEn: z.nullable(z.string()),
  propertyType: z.enum(propertyTypes),
  city: z.string(),
  neighborhood: z.string(),
  closedAt: z.string(),
})

const portfolio = {
  /** Active ones. */
  listings: z.int(),
  kinds: z.array(kind),
  /** Those with the most listings first. */
  places: z.array(place),
  /** Sold or let within twelve months, the latest first. */
  closed: z.object({ count: z.int(), latest: z.array(closedListing) }),
}
export type Portfolio = z.infer<z.ZodMiniObject<typeof portfolio>>

/** Of a public page; never with an address of mail. */
const member = z.object({
  name: z.string(),
  slug: z.string(),
  profileImageUrl: z.nullable(z.string()),
  languages,
  /** Active ones in their charge. */
  listings: z.int(),
})

export const agencyProfile = z.object({
  ...listedAgency.shape,
  ...portfolio,
  description: z.nullable(z.string()),
  languages,
  /** E.164. */
  whatsapp: z.nullable(z.string()),
  since: z.string(),
  members: z.array(member),
  /** Names of those without a page. */
  agents: z.array(z.string()),
})
export type AgencyProfile = z.infer<typeof agencyProfile>

export const agentProfile = z.object({
  ...member.shape,
  ...portfolio,
  /** E.164. */
  whatsapp: z.nullable(z.string()),
  /** When they joined the agency. */
  since: z.string(),
  agency: z.omit(listedAgency, { listings: true }),
})
export type AgentProfile = z.infer<typeof agentProfile>

export const directoryQuery = z.object({
  /** Where they have their office. */
  city: line(80),
  /** In their names. */
  text: line(200),
  ...paging.shape,
})
export type DirectoryQuery = z.output<typeof directoryQuery>

export const activeListingsQuery = z.object({
  /** Words of titles, descriptions, types and places. */
  text: line(200),
  propertyType: choice(propertyTypes),
  transactionType: choice(offers),
  ...paging.shape,
})
export type ActiveListingsQuery = z.output<typeof activeListingsQuery>
