import type { Context } from '#server/core/context.ts'
import type { Db } from '#server/core/database/database.ts'
import { newId } from '#server/core/ids.ts'
import { type JobToSend, toSend } from '#server/core/jobs/job.ts'
import type { Queue } from '#server/core/jobs/queue.ts'
import { pushToAll, sendMail } from './deliveries.ts'
import type { Message } from './messages.ts'

export interface Notifier {
  /** On the channels that the user has chosen at its delivery; with `tx`, as part of that transaction. */
  notify(userId: string, message: Message, options?: { tx?: Db }): Promise<void>
  /** To the user's browsers only, for what has a mail of its own. */
  push(userId: string, message: Message, options?: { tx?: Db }): Promise<void>
}

/** To the user's browsers; the same message of a key once. */
export function pushJob(userId: string, message: Message, key: string): JobToSend {
  return toSend(pushToAll, { id: newId(), userId, message }, key)
}

/** As durable jobs, one per channel. */
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
