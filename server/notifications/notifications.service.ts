import type { Context } from '#server/core/context.ts'
import type { Db } from '#server/core/database/database.ts'
import { newId } from '#server/core/ids.ts'
import type { Queue } from '#server/core/jobs/queue.ts'
import { pushToAll, sendMail } from './deliveries.ts'
import type { Message } from './messages.ts'

export interface Notifier {
  /**
   * Sends a user a message by every way that they chose, as they have it when it is delivered. With `tx` it is sent only
   * if that transaction commits.
   */
  notify(userId: string, message: Message, options?: { tx?: Db }): Promise<void>
}

/** Messages to people as durable jobs: each way is a job of its own. */
export function createNotifier({ db }: Pick<Context, 'db'>, queue: Pick<Queue, 'send'>): Notifier {
  return {
    async notify(userId, message, { tx = db } = {}) {
      const delivery = { id: newId(), userId, message }
      await queue.send(sendMail, delivery, { tx })
      await queue.send(pushToAll, delivery, { tx })
    },
  }
}
