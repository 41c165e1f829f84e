import type { Context } from '#server/core/context.ts'
import { AppError } from '#server/core/errors.ts'
import { userIdOf } from '#server/core/http/actor.ts'
import type { Api } from '#server/core/http/serve.ts'
import { notificationsApi } from '#shared/notifications.ts'
import { isBrowserKey, isPushService } from './pushServices.ts'
import { deleteSubscription, dropOldest, upsertSubscription } from './subscriptions.queries.ts'
import { createVapidKeys } from './vapid.ts'

/** Per user; the oldest are dropped. */
const maxBrowsers = 20

export function notificationsRoutes(api: Api, { db }: Context): void {
  const vapidKeys = createVapidKeys(db)

  api.serve(notificationsApi.key, async () => {
    const { publicKey } = await vapidKeys()
    return { publicKey }
  })

  api.serve(notificationsApi.subscribe, async ({ actor, body: { endpoint, keys } }) => {
    if (!isPushService(endpoint)) throw new AppError('invalid', { fields: { endpoint: 'invalid' } })
    if (!isBrowserKey(keys.p256dh)) throw new AppError('invalid', { fields: { 'keys.p256dh': 'invalid' } })
    const userId = userIdOf(actor)
    await db.transaction(async (tx) => {
      const isStored = await upsertSubscription(tx, { userId, endpoint, ...keys })
      if (!isStored) throw new AppError('not_signed_in')
      await dropOldest(tx, userId, maxBrowsers)
    })
    return undefined
  })

  api.serve(notificationsApi.unsubscribe, async ({ actor, body }) => {
    await deleteSubscription(db, userIdOf(actor), body.endpoint)
    return undefined
  })
}
