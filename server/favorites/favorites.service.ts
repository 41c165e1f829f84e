import { membershipOf } from '#server/agencies/memberships.ts'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import { isId } from '#server/core/ids.ts'
import type { PersonalDataSource } from '#server/core/personalData.ts'
import { can } from '#server/listings/listings.policy.ts'
import { requireUser } from '#server/users/users.service.ts'
import type { AnswerIn } from '#shared/core/endpoint.ts'
import type { Favorite } from '#shared/favorites/favorites.ts'
import type { favoritesApi } from '#shared/favorites/favoritesApi.ts'
import type { FavoritesOwner } from './favorites.policy.ts'
import {
  deleteFavorite,
  deleteFavorites,
  type FavoriteRow,
  insertFavorite,
  insertFavorites,
  lockListings,
  readChoice,
  readFavoriteIds,
  readFavorites,
  readListing,
} from './favorites.queries.ts'

type FavoriteAnswer = AnswerIn<typeof favoritesApi.add>

/** Newest first; only those that the user can see. */
export async function listFavorites(db: Db, owner: FavoritesOwner): Promise<Favorite[]> {
  return (await readFavorites(db, owner.id)).filter((row) => can(owner, 'favorite', row)).map(toFavorite)
}

/** As many as `listFavorites` gives. */
export async function countFavorites(db: Db, userId: string): Promise<number> {
  const membership = await membershipOf(db, userId)
  return (await listFavorites(db, { kind: 'user', id: userId, ...(membership && { membership }) })).length
}

/** Idempotent. Throws `not_found` and `not_signed_in`. */
export async function addFavorite(db: Db, owner: FavoritesOwner, listingId: string): Promise<FavoriteAnswer> {
  const listing = isId(listingId) ? await readListing(db, listingId) : undefined
  if (!listing || !can(owner, 'favorite', listing)) throw new AppError('not_found')
  const added = await insertFavorite(db, owner.id, listingId)
  if (!added?.known) throw new AppError('not_signed_in')
  const { createdAt: since, favoritesCount, status, priceUsdThen } = added
  const favorite =
    since === null || favoritesCount === null || status === null
      ? await readChoice(db, owner.id, listingId)
      : { createdAt: since, favoritesCount, status, priceUsdThen }
  if (!favorite) return addFavorite(db, owner, listingId)
  return { ...toFavorite({ ...favorite, listingId }), favoritesCount: favorite.favoritesCount }
}

/** Also of a deleted listing. Throws `not_found`. */
export async function removeFavorite(db: Db, owner: FavoritesOwner, listingId: string) {
  const listing = isId(listingId) ? await deleteFavorite(db, owner.id, listingId) : undefined
  if (!listing) throw new AppError('not_found')
  const { gone, favoritesCount } = listing
  if (!gone && !can(owner, 'favorite', listing)) throw new AppError('not_found')
  return { listingId, favoritesCount: Math.max(0, favoritesCount - Number(gone)) }
}

/** Adds a visitor's favorites, newest first, before the account's. Idempotent. Returns all favorites. */
export async function mergeFavorites(db: Db, owner: FavoritesOwner, listingIds: readonly string[]) {
  return db.transaction(async (tx) => {
    await requireUser(tx, owner.id)
    const requested = [...new Set(listingIds)].filter(isId)
    const allowed = new Set(await lockAllowed(tx, owner, requested))
    await insertFavorites(
      tx,
      owner.id,
      requested.filter((id) => allowed.has(id)),
    )
    return listFavorites(tx, owner)
  })
}

export const favoritesData: PersonalDataSource = {
  name: 'favorites',
  async export(db, userId) {
    // Not what has become of another's listing.
    return (await readFavorites(db, userId)).map((row) => {
      const { status: _, ...favorite } = toFavorite(row)
      return favorite
    })
  },
  async erase(tx, userId) {
    const ids = await readFavoriteIds(tx, userId)
    await lockListings(tx, ids)
    await deleteFavorites(tx, userId, ids)
  },
}

/** Locked until the end of the transaction. */
async function lockAllowed(tx: Db, owner: FavoritesOwner, ids: readonly string[]): Promise<string[]> {
  const locked = await lockListings(tx, ids)
  return locked.filter((row) => can(owner, 'favorite', row)).map(({ id }) => id)
}

type Shown = Pick<FavoriteRow, 'listingId' | 'createdAt' | 'priceUsdThen' | 'status'>

function toFavorite({ listingId, createdAt, priceUsdThen, status }: Shown): Favorite {
  return { listingId, createdAt: createdAt.toISOString(), priceUSDThen: priceUsdThen, status }
}
