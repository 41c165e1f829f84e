import type { Context } from '#server/core/context.ts'
import type { Db } from '#server/core/database/database.ts'
import { newId } from '#server/core/ids.ts'
import { type JobToSend, toSend } from '#server/core/jobs/job.ts'
import type { Queue } from '#server/core/jobs/queue.ts'
import type { Message } from './messages.ts'
import { mailMessage, pushToAll } from './notifications.jobs.ts'

export interface Notifier {
  /** On the channels enabled when it is sent. */
  notify(userId: string, message: Message, options?: { tx?: Db }): Promise<void>
  /** For messages with a mail of their own. */
  push(userId: string, message: Message, options?: { tx?: Db }): Promise<void>
}

/** `key`: of equal jobs one is sent. */
export function pushJob(userId: string, message: Message, key: string): JobToSend {
  return toSend(pushToAll, { id: newId(), userId, message }, key)
}

/** Durable jobs. */
export function createNotifier({ db }: Pick<Context, 'db'>, queue: Pick<Queue, 'send'>): Notifier {
  return {
    async notify(userId, message, { tx = db } = {}) {
      const notification = { id: newId(), userId, message }
      await queue.send(mailMessage, notification, { tx })
      await queue.send(pushToAll, notification, { tx })
    },
    push: (userId, message, { tx = db } = {}) =>
      queue.send(pushToAll, { id: newId(), userId, message }, { tx }),
  }
}
