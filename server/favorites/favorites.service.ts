import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import { isId } from '#server/core/ids.ts'
import type { PersonalDataSource } from '#server/core/personalData.ts'
import { can } from '#server/listings/listings.policy.ts'
import { requireUser } from '#server/users/users.service.ts'
import type { AnswerIn } from '#shared/core/endpoint.ts'
import type { Favorite } from '#shared/favorites/favorites.ts'
import type { favoritesApi } from '#shared/favorites/favoritesApi.ts'
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
export async function listFavorites(db: Db, userId: string): Promise<Favorite[]> {
  const actor = { kind: 'user', id: userId } as const
  return (await readFavorites(db, userId)).filter((row) => can(actor, 'favorite', row)).map(toFavorite)
}

/** As many as `listFavorites` gives. */
export async function countFavorites(db: Db, userId: string): Promise<number> {
  return (await listFavorites(db, userId)).length
}

/** Idempotent. Throws `not_found` and `not_signed_in`. */
export async function addFavorite(db: Db, userId: string, listingId: string): Promise<FavoriteAnswer> {
  const listing = isId(listingId) ? await readListing(db, listingId) : undefined
  if (!listing || !can({ kind: 'user', id: userId }, 'favorite', listing)) throw new AppError('not_found')
  const added = await insertFavorite(db, userId, listingId)
  if (!added?.known) throw new AppError('not_signed_in')
  const { createdAt: since, favoritesCount, status, priceUsdThen } = added
  const favorite =
    since === null || favoritesCount === null || status === null
      ? await readChoice(db, userId, listingId)
      : { createdAt: since, favoritesCount, status, priceUsdThen }
  if (!favorite) return addFavorite(db, userId, listingId)
  return { ...toFavorite({ ...favorite, listingId }), favoritesCount: favorite.favoritesCount }
}

/** Also of a deleted listing. Throws `not_found`. */
export async function removeFavorite(db: Db, userId: string, listingId: string) {
  const listing = isId(listingId) ? await deleteFavorite(db, userId, listingId) : undefined
  if (!listing) throw new AppError('not_found')
  const { gone, favoritesCount } = listing
  if (!gone && !can({ kind: 'user', id: userId }, 'favorite', listing)) throw new AppError('not_found')
  return { listingId, favoritesCount: Math.max(0, favoritesCount - Number(gone)) }
}

/** Adds a visitor's favorites, newest first, before the account's. Idempotent. Returns all favorites. */
export async function mergeFavorites(db: Db, userId: string, listingIds: readonly string[]) {
  return db.transaction(async (tx) => {
    await requireUser(tx, userId)
    const requested = [...new Set(listingIds)].filter(isId)
    const allowed = new Set(await lockAllowed(tx, userId, requested))
    await insertFavorites(
      tx,
      userId,
      requested.filter((id) => allowed.has(id)),
    )
    return listFavorites(tx, userId)
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
async function lockAllowed(tx: Db, userId: string, ids: readonly string[]): Promise<string[]> {
  const locked = await lockListings(tx, ids)
  return locked.filter((row) => can({ kind: 'user', id: userId }, 'favorite', row)).map(({ id }) => id)
}

type Shown = Pick<FavoriteRow, 'listingId' | 'createdAt' | 'priceUsdThen' | 'status'>

function toFavorite({ listingId, createdAt, priceUsdThen, status }: Shown): Favorite {
  return { listingId, createdAt: createdAt.toISOString(), priceUSDThen: priceUsdThen, status }
}
