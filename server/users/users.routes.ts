import type { Context } from '#server/core/context.ts'
import type { Db } from '#server/core/database/database.ts'
import type { Api } from '#server/core/http/serve.ts'
import { usersApi } from '#shared/users/usersApi.ts'
import { type AccountNeeds, accountRoutes } from './account/account.routes.ts'
import { type PanelUserNeeds, panelUsersRoutes } from './panel/panelUsers.routes.ts'
import { readPublicUser } from './users.service.ts'

/** Provided by features of a higher rank. */
export interface UserNeeds extends AccountNeeds {
  /** Active ones. */
  listingsCount: (db: Db, userId: string) => Promise<number>
  panel: Omit<PanelUserNeeds, 'endSessions'>
}

export function usersRoutes(api: Api, context: Context, needs: UserNeeds): void {
  const { database } = context
  panelUsersRoutes(api, context, { ...needs.panel, endSessions: needs.endSessions })
  accountRoutes(api, context, needs)
  api.serve(usersApi.profile, async ({ params }) => {
    const [user, listingsCount] = await Promise.all([
      readPublicUser(database.reads, params.id),
      needs.listingsCount(database.reads, params.id),
    ])
    return { ...user, listingsCount }
  })
}
