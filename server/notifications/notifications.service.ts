import type { Context } from '#server/core/context.ts'
import type { Db } from '#server/core/database/database.ts'
import { newId } from '#server/core/ids.ts'
import { type JobToSend, toSend } from '#server/core/jobs/job.ts'
import type { Queue } from '#server/core/jobs/queue.ts'
import { pushToAll, sendMail } from './deliveries.ts'
import type { Message } from './messages.ts'

export interface Notifier {
  /** On the channels enabled at delivery. */
  notify(userId: string, message: Message, options?: { tx?: Db }): Promise<void>
  /** For messages with a mail of their own. */
  push(userId: string, message: Message, options?: { tx?: Db }): Promise<void>
}

export function pushJob(userId: string, message: Message, key: string): JobToSend {
  return toSend(pushToAll, { id: newId(), userId, message }, key)
}

/** Durable jobs. */
export function createNotifier({ db }: Pick<Context, 'db'>, queue: Pick<Queue, 'send'>): Notifier {
  return {
    async notify(userId, message, { tx = db } = {}) {
      const delivery = { id: newId(), userId, message }
      await queue.send(sendMail, delivery, { tx })
      await queue.send(pushToAll, delivery, { tx })
    },
    push: (userId, message, { tx = db } = {}) =>
      queue.send(pushToAll, { id: newId(), userId, message }, { tx }),
  }
}
