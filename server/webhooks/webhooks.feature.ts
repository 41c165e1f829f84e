import { desc, eq } from 'drizzle-orm'
import { keyPartyOf } from '#server/apiKeys/apiKeys.service.ts'
import type { Context } from '#server/core/context.ts'
import type { Feature } from '#server/core/feature.ts'
import { createSharedLimit, type Limit } from '#server/core/http/limits/limits.ts'
import { every } from '#server/core/jobs/job.ts'
import type { PersonalDataSource } from '#server/core/personalData.ts'
import type { ListingOutbox } from '#server/listings/outbox/outbox.ts'
import type { Notifier } from '#server/notifications/notifications.service.ts'
import { webhookPayloads } from '#shared/webhooks/webhookPayloads.ts'
import { delivery, webhook, webhooksApi } from '#shared/webhooks/webhooksApi.ts'
import { listDeliveries, purgeDeliveries, redeliver, sendTest } from './deliveries.service.ts'
import { listingEvents } from './listingEvents.ts'
import type { WebhookSecrets } from './secrets.ts'
import type { WebhookSender } from './send/sender.ts'
import { switchOffFailing } from './send/settle.ts'
import {
  changeWebhook,
  forgetRotated,
  listWebhooks,
  makeWebhook,
  removeWebhook,
  requireWebhook,
  rotateSecret,
} from './webhooks.service.ts'
import { webhooks } from './webhooks.table.ts'

const writeLimit: Limit = { points: 60, seconds: 3600 }
const sendLimit: Limit = { points: 120, seconds: 3600 }

const webhooksData: PersonalDataSource = {
  name: 'webhooks',
  export: (db, userId) =>
    db
      .select({
        url: webhooks.url,
        description: webhooks.description,
        events: webhooks.events,
        createdAt: webhooks.createdAt,
        lastDeliveredAt: webhooks.lastDeliveredAt,
      })
      .from(webhooks)
      .where(eq(webhooks.userId, userId))
      .orderBy(desc(webhooks.createdAt)),
  async erase(tx, userId) {
    await tx.delete(webhooks).where(eq(webhooks.userId, userId))
  },
}

interface Services {
  context: Context
  notifier: Notifier
  listingOutbox: ListingOutbox
  webhookSecrets: WebhookSecrets
  webhookSender: WebhookSender
}

/** Addresses of a party that are told of what happens (Standard Webhooks 1.0). */
export const webhooksFeature: Feature<Services> = {
  name: 'webhooks',
  personalData: webhooksData,
  webhooks: webhookPayloads,
  schemas: { Webhook: webhook, WebhookDelivery: delivery },
  create({ context, notifier, listingOutbox, webhookSecrets, webhookSender }) {
    const { db, env } = context
    const needs = { db, secrets: webhookSecrets, except: env.FETCH_EXCEPT }
    listingOutbox.register(listingEvents)
    return {
      routes(api) {
        const limitWrites = createSharedLimit(context, 'webhooks-write', writeLimit)
        const limitSending = createSharedLimit(context, 'webhooks-send', sendLimit)
        api.serve(webhooksApi.list, ({ actor }) => listWebhooks(db, keyPartyOf(actor)))
        api.serve(webhooksApi.make, async ({ actor, body }) => {
          const party = keyPartyOf(actor)
          await limitWrites(party.userId)
          return makeWebhook(needs, party, body)
        })
        api.serve(webhooksApi.change, async ({ actor, params, body }) => {
          const { id } = await requireWebhook(db, actor, params.id)
          const { userId: actorId } = keyPartyOf(actor)
          await limitWrites(actorId)
          return changeWebhook(needs, { id, actorId }, body)
        })
        api.serve(webhooksApi.remove, async ({ actor, params }) => {
          await removeWebhook(db, (await requireWebhook(db, actor, params.id)).id)
          return undefined
        })
        api.serve(webhooksApi.rotate, async ({ actor, params }) => {
          const { id } = await requireWebhook(db, actor, params.id)
          await limitWrites(id)
          return rotateSecret(needs, id)
        })
        api.serve(webhooksApi.test, async ({ actor, params }) => {
          const found = await requireWebhook(db, actor, params.id)
          await limitSending(found.id)
          return sendTest(db, found)
        })
        api.servePage(webhooksApi.deliveries, async ({ actor, params, query }) =>
          listDeliveries(db, (await requireWebhook(db, actor, params.id)).id, query),
        )
        api.serve(webhooksApi.redeliver, async ({ actor, params }) => {
          const found = await requireWebhook(db, actor, params.id)
          await limitSending(found.id)
          const sent = await redeliver(db, found, params.delivery)
          webhookSender.wake()
          return sent
        })
      },
      jobs: [
        every(60, 'switch-off-webhooks', () => switchOffFailing({ db, notifier })),
        every(24 * 60, 'purge-webhook-deliveries', async () => {
          await purgeDeliveries(db)
          await forgetRotated(db)
        }),
      ],
    }
  },
}
