import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Db } from '#server/core/database/database.ts'
import { savedSearchAlerts } from '#server/savedSearches/savedSearches.table.ts'
import type { NewSavedSearch, SavedSearch } from '#shared/savedSearches/savedSearches.ts'
import type { TestApp } from './app.ts'
import { as } from './calls.ts'

export const savedSearchesPath = '/api/saved-searches'

type Given = Partial<Record<keyof NewSavedSearch, unknown>>

/** As the user, unless another is named. */
export function savedSearchCalls(current: () => { app: TestApp; user: string }) {
  const save = (given: Given, who = current().user, headers: Record<string, string> = {}) =>
    current().app.send(
      'POST',
      savedSearchesPath,
      { frequency: 'daily', ...given },
      { ...as('user', who), ...headers },
    )
  return {
    save,
    async saved(given: Given): Promise<SavedSearch> {
      const answer = await save(given)
      expect(answer.status).toBe(201)
      return answer.json()
    },
    async list(who = current().user): Promise<SavedSearch[]> {
      const answer = await current().app.fetch(savedSearchesPath, { headers: as('user', who) })
      expect(answer.status).toBe(200)
      return answer.json()
    },
    change: (id: string, fields: object, who = current().user) =>
      current().app.send('PATCH', `${savedSearchesPath}/${id}`, fields, as('user', who)),
  }
}

type Alert = Pick<typeof savedSearchAlerts.$inferInsert, 'listingId' | 'kind' | 'priceBefore'>

export async function insertAlert(db: Db, savedSearchId: string, alert: Alert): Promise<void> {
  const subscriberId = sql<string>`(select subscriber_id from saved_searches where id = ${savedSearchId})`
  await db.insert(savedSearchAlerts).values({ subscriberId, savedSearchId, ...alert })
}
