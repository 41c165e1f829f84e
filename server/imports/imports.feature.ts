import type { Env } from '#server/core/env.ts'
import type { Feature } from '#server/core/feature.ts'
import { every, handle } from '#server/core/jobs/job.ts'
import type { Queue } from '#server/core/jobs/queue.ts'
import { frugally } from '#server/core/restingMemory.ts'
import { noMailServer } from '#server/inquiries/mails/inquiryMail.ts'
import type { Uploads } from '#server/media/uploads.service.ts'
import type { Mailer } from '#server/notifications/mailer.ts'
import { feed } from '#shared/imports/feeds.ts'
import { importDetails, importRow } from '#shared/imports/imports.ts'
import { feedsRoutes } from './feeds/feeds.routes.ts'
import { fetchDueFeeds } from './feeds/feeds.service.ts'
import { expireWithdrawn } from './feeds/freshness.ts'
import { importsData } from './imports.personal.ts'
import { importsRoutes } from './imports.routes.ts'
import { mailLead, sendLead } from './leads/leadJobs.ts'
import { sendLeadBack } from './leads/sendLead.ts'
import { locksRoutes } from './locks/locks.ts'
import { purgeRows } from './run/finish.ts'
import { fetchPictures } from './run/importJobs.ts'
import { createImportThread } from './run/importThread.ts'
import { type LongTask, longTasks } from './run/longTasks.ts'
import { fetchRowPictures } from './run/pictures.ts'
import { type ImportServices, type RunNeeds, runNeedsOf } from './run/runNeeds.ts'

interface Services extends ImportServices {
  uploads: Uploads
  mailer: Mailer | undefined
  /** Else everything is done on the one that answers. */
  runsOnThreads: boolean
}

type RunTask = (task: LongTask, data: unknown) => Promise<void>

const inPlace =
  (needs: RunNeeds): RunTask =>
  (task, data) =>
    frugally('work', () => task.run(needs, data))

function onThread(env: Env, queue: Queue): RunTask {
  const run = createImportThread(env)
  return ({ job: { name } }, data) => frugally('work', async () => queue.wake(await run({ name, data })))
}

export const importsFeature: Feature<Services> = {
  name: 'imports',
  personalData: importsData,
  schemas: { Import: importDetails, ImportRow: importRow, Feed: feed },
  create({ uploads, mailer, runsOnThreads, ...services }) {
    const { context, queue, fetchPublic, feedKeys } = services
    const { db } = context
    const needs = { ...runNeedsOf(services), uploads }
    const runTask = runsOnThreads ? onThread(context.env, queue) : inPlace(needs)
    const leadNeeds = { context, fetchPublic, feedKeys, mailer }
    return {
      routes(api) {
        importsRoutes(api, context, needs)
        feedsRoutes(api, context, needs)
        locksRoutes(api, context)
      },
      jobs: [
        ...longTasks.map((task) => ({ job: task.job, run: (data: unknown) => runTask(task, data) })),
        handle(fetchPictures, (row) => fetchRowPictures(needs, row)),
        handle(sendLead, ({ inquiryId }) => sendLeadBack(leadNeeds, inquiryId)),
        {
          ...handle(mailLead, ({ inquiryId }) => sendLeadBack(leadNeeds, inquiryId)),
          paused: mailer ? undefined : noMailServer,
        },
        every(10, 'fetch-due-feeds', () => fetchDueFeeds(db, queue)),
        every(24 * 60, 'purge-imports', () => purgeRows(db)),
        every(24 * 60, 'expire-withdrawn', () => expireWithdrawn(db)),
      ],
    }
  },
}
