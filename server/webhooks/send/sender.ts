import type { Context } from '#server/core/context.ts'
import type { Changes } from '#server/core/http/cache/changes.ts'
import { createFetchPublic } from '#server/core/http/fetching/fetchPublic.ts'
import { createRetry } from '#server/core/jobs/retry.ts'
import { withTimeout } from '#server/core/withTimeout.ts'
import type { Notifier } from '#server/notifications/notifications.service.ts'
import type { WebhookSecrets } from '#server/webhooks/secrets.ts'
import { attempt, attemptTimeout } from './attempt.ts'
import { type Claimed, claimDue } from './claimDue.ts'
import { settle } from './settle.ts'

/** Milliseconds between looks where no notice came: what is sent again is due then. */
const pollInterval = 5000
/** Seconds: longer than an attempt takes. */
const lease = attemptTimeout / 1000 + 15
/**
 * At a time: those that fail wait to the end of their time, and have a part of their own, one delivery each, so that the
 * others do not wait behind them.
 */
const bounds = {
  well: { deliveries: 48, each: 4 },
  failing: { deliveries: 32, each: 1 },
} as const
type Part = keyof typeof bounds
const parts: readonly Part[] = ['well', 'failing']

export interface WebhookSender {
  start(): void
  wake(): void
  /** Waits up to `timeout` milliseconds for those under way; what is cut off is sent again. */
  stop(timeout?: number): Promise<void>
}

interface Needs {
  changes: Changes
  notifier: Notifier
  secrets: WebhookSecrets
}

/** Sends what is due, each delivery on one server at a time. */
export function createWebhookSender(
  { db, env, log }: Pick<Context, 'db' | 'env' | 'log'>,
  { changes, notifier, secrets }: Needs,
): WebhookSender {
  const fetchPublic = createFetchPublic({ except: env.FETCH_EXCEPT, perHost: bounds.well.deliveries })
  const underWay = new Map<Promise<void>, { webhookId: string; part: Part }>()
  const retry = createRetry(wake, (error) => log.error({ err: error }, 'webhooks could not be sent'))
  let isStarted = false
  let isDue = false
  let looking: Promise<void> | undefined
  let poll: NodeJS.Timeout | undefined

  async function send(delivery: Claimed): Promise<void> {
    try {
      await settle({ db, notifier }, delivery, await attempt(delivery, { fetchPublic, secrets }))
    } catch (error) {
      // Its lease ends, and it is sent again.
      log.warn({ err: error, delivery: delivery.id }, 'what became of a webhook was not written')
    }
  }

  function begin(delivery: Claimed, part: Part): void {
    const work = send(delivery).finally(() => {
      underWay.delete(work)
      wake()
    })
    underWay.set(work, { webhookId: delivery.webhookId, part })
  }

  async function look(): Promise<void> {
    try {
      while (isDue && isStarted) {
        isDue = false
        for (const part of parts) {
          const all = [...underWay.values()]
          const room = bounds[part].deliveries - all.filter((one) => one.part === part).length
          if (room <= 0) continue
          const claimed = await claimDue(db, {
            isFailing: part === 'failing',
            deliveries: room,
            each: bounds[part].each,
            busy: all.map(({ webhookId }) => webhookId),
            lease,
          })
          for (const delivery of claimed) begin(delivery, part)
        }
      }
      retry.succeed()
    } catch (error) {
      if (isStarted) retry.fail(error)
    } finally {
      looking = undefined
    }
  }

  function wake(): void {
    isDue = true
    if (isStarted) looking ??= look()
  }

  changes.watch({
    change: (payload) => (payload === undefined || payload === 'webhook_deliveries') && wake(),
    begin: wake,
    lose: () => undefined,
  })

  return {
    start() {
      isStarted = true
      poll = setInterval(wake, pollInterval).unref()
      wake()
    },
    wake,
    async stop(timeout = 5000) {
      isStarted = false
      clearInterval(poll)
      retry.cancel()
      await looking
      await withTimeout(timeout, Promise.all(underWay.keys()))
    },
  }
}
