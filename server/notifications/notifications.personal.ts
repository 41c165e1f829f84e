import type { PersonalDataSource } from '#server/core/personalData.ts'
import { deleteSubscriptions, subscriptionsOf } from './subscriptions.queries.ts'

/** The browsers that show a user's messages, by whose service and since when: the addresses themselves are keys to them. */
export const notificationsData: PersonalDataSource = {
  name: 'notifications',
  async export(db, userId) {
    const subscriptions = await subscriptionsOf(db, userId)
    return subscriptions.map(({ endpoint, createdAt }) => ({
      service: new URL(endpoint).host,
      since: createdAt.toISOString(),
    }))
  },
  erase: deleteSubscriptions,
}
