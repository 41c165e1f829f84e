import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Favorite } from '#shared/favorites/favorites.ts'
import type { TestApp } from './app.ts'
import { as } from './calls.ts'
import { insertListings } from './listings.ts'

export const favoritesPath = '/api/favorites'

/** As the user, unless another is named. */
export function favoriteCalls(current: () => { app: TestApp; user: string }) {
  const send = (method: string, path: string, body: object, who: string) =>
    current().app.send(method, path, body, as('user', who))
  return {
    add: (listingId: string, who = current().user) => send('POST', favoritesPath, { listingId }, who),
    remove: (listingId: string, who = current().user) => send('DELETE', favoritesPath, { listingId }, who),
    merge: (listingIds: string[], who = current().user) =>
      send('POST', `${favoritesPath}/merge`, { listingIds }, who),

    async listOf(who = current().user): Promise<string[]> {
      const answer = await current().app.fetch(favoritesPath, { headers: as('user', who) })
      expect(answer.status).toBe(200)
      const favorites: Favorite[] = await answer.json()
      return favorites.map(({ listingId }) => listingId)
    },

    /** As told by the listing, and as stored. */
    async counted(listingId: string): Promise<[number, number]> {
      const { rows } = await current().app.context.db.execute<{ told: number; real: number }>(sql`
        select favorites_count as told, (select count(*)::int from favorites where listing_id = l.id) as real
        from listings l where id = ${listingId}`)
      return [rows[0]?.told ?? -1, rows[0]?.real ?? -1]
    },

    newListings: (count: number) =>
      insertListings(
        current().app.context.db,
        Array.from({ length: count }, () => ({})),
      ),
  }
}
