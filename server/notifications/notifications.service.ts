import { z } from 'zod'
import type { Context } from '#server/core/context.ts'
import type { Db } from '#server/core/database.ts'
import type { Env } from '#server/core/env.ts'
import { newId } from '#server/core/ids.ts'
import type { JobOptions, Queue } from '#server/core/queue.ts'
import { writeMail } from './mail.ts'
import { createMailer, MailFault } from './mailer.ts'
import { type Message, message, writeMessage } from './messages.ts'
import { isPushService } from './pushServices.ts'
import { recipientOf } from './recipients.queries.ts'
import { deleteSubscription, subscriptionAt, subscriptionsOf } from './subscriptions.queries.ts'
import { createVapidKeys } from './vapid.ts'
import { sendPush, vapidSubject } from './webPush.ts'

export interface Notifier {
  /**
   * Tells a user something by every way that they chose, as they have it when it is sent. With `tx` it is told only if that
   * transaction commits.
   */
  notify(userId: string, told: Message, options?: { tx?: Db }): Promise<void>
  /** Ends the connections to the mail server. */
  close(): void
}

export interface NotifierOptions {
  /** How failed sendings are tried again. */
  pace?: Pick<JobOptions, 'retryDelay' | 'lookEvery'>
  /** Milliseconds that a mail server or a push service may take for a step. */
  timeout?: number
  /** Which endpoints messages are sent to. */
  allowEndpoint?: (endpoint: string) => boolean
}

const telling = z.object({ id: z.string(), userId: z.string(), message })
const pushing = z.object({ ...telling.shape, endpoint: z.string() })

/**
 * Defines the jobs that tell people things. Each way, and each browser, is a job of its own, so that one which fails is tried
 * again alone: for some four hours, which also outlasts a mail server that turns strangers away at first.
 */
export function createNotifier(context: Context, queue: Queue, options: NotifierOptions = {}): Notifier {
  const { db, env, log } = context
  const { allowEndpoint = isPushService, timeout = 15_000 } = options
  const mailer = createMailer(env, timeout)
  const vapidKeys = createVapidKeys(db)
  const pace: JobOptions = { retries: 8, retryDelay: 60, expireIn: 120, ...options.pace }

  queue.define(
    'send-mail',
    async (data) => {
      const { id, userId, message } = telling.parse(data)
      const recipient = await recipientOf(db, userId)
      if (!recipient?.emailNotifications || !recipient.email) return
      if (!mailer)
        return log.debug({ kind: message.kind }, 'no mail server is configured, so a mail is not sent')
      const { email: to, language } = recipient
      const mail = writeMail(writeMessage(message, language), { id, to, language, origin: siteAddress(env) })
      try {
        await mailer.send(mail)
      } catch (error) {
        if (!(error instanceof MailFault) || !error.isFinal) throw error
        log.warn({ kind: message.kind, reason: error.reason }, 'a mail was refused')
      }
    },
    pace,
  )

  // Only finds the browsers: sending is each one's own job.
  queue.define(
    'push',
    async (data) => {
      const told = telling.parse(data)
      const recipient = await recipientOf(db, told.userId)
      if (!recipient?.pushNotifications) return
      await db.transaction(async (tx) => {
        for (const { endpoint } of await subscriptionsOf(tx, told.userId))
          await queue.send('send-push', { ...told, endpoint }, { tx })
      })
    },
    pace,
  )

  queue.define(
    'send-push',
    async (data) => {
      const { id, userId, message, endpoint } = pushing.parse(data)
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
    },
    pace,
  )

  return {
    async notify(userId, told, { tx = db } = {}) {
      const job = { id: newId(), userId, message: told }
      await queue.send('send-mail', job, { tx })
      await queue.send('push', job, { tx })
    },
    close: () => mailer?.close(),
  }
}

/** Where the links of mails lead. */
function siteAddress({ PUBLIC_URL, PORT }: Pick<Env, 'PUBLIC_URL' | 'PORT'>): string {
  return PUBLIC_URL ?? `http://localhost:${PORT}`
}
