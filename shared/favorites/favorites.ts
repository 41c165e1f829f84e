import { z } from 'zod/mini'
import { listingStatuses } from '#shared/listings/listingTypes.ts'

export const favorite = z.object({
  listingId: z.string(),
  createdAt: z.string(),
  /** Dollars when it was marked; null where that is not known. */
  priceUSDThen: z.nullable(z.string()),
  /** Of the listing. */
  status: z.enum(listingStatuses),
})
export type Favorite = z.infer<typeof favorite>

/** Count after the change. */
export const favoritesCounted = z.object({ listingId: z.string(), favoritesCount: z.int() })

export const favoriteId = z.string().check(z.minLength(1), z.maxLength(64))
/** `userId`: the session's. */
export const favoriteChoice = z.object({ userId: z.nullish(favoriteId), listingId: favoriteId })
