import type { PersonalDataKeeper } from '#server/users/personalData.ts'
import { deleteSubscriptions, subscriptionsOf } from './subscriptions.queries.ts'

/** The browsers that show a user's messages, by whose service and since when: the addresses themselves are keys to them. */
export const notificationsKeeper: PersonalDataKeeper = {
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
