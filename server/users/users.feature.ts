import { z } from 'zod'
import type { Context } from '#server/core/context.ts'
import type { Feature } from '#server/core/feature.ts'
import { type UserNeeds, usersRoutes } from './users.routes.ts'

const changedUser = z.object({ id: z.string() })

export const usersFeature: Feature<{ context: Context; accounts: UserNeeds }> = {
  name: 'users',
  changedParts: { users: (change) => [changedUser.parse(change).id] },
  create: ({ context, accounts }) => ({ routes: (api) => usersRoutes(api, context, accounts) }),
}
