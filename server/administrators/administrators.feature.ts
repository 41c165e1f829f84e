import type { Context } from '#server/core/context.ts'
import { inBulk } from '#server/core/database/inBulk.ts'
import type { Feature } from '#server/core/feature.ts'
import { every } from '#server/core/jobs/job.ts'
import type { Mailer } from '#server/notifications/mailer.ts'
import { administrator } from '#shared/administrators/administrators.ts'
import { adminSession } from '#shared/administrators/signIn.ts'
import { accountRoutes } from './account/account.routes.ts'
import { createGuard } from './account/account.service.ts'
import { administratorsRoutes } from './administrators.routes.ts'
import { purgeAdminSessions } from './signIn/adminSessions.ts'
import { failedSignInJobs } from './signIn/failedSignIns.ts'
import { signInRoutes } from './signIn/signIn.routes.ts'
import type { AdminAuth } from './signIn/signIn.service.ts'
import { purgeSignInTurns } from './signIn/signInTurns.ts'

interface Services {
  context: Context
  adminAuth: AdminAuth
  mailer: Mailer | undefined
}

export const administratorsFeature: Feature<Services> = {
  name: 'administrators',
  schemas: { AdminSession: adminSession, Administrator: administrator },
  create: ({ context, adminAuth, mailer }) => ({
    routes(api) {
      const guard = createGuard(context)
      signInRoutes(api, context, adminAuth)
      accountRoutes(api, context, { ...adminAuth, guard })
      administratorsRoutes(api, context, guard)
    },
    jobs: [
      every(60, 'purge-administrator-sessions', () => inBulk(context, purgeAdminSessions)),
      every(60, 'purge-sign-in-turns', () => inBulk(context, purgeSignInTurns)),
      ...failedSignInJobs(context, { mailer }),
    ],
    flush: adminAuth.flush,
  }),
}
