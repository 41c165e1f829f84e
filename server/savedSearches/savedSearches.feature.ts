import type { Auth } from '#server/auth/auth.service.ts'
import type { Context } from '#server/core/context.ts'
import type { Feature } from '#server/core/feature.ts'
import { every } from '#server/core/jobs/job.ts'
import type { Queue } from '#server/core/jobs/queue.ts'
import type { Mailer } from '#server/notifications/mailer.ts'
import { savedSearch } from '#shared/savedSearches/savedSearches.ts'
import { createSavedSearchLinks } from './links.ts'
import { confirmationJobs } from './mails/confirmation.jobs.ts'
import { savedSearchesData } from './savedSearches.personal.ts'
import { purgeUnconfirmed } from './savedSearches.queries.ts'
import { savedSearchesRoutes } from './savedSearches.routes.ts'

interface Services {
  context: Context
  queue: Queue
  mailer: Mailer | undefined
  auth: Pick<Auth, 'keyFor'>
}

export const savedSearchesFeature: Feature<Services> = {
  name: 'savedSearches',
  personalData: savedSearchesData,
  schemas: { SavedSearch: savedSearch },
  create({ context, queue, mailer, auth }) {
    const links = createSavedSearchLinks(auth.keyFor)
    return {
      routes: (api) => savedSearchesRoutes(api, context, { queue, links }),
      jobs: [
        ...confirmationJobs(context, { mailer, links }),
        every(24 * 60, 'purge-unconfirmed-searches', () => purgeUnconfirmed(context.db)),
      ],
    }
  },
}
