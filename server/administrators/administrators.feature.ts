import type { Context } from '#server/core/context.ts'
import { inBulk } from '#server/core/database/inBulk.ts'
import type { Feature } from '#server/core/feature.ts'
import { every } from '#server/core/jobs/job.ts'
import { administrator } from '#shared/administrators/administrators.ts'
import { adminSession } from '#shared/administrators/signIn.ts'
import { accountRoutes } from './account/account.routes.ts'
import { administratorsRoutes } from './administrators.routes.ts'
import { purgeAdminSessions } from './signIn/adminSessions.ts'
import { signInRoutes } from './signIn/signIn.routes.ts'
import type { AdminAuth } from './signIn/signIn.service.ts'

interface Services {
  context: Context
  adminAuth: AdminAuth
}

export const administratorsFeature: Feature<Services> = {
  name: 'administrators',
  schemas: { AdminSession: adminSession, Administrator: administrator },
  create: ({ context, adminAuth }) => ({
    routes(api) {
      signInRoutes(api, context, adminAuth)
      accountRoutes(api, context, adminAuth)
      administratorsRoutes(api, context)
    },
    jobs: [every(60, 'purge-administrator-sessions', () => inBulk(context, purgeAdminSessions))],
  }),
}
