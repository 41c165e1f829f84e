import type { Auth } from '#server/auth/auth.service.ts'
import type { Context } from '#server/core/context.ts'
import type { Feature } from '#server/core/feature.ts'
import type { Queue } from '#server/core/jobs/queue.ts'
import type { Mailer } from '#server/notifications/mailer.ts'
import type { Notifier } from '#server/notifications/notifications.service.ts'
import { askRoutes } from './ask/ask.routes.ts'
import { inquiriesData } from './inquiries.personal.ts'
import { createInquiryLinks } from './links.ts'
import { mailJobs } from './mails/mails.jobs.ts'

interface Services {
  context: Context
  queue: Queue
  notifier: Notifier
  mailer: Mailer | undefined
  auth: Pick<Auth, 'keyFor'>
}

export const inquiriesFeature: Feature<Services> = {
  name: 'inquiries',
  personalData: inquiriesData,
  create: ({ context, queue, notifier, mailer, auth }) => {
    const links = createInquiryLinks(auth.keyFor)
    return {
      routes: (api) => askRoutes(api, context, queue),
      jobs: mailJobs(context, { queue, notifier, mailer, links }),
    }
  },
}
