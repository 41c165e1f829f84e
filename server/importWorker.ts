import { workerData } from 'node:worker_threads'
import { createKeys } from './auth/secrets.ts'
import type { Env } from './core/env.ts'
import { createFetchPublic } from './core/http/fetching/fetchPublic.ts'
import { createQueue } from './core/jobs/queue.ts'
import { createLog } from './core/log.ts'
import { openContext } from './core/openContext.ts'
import { answerTasks } from './core/threads/answerTasks.ts'
import { createCurrency } from './currency/currency.service.ts'
import { createFeedKeys } from './imports/feeds/feedKeys.ts'
import type { ImportTask } from './imports/run/importThread.ts'
import { longTasks } from './imports/run/longTasks.ts'
import { runNeedsOf } from './imports/run/runNeeds.ts'
import { createNotifier } from './notifications/notifications.service.ts'
import { storeAnalyses } from './prices/analyses.service.ts'
import { readLocalFigures } from './prices/places/localFigures.ts'

/* The thread of `createImportThread`. The server itself fetches rates and reads replicas. */
const env: Env = { ...workerData, EXCHANGE_RATE_URL: 'off', DATABASE_REPLICA_URLS: [] }
const context = await openContext(env, createLog(env))
const sent = new Set<string>()
const queue = createQueue(context, {
  onSent: (names) => {
    for (const name of names) sent.add(name)
  },
})
const needs = runNeedsOf({
  context,
  queue,
  notifier: createNotifier(context, queue),
  currency: createCurrency(context),
  fetchPublic: createFetchPublic({ except: env.FETCH_EXCEPT }),
  feedKeys: createFeedKeys(createKeys(env)),
  listingHooks: { onPriced: storeAnalyses, readLocalFigures },
})

async function work({ name, data }: ImportTask): Promise<string[]> {
  const task = longTasks.find(({ job }) => job.name === name)
  if (!task) throw new Error(`the import thread has no task ${name}`)
  await task.run(needs, data)
  const names = [...sent]
  sent.clear()
  return names
}

answerTasks(work)
