import { z } from 'zod/mini'
import { endpoint } from '#shared/core/endpoint.ts'
import { isEmail } from '#shared/core/fields/email.ts'
import { emailOrNone } from '#shared/core/fields/emailOrNone.ts'
import { singleLine } from '#shared/core/fields/singleLine.ts'
import { emptyUnlessVisible, visible } from '#shared/core/fields/visible.ts'
import { isSlug, maxSlug } from '#shared/page/slug.ts'
import { agencyRoles } from './roles.ts'

/** ISO 639. */
export const spokenLanguages = ['es', 'gn', 'en', 'pt', 'de', 'fr', 'ko', 'ja'] as const
export type SpokenLanguage = (typeof spokenLanguages)[number]

/** Characters. */
export const agencyLimits = { name: 120, description: 2000, city: 80, phone: 40, members: 200, pending: 50 }
/** An invitation's life. */
export const invitationDays = 7

const name = z.string().check(singleLine, z.minLength(1), z.maxLength(agencyLimits.name), visible)
const description = z.nullable(
  z.string().check(z.trim(), z.maxLength(agencyLimits.description), emptyUnlessVisible),
)
const city = z.string().check(singleLine, z.minLength(1), z.maxLength(agencyLimits.city), visible)
/** Without a country code it is Paraguayan; empty: none. */
const phone = z.nullable(z.string().check(singleLine, z.maxLength(agencyLimits.phone)))
const ruc = z.nullable(z.string().check(singleLine, z.maxLength(20)))
const languages = z.array(z.enum(spokenLanguages)).check(z.maxLength(spokenLanguages.length))
const slug = z.string().check(z.maxLength(maxSlug), z.refine(isSlug, 'not_a_slug'))

/** As its members have it. */
export const teamAgency = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  description: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** E.164. */
  whatsapp: z.nullable(z.string()),
  city: z.nullable(z.string()),
  /** Of the media library. */
  logoId: z.nullable(z.string()),
  logoUrl: z.nullable(z.string()),
  ruc: z.nullable(z.string()),
  languages: z.array(z.enum(spokenLanguages)),
  /** By the administrators. */
  verified: z.boolean(),
  createdAt: z.string(),
  /** Of who asks. */
  role: z.enum(agencyRoles),
})
export type TeamAgency = z.infer<typeof teamAgency>

const settings = {
  name,
  description: z.optional(description),
  email: z.optional(emailOrNone),
  whatsapp: z.optional(phone),
  city,
  logoId: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
  ruc: z.optional(ruc),
  languages: z.optional(languages),
}

export const newAgency = z.object({
  ...settings,
  /** The founder's own listings become the agency's. */
  bringListings: z.optional(z.boolean()),
})
export type NewAgency = z.infer<typeof newAgency>

export const agencyChange = z.extend(z.partial(z.object(settings)), { slug: z.optional(slug) })
export type AgencyChange = z.infer<typeof agencyChange>

export const agencyMember = z.object({
  userId: z.string(),
  name: z.string(),
  /** To owners, and one's own. */
  email: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  role: z.enum(agencyRoles),
  /** Of the public page. */
  slug: z.nullable(z.string()),
  whatsapp: z.nullable(z.string()),
  languages: z.array(z.enum(spokenLanguages)),
  joinedAt: z.string(),
  /** Gets no new conversations until then; null: is there. */
  absentUntil: z.nullable(z.string()),
  /** Active listings in their charge. */
  listings: z.int(),
  /** Open conversations that they hold. */
  conversations: z.int(),
})
export type AgencyMember = z.infer<typeof agencyMember>

export const memberChange = z.object({
  role: z.optional(z.enum(agencyRoles)),
  absentUntil: z.optional(z.nullable(z.iso.datetime())),
  whatsapp: z.optional(phone),
  languages: z.optional(languages),
  /** Whether there is a public page. */
  isPublic: z.optional(z.boolean()),
})
export type MemberChange = z.infer<typeof memberChange>

export const invitation = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(agencyRoles),
  invitedBy: z.nullable(z.string()),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** Path of the page that accepts it, to pass on where no mail is sent; null: it is mailed. */
  link: z.nullable(z.string()),
})
export type Invitation = z.infer<typeof invitation>

export const newInvitation = z.object({
  email: z.string().check(z.trim(), z.maxLength(200), z.refine(isEmail, 'not_an_email')),
  role: z.enum(agencyRoles),
})
export type NewInvitation = z.infer<typeof newInvitation>

/** What whoever has the link reads before joining. */
export const receivedInvitation = z.object({
  agency: z.object({ name: z.string(), slug: z.string(), city: z.nullable(z.string()) }),
  role: z.enum(agencyRoles),
  invitedBy: z.nullable(z.string()),
  expiresAt: z.string(),
})
export type ReceivedInvitation = z.infer<typeof receivedInvitation>

const params = z.object({ id: z.string() })
const member = z.object({ id: z.string(), userId: z.string() })
const token = z.object({ token: z.string() })
const memberErrors = ['not_signed_in', 'not_found', 'forbidden'] as const
const writeErrors = ['malformed_json', 'invalid', 'too_many_requests', ...memberErrors] as const

/** Whoever is no member gets 404. */
export const agenciesApi = {
  found: endpoint('POST', '/api/agencies', {
    summary: 'Found an agency, with its founder as owner; who works for one cannot',
    access: 'user',
    body: newAgency,
    answer: teamAgency,
    status: 201,
    errors: [
      'malformed_json',
      'invalid',
      'not_signed_in',
      'already_member',
      'idempotency_mismatch',
      'too_many_requests',
    ],
  }),
  mine: endpoint('GET', '/api/agencies/mine', {
    scope: 'listings:read',
    summary: 'The agency that who is signed in works for; null without one',
    access: 'user',
    answer: z.nullable(teamAgency),
    errors: ['not_signed_in'],
  }),
  change: endpoint('PATCH', '/api/agencies/:id', {
    summary: 'Change an agency; an address that it had redirects',
    access: 'user',
    params,
    body: agencyChange,
    answer: teamAgency,
    errors: writeErrors,
  }),
  members: endpoint('GET', '/api/agencies/:id/members', {
    scope: 'listings:read',
    summary: 'Who works for an agency, who joined first first',
    access: 'user',
    params,
    answer: z.array(agencyMember),
    errors: memberErrors,
  }),
  changeMember: endpoint('PATCH', '/api/agencies/:id/members/:userId', {
    summary: 'Change a member: the role by owners, the rest also by oneself',
    access: 'user',
    params: member,
    body: memberChange,
    answer: agencyMember,
    errors: [...writeErrors, 'last_owner'],
  }),
  removeMember: endpoint('DELETE', '/api/agencies/:id/members/:userId', {
    summary:
      'Leave an agency, or let a member go; listings and conversations go to the member of `moveTo`, else to an owner',
    access: 'user',
    params: member,
    query: z.object({ moveTo: z.optional(z.string().check(z.maxLength(64))) }),
    errors: [...memberErrors, 'bad_parameter', 'last_owner'],
  }),
  invitations: endpoint('GET', '/api/agencies/:id/invitations', {
    summary: 'Invitations that are neither accepted nor expired, newest first',
    access: 'user',
    params,
    answer: z.array(invitation),
    errors: memberErrors,
  }),
  invite: endpoint('POST', '/api/agencies/:id/invitations', {
    summary: 'Invite somebody by mail; an earlier invitation of the same address ends',
    access: 'user',
    params,
    body: newInvitation,
    answer: invitation,
    status: 201,
    errors: [...writeErrors, 'too_many'],
  }),
  withdrawInvitation: endpoint('DELETE', '/api/agencies/:id/invitations/:invitationId', {
    summary: 'Withdraw an invitation',
    access: 'user',
    params: z.object({ id: z.string(), invitationId: z.string() }),
    errors: memberErrors,
  }),
  invitation: endpoint('GET', '/api/invitations/:token', {
    summary: 'What an invitation is to; 404 once used, expired or withdrawn',
    params: token,
    answer: receivedInvitation,
    ages: true,
    errors: ['not_found'],
  }),
  accept: endpoint('POST', '/api/invitations/:token/accept', {
    summary: 'Join the agency of an invitation, with any account',
    access: 'user',
    params: token,
    answer: teamAgency,
    errors: ['not_signed_in', 'not_found', 'already_member', 'too_many_requests'],
  }),
}
