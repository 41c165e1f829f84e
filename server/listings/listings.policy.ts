import { and, eq, isNotNull, isNull, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core'
import { AppError } from '#server/core/errors.ts'
import { type Actor, isGranted } from '#server/core/http/actor.ts'
import { type AgencyRight, roleAllows } from '#shared/agencies/roles.ts'
import type { ListingStatus } from '#shared/listings/listingTypes.ts'
import { listings } from './listings.table.ts'

/* A predicate and its SQL condition; listings.policy.test.ts verifies that they agree. */

export interface Owners {
  ownerUserId: string | null
  ownerAdminId: string | null
}
/** A listing's party is its agency, else its owner; an agency's listing is in the charge of its owner. */
export interface Belonging extends Pick<Owners, 'ownerUserId'> {
  agencyId: string | null
}
export interface Owned extends Belonging {
  status: ListingStatus
}
export interface Published extends Owned {
  firstPublishedAt: Date | null
}

type Columns = Record<keyof Published, AnyPgColumn>

export const l = alias(listings, 'l')

interface Rule<Listing> {
  allows(actor: Actor, listing: Listing): boolean
  where(actor: Actor, columns: Columns): SQL | undefined
}

const always = sql`true`
const never = sql`false`

/** In their charge, be it theirs or their agency's. */
export const isOwnedBy = (userId: string, columns: Pick<Columns, 'ownerUserId'> = listings): SQL =>
  eq(columns.ownerUserId, userId)

/** Theirs alone, no agency's. */
export const isPersonalOf = (userId: string, columns: Columns = listings): SQL | undefined =>
  and(isOwnedBy(userId, columns), isNull(columns.agencyId))

/** Theirs, or of an agency for which nobody else works: what their account's end or suspension takes along. */
export function whereAlone(userId: string, columns: Columns = listings): SQL | undefined {
  const others = sql`select from agency_members m where m.agency_id = ${columns.agencyId} and m.user_id <> ${userId}`
  return and(isOwnedBy(userId, columns), sql`not exists (${others})`)
}

export const ownersOf = ({ kind, id }: { kind: 'user' | 'admin'; id: string }): Owners =>
  kind === 'user' ? { ownerUserId: id, ownerAdminId: null } : { ownerUserId: null, ownerAdminId: id }

/** Whether the user, or the agency that they work for, is the listing's party, with that right there. */
export function belongsTo(actor: Actor, { ownerUserId, agencyId }: Belonging, right: AgencyRight): boolean {
  if (actor.kind !== 'user') return false
  if (agencyId === null) return ownerUserId === actor.id
  const { membership } = actor
  return membership?.agencyId === agencyId && roleAllows(membership.role, right)
}

export function whereBelongsTo(actor: Actor, columns: Columns, right: AgencyRight): SQL {
  if (actor.kind !== 'user') return never
  const { id, membership } = actor
  const isAgencys =
    membership && roleAllows(membership.role, right) ? eq(columns.agencyId, membership.agencyId) : undefined
  return or(isPersonalOf(id, columns), isAgencys) ?? never
}

/** The party, by the role of who acts, and managers of all listings. */
const manageWith = (right: AgencyRight): Rule<Owned> => ({
  allows: (actor, listing) => isGranted(actor, 'listings.manage') || belongsTo(actor, listing, right),
  where: (actor, columns) =>
    isGranted(actor, 'listings.manage') ? always : whereBelongsTo(actor, columns, right),
})
const manage = manageWith('change')

/** Active: anyone. Others: the owner. Deleted: managers of listings. */
const see: Rule<Owned> = {
  allows: (actor, listing) =>
    listing.status === 'active' ||
    (manage.allows(actor, listing) && (listing.status !== 'deleted' || isGranted(actor, 'listings.manage'))),
  where: (actor, columns) => {
    const isThere = isGranted(actor, 'listings.manage') ? undefined : ne(columns.status, 'deleted')
    return or(eq(columns.status, 'active'), and(manage.where(actor, columns), isThere))
  },
}

const changeWith = (right: AgencyRight): Rule<Owned> => ({
  allows: (actor, listing) => manageWith(right).allows(actor, listing) && see.allows(actor, listing),
  where: (actor, columns) => and(manageWith(right).where(actor, columns), see.where(actor, columns)),
})
/** Also grants the true location and private fields. */
const change = changeWith('change')
const remove = changeWith('remove')
const assign = changeWith('assign')

const moderate: Rule<Owned> = {
  allows: (actor, listing) => isGranted(actor, 'listings.moderate') && change.allows(actor, listing),
  where: (actor, columns) => (isGranted(actor, 'listings.moderate') ? change.where(actor, columns) : never),
}

/** Excludes the owner and managers. */
const view: Rule<Owned> = {
  allows: (actor, listing) => listing.status === 'active' && !manage.allows(actor, listing),
  where: (actor, columns) =>
    and(eq(columns.status, 'active'), sql`(${manage.where(actor, columns)}) is not true`),
}

/** Of other owners' listings no drafts, and nothing unpublished. */
const favorite: Rule<Published> = {
  allows: (actor, listing) =>
    listing.status !== 'deleted' &&
    (manage.allows(actor, listing) ||
      (listing.status !== 'draft' && listing.status !== 'pending' && listing.firstPublishedAt !== null)),
  where: (actor, columns) =>
    and(
      ne(columns.status, 'deleted'),
      or(
        manage.where(actor, columns),
        and(notInArray(columns.status, ['draft', 'pending']), isNotNull(columns.firstPublishedAt)),
      ),
    ),
}

const rules = { see, change, remove, assign, moderate, view, favorite }

export type ListingAction = keyof typeof rules
type ListingFor<Action extends ListingAction> = Parameters<(typeof rules)[Action]['allows']>[1]

export function can<Action extends ListingAction>(
  actor: Actor,
  action: Action,
  listing: ListingFor<Action>,
): boolean {
  const rule: Rule<ListingFor<Action>> = rules[action]
  return rule.allows(actor, listing)
}

export function whereCan(actor: Actor, action: ListingAction, columns: Columns = listings): SQL {
  return rules[action].where(actor, columns) ?? always
}

/** Throws `not_found` if the actor may not see it, else `forbidden`. */
export function requireCan<Listing extends Owned>(
  actor: Actor,
  action: 'see' | 'change' | 'remove' | 'assign',
  listing: Listing | undefined,
): asserts listing is Listing {
  if (!listing || !can(actor, 'see', listing)) throw new AppError('not_found')
  if (!can(actor, action, listing)) throw new AppError('forbidden')
}
