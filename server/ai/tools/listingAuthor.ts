import { z } from 'zod'
import { AppError } from '#server/core/errors.ts'
import { agency } from '#shared/agencies/agency.ts'
import { nameOf } from '#shared/core/personName.ts'
import { listingsApi } from '#shared/listings/listingsApi.ts'
import { paths } from '#shared/paths.ts'
import { usersApi } from '#shared/users/usersApi.ts'
import { factsOf, listingFacts } from './facts.ts'
import { type ToolContext, tool } from './tool.ts'

const id = z.string().min(1).max(64)
const profile = z.object({
  id: z.string().describe('As `authorId`'),
  name: z.string().nullable(),
  since: z.string().describe('Here since'),
  activeListings: z.int(),
  path: z.string(),
})

export const listingAuthor = tool({
  name: 'listing_author',
  title: 'Who offers a listing',
  description:
    'Who offers a listing, as far as the site shows it: the agency and whether it is verified, the author’s public profile, and what else that author offers now, newest first. Use it for “who sells this” and “what else do they have”. Contacts are never given: people write with the buttons of the listing’s page. Example: {"listingId": "k3v9"}.',
  input: z
    .object({
      listingId: id.optional(),
      authorId: id.optional().describe('`profile.id` of an answer'),
      limit: z.int().min(1).max(10).default(5),
      cursor: z.string().max(200).optional().describe('`nextCursor` of an answer, with its `authorId`'),
    })
    .refine(({ listingId, authorId }) => listingId || authorId, {
      params: { code: 'needs' },
      error: 'listingId or authorId',
    }),
  output: z.object({
    agency: z.nullable(agency).describe('Null: it is of no agency, or only authorId is known'),
    profile: profile.nullable(),
    reason: z.enum(['no_public_profile']).nullable().describe('Why there is no profile'),
    listings: z.array(listingFacts).describe('Of the public profile; active ones'),
    nextCursor: z.string().nullable(),
  }),
  async run(context, { listingId, authorId, limit, cursor }) {
    const { api, language, ...caller } = context
    const listing = listingId
      ? await api.callInternally(listingsApi.get, { ...caller, language, params: { id: listingId } })
      : undefined
    const owner = authorId ?? listing?.ownerId ?? ''
    const found = await publicProfile(context, owner)
    if (!found && !listing) throw new AppError('not_found')
    const page = found && (await offered(context, owner, { limit, cursor }))
    return {
      agency: listing?.agency ?? null,
      profile: found ?? null,
      reason: found ? null : ('no_public_profile' as const),
      listings: page?.items.map((one) => factsOf(one, language)) ?? [],
      nextCursor: page?.next ?? null,
    }
  },
})

/** Undefined: none, or its owner does not show it. */
async function publicProfile({ api, ...caller }: ToolContext, owner: string) {
  try {
    const found = await api.callInternally(usersApi.profile, { ...caller, params: { id: owner } })
    return {
      ...{ id: found.id, name: nameOf(found) ?? null, since: found.createdAt },
      ...{ activeListings: found.listingsCount, path: paths.owner(found.id) },
    }
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined
    throw error
  }
}

const offered = (
  { api, ...caller }: ToolContext,
  owner: string,
  query: { limit: number; cursor: string | undefined },
) => api.callPageInternally(usersApi.listings, { ...caller, params: { id: owner }, query })
