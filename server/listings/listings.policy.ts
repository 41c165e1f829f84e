import { and, eq, isNotNull, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core'
import { AppError } from '#server/core/errors.ts'
import { type Actor, isGranted } from '#server/core/http/actor.ts'
import type { ListingStatus } from '#shared/listings/listingTypes.ts'
import { listings } from './listings.table.ts'

/* A predicate and its SQL condition; listings.policy.test.ts verifies that they agree. */

export interface Owners {
  ownerUserId: string | null
  ownerAdminId: string | null
}
export interface Owned extends Pick<Owners, 'ownerUserId'> {
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

export const isOwnedBy = (userId: string, columns: Columns = listings): SQL => eq(columns.ownerUserId, userId)

export const ownersOf = ({ kind, id }: { kind: 'user' | 'admin'; id: string }): Owners =>
  kind === 'user' ? { ownerUserId: id, ownerAdminId: null } : { ownerUserId: null, ownerAdminId: id }

/** The owner, and managers of all listings. */
const manage: Rule<Owned> = {
  allows: (actor, { ownerUserId }) =>
    isGranted(actor, 'listings.manage') || (actor.kind === 'user' && ownerUserId === actor.id),
  where: (actor, columns) => {
    if (isGranted(actor, 'listings.manage')) return always
    return actor.kind === 'user' ? isOwnedBy(actor.id, columns) : never
  },
}

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

/** Also grants the true location and private fields. */
const change: Rule<Owned> = {
  allows: (actor, listing) => manage.allows(actor, listing) && see.allows(actor, listing),
  where: (actor, columns) => and(manage.where(actor, columns), see.where(actor, columns)),
}

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

const rules = { see, change, moderate, view, favorite }

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
  action: 'see' | 'change',
  listing: Listing | undefined,
): asserts listing is Listing {
  if (!listing || !can(actor, 'see', listing)) throw new AppError('not_found')
  if (!can(actor, action, listing)) throw new AppError('forbidden')
}
