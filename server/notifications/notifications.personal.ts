import type { PersonalDataSource } from '#server/core/personalData.ts'
import { deleteSubscriptions, subscriptionsOf } from './subscriptions.queries.ts'

/** Endpoints are credentials. */
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
