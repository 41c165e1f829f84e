import type { Context } from '#server/core/context.ts'
import type { Feature } from '#server/core/feature.ts'
import { type UserNeeds, usersRoutes } from './users.routes.ts'

export const usersFeature: Feature<{ context: Context; accounts: UserNeeds }> = {
  name: 'users',
  create: ({ context, accounts }) => ({ routes: (api) => usersRoutes(api, context, accounts) }),
}
