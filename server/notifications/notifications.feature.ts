import type { Context } from '#server/core/context.ts'
import type { Feature } from '#server/core/feature.ts'
import type { Queue } from '#server/core/jobs/queue.ts'
import type { Mailer } from './mailer.ts'
import { notificationJobs } from './notifications.jobs.ts'
import { notificationsData } from './notifications.personal.ts'
import { notificationsRoutes } from './notifications.routes.ts'

interface Services {
  context: Context
  queue: Queue
  mailer: Mailer | undefined
}

export const notificationsFeature: Feature<Services> = {
  name: 'notifications',
  personalData: notificationsData,
  create: ({ context, queue, mailer }) => ({
    routes: (api) => notificationsRoutes(api, context),
    jobs: notificationJobs(context, queue, { mailer }),
  }),
}
