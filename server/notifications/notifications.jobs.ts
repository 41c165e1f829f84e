import { z } from 'zod'
import type { Context } from '#server/core/context.ts'
import { siteAddress } from '#server/core/env.ts'
import { handle, type JobHandler, job } from '#server/core/jobs/job.ts'
import type { Queue } from '#server/core/jobs/queue.ts'
import { writeMail } from './mail.ts'
import { type Mailer, sendMail } from './mailer.ts'
import { message, writeMessage } from './messages.ts'
import { isPushService } from './pushServices.ts'
import { recipientOf } from './recipients.service.ts'
import { deleteSubscription, subscriptionAt, subscriptionsOf } from './subscriptions.queries.ts'
import { createVapidKeys } from './vapid.ts'
import { sendPush, vapidSubject } from './webPush.ts'

export interface NotificationJobOptions {
  mailer: Mailer | undefined
  /** Milliseconds per step. */
  timeout?: number
  allowEndpoint?: (endpoint: string) => boolean
}

const notification = z.object({ id: z.string(), userId: z.string(), message })

/** Longer than greylisting takes. */
const retries = { retries: 8, retryDelay: 60, expireIn: 120 }

export const mailMessage = job('send-mail', notification, retries)
export const pushToAll = job('push', notification, { ...retries, batchSize: 20, batchWait: 100 })
const pushToOne = job('send-push', z.object({ ...notification.shape, endpoint: z.string() }), retries)

/** Separate, so that only failures are retried. */
export function notificationJobs(
  { db, env, log }: Context,
  queue: Pick<Queue, 'send'>,
  { mailer, allowEndpoint = isPushService, timeout = 15_000 }: NotificationJobOptions,
): JobHandler[] {
  const vapidKeys = createVapidKeys(db)
  return [
    handle(mailMessage, async ({ id, userId, message }) => {
      const recipient = await recipientOf(db, userId)
      if (!recipient?.emailNotifications || !recipient.email) return
      if (!mailer)
        return log.debug({ kind: message.kind }, 'no mail server is configured, so a mail is not sent')
      const { email: to, language } = recipient
      const mail = writeMail(writeMessage(message, language), { id, to, language, origin: siteAddress(env) })
      await sendMail({ mailer, db, log }, mail, message.kind)
    }),

    handle(pushToAll, async (data) => {
      const recipient = await recipientOf(db, data.userId)
      if (!recipient?.pushNotifications) return
      await db.transaction(async (tx) => {
        for (const { endpoint } of await subscriptionsOf(tx, data.userId))
          await queue.send(pushToOne, { ...data, endpoint }, { tx })
      })
    }),

    handle(pushToOne, async ({ id, userId, message, endpoint }) => {
      const recipient = await recipientOf(db, userId)
      const subscription = await subscriptionAt(db, userId, endpoint)
      if (!recipient?.pushNotifications || !subscription || !allowEndpoint(endpoint)) return
      const { heading: title, text: body, path: url } = writeMessage(message, recipient.language)
      const outcome = await sendPush(
        subscription,
        { title, body, url, tag: id, lang: recipient.language },
        { keys: await vapidKeys(), subject: vapidSubject(env), timeout },
      )
      if (outcome.kind === 'gone') await deleteSubscription(db, userId, endpoint)
      if (outcome.kind === 'refused')
        log.warn({ kind: message.kind, status: outcome.status }, 'a push message was refused')
    }),
  ]
}
