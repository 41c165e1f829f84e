import { z } from 'zod'
import { publicAgenciesApi } from '#shared/agencies/publicAgenciesApi.ts'
import { paths } from '#shared/paths.ts'
import { type ToolContext, tool } from './tool.ts'

const listed = z.object({
  name: z.string(),
  slug: z.string(),
  city: z.string().nullable(),
  verified: z.boolean(),
  listings: z.int().describe('Active ones'),
  path: z.string(),
})
export type AgencyFacts = z.output<typeof listed>

const profile = listed.extend({
  description: z.string().nullable(),
  since: z.string().describe('Here since'),
  people: z.int(),
  places: z.array(z.object({ city: z.string(), neighborhood: z.string(), listings: z.int() })),
  forSale: z.int(),
  forRent: z.int(),
  closedLastYear: z.int().describe('Sold or let within twelve months'),
  medianMinutesToAnswer: z.int().nullable().describe('Null: too few inquiries to say'),
  answers: z.int().describe('That the median is of'),
})
export type AgencyDetails = z.output<typeof profile>

const maxListed = 20
const maxPlaces = 5

export const agencies = tool({
  name: 'agencies',
  title: 'Agencies and how fast they answer',
  description:
    'Agencies with listings here, by name; with `slug` one of them: whether it is verified, what it offers and where, and how long it takes to answer. Use it for “who is this agency”, “is it trustworthy” and “which agencies are in Luque”. Contacts are never given. Example: {"city": "Luque"}.',
  input: z.object({
    slug: z.string().min(1).max(200).optional().describe('Of an agency that an answer named'),
    text: z.string().min(1).max(200).optional().describe('In their names'),
    city: z.string().min(1).max(80).optional().describe('Where their office is'),
  }),
  output: z.object({ agencies: z.array(listed), agency: profile.nullable(), path: z.string() }),
  async run(context, { slug, text, city }) {
    const { api, ...caller } = context
    if (slug !== undefined) {
      const agency = await profileOf(context, slug)
      return { agencies: [], agency, path: agency.path }
    }
    const query = { text, city, limit: maxListed, cursor: undefined }
    const { items } = await api.callPageInternally(publicAgenciesApi.directory, { ...caller, query })
    return { agencies: items.map(listedOf), agency: null, path: paths.agencies({ city }) }
  },
})

type Listed = Pick<AgencyFacts, 'name' | 'slug' | 'city' | 'verified' | 'listings'>
const listedOf = ({ name, slug, city, verified, listings }: Listed): AgencyFacts => ({
  ...{ name, slug, city, verified, listings },
  path: paths.agencyProfile(slug),
})

/** Throws `not_found`. */
async function profileOf({ api, ...caller }: ToolContext, slug: string): Promise<AgencyDetails> {
  const params = { id: slug }
  const [found, { medianMinutes, answers }] = await Promise.all([
    api.callInternally(publicAgenciesApi.agency, { ...caller, params }),
    api.callInternally(publicAgenciesApi.agencyResponseTime, { ...caller, params }),
  ])
  const offered = (offer: 'sale' | 'rent') =>
    found.kinds
      .filter(({ transactionType }) => transactionType === offer)
      .reduce((sum, { listings }) => sum + listings, 0)
  return {
    ...listedOf(found),
    ...{ description: found.description, since: found.since },
    people: found.members.length + found.agents.length,
    places: found.places.slice(0, maxPlaces),
    ...{ forSale: offered('sale'), forRent: offered('rent') },
    closedLastYear: found.closed.count,
    ...{ medianMinutesToAnswer: medianMinutes, answers },
  }
}
