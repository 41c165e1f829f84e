import type { Auth } from '#server/auth/auth.service.ts'
import type { Context } from '#server/core/context.ts'
import { inBulk } from '#server/core/database/inBulk.ts'
import type { Feature } from '#server/core/feature.ts'
import { every } from '#server/core/jobs/job.ts'
import type { Queue } from '#server/core/jobs/queue.ts'
import type { Bounces } from '#server/notifications/bounces.ts'
import type { Mailer } from '#server/notifications/mailer.ts'
import type { Notifier } from '#server/notifications/notifications.service.ts'
import { refreshAnswering } from './answering.ts'
import { appointmentJobs } from './appointments/announcements.jobs.ts'
import { appointmentsRoutes } from './appointments/appointments.routes.ts'
import { askRoutes } from './ask/ask.routes.ts'
import type { AskServices } from './ask/ask.service.ts'
import { bundleJobs } from './bundles/bundles.jobs.ts'
import { conversationsRoutes } from './conversations/conversations.routes.ts'
import { handOnUnopened } from './holding/handOn.ts'
import { inboundRoutes, type OnBounced } from './inbound/inbound.routes.ts'
import { inboxRoutes } from './inbox/inbox.routes.ts'
import { inquiriesData } from './inquiries.personal.ts'
import { createInquiryLinks } from './links.ts'
import { inquiryMailJobs } from './mails/inquiryMails.jobs.ts'
import { createResponseTimes } from './responseTime.ts'
import { templatesRoutes } from './templates/templates.routes.ts'

interface Services {
  context: Context
  queue: Queue
  notifier: Notifier
  mailer: Mailer | undefined
  auth: Pick<Auth, 'keyFor'>
  inquiryHooks: Pick<AskServices, 'onAsked'> & { bounces: Bounces; onBounced: OnBounced }
}

export const inquiriesFeature: Feature<Services> = {
  name: 'inquiries',
  personalData: inquiriesData,
  create: ({ context, queue, notifier, mailer, auth, inquiryHooks }) => {
    const links = createInquiryLinks(auth.keyFor)
    const responseTimes = createResponseTimes()
    const services = { queue, notifier }
    const receivesMail = context.env.INBOUND_ADDRESS !== undefined
    return {
      routes(api) {
        askRoutes(api, context, { queue, responseTimes, onAsked: inquiryHooks.onAsked })
        inboxRoutes(api, context, { ...services, responseTimes, receivesMail })
        conversationsRoutes(api, context, { ...services, links })
        templatesRoutes(api, context)
        const { bounces, onBounced } = inquiryHooks
        inboundRoutes(api, context, { ...services, links, bounces, onBounced })
        appointmentsRoutes(api, context, { queue, links })
      },
      jobs: [
        every(5, 'hand-on-inquiries', async () => void (await handOnUnopened(context.db, services))),
        every(60, 'refresh-answering', () => inBulk(context, refreshAnswering)),
        ...inquiryMailJobs(context, { ...services, mailer, links }),
        ...bundleJobs(context, { mailer, notifier }),
        ...appointmentJobs(context, { ...services, mailer, links }),
      ],
    }
  },
}
