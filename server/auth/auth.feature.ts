import type { Context } from '#server/core/context.ts'
import { inBulk } from '#server/core/database/inBulk.ts'
import type { Feature } from '#server/core/feature.ts'
import { every } from '#server/core/jobs/job.ts'
import type { UserFacts } from '#server/users/account/account.service.ts'
import { authRoutes } from './auth.routes.ts'
import type { Auth } from './auth.service.ts'
import { purgeSessions } from './sessions.service.ts'

interface Services {
  context: Context
  auth: Auth
  accounts: { facts: UserFacts }
}

export const authFeature: Feature<Services> = {
  name: 'auth',
  create: ({ context, auth, accounts }) => ({
    routes: (api) => authRoutes(api, context, auth, accounts.facts),
    jobs: [every(60, 'purge-sessions', () => inBulk(context, purgeSessions))],
  }),
}
