import type { Auth } from '#server/auth/auth.service.ts'
import type { Context } from '#server/core/context.ts'
import type { Feature } from '#server/core/feature.ts'
import { every } from '#server/core/jobs/job.ts'
import type { Queue } from '#server/core/jobs/queue.ts'
import type { Mailer } from '#server/notifications/mailer.ts'
import { teamAgency } from '#shared/agencies/agencies.ts'
import { agency } from '#shared/agencies/agency.ts'
import { agenciesData } from './agencies.personal.ts'
import type { AgencyHooks } from './agencyHooks.ts'
import { purgeInvitations } from './invitations.service.ts'
import { createInvitationTokens } from './invitationTokens.ts'
import { invitationMailJobs } from './mails/invitationMails.jobs.ts'
import { teamRoutes } from './team.routes.ts'

interface Services {
  context: Context
  queue: Queue
  mailer: Mailer | undefined
  auth: Pick<Auth, 'keyFor'>
  agencyHooks: AgencyHooks
}

export const agenciesFeature: Feature<Services> = {
  name: 'agencies',
  personalData: agenciesData,
  schemas: { Agency: agency, TeamAgency: teamAgency },
  create({ context, queue, mailer, auth, agencyHooks }) {
    const tokens = createInvitationTokens(auth.keyFor)
    return {
      routes: (api) => teamRoutes(api, context, { queue, hooks: agencyHooks, tokens }),
      jobs: [
        ...invitationMailJobs(context, { mailer, tokens }),
        every(24 * 60, 'purge-agency-invitations', () => purgeInvitations(context.db)),
      ],
    }
  },
}
