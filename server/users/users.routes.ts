import type { Request } from 'express'
import type { Context } from '#server/core/context.ts'
import type { Db } from '#server/core/database/database.ts'
import { userIdOf } from '#server/core/http/actor.ts'
import { createSharedLimit, type Limit } from '#server/core/http/limits/limits.ts'
import type { Api } from '#server/core/http/serve.ts'
import type { PersonalDataSource } from '#server/core/personalData.ts'
import { brand } from '#shared/brand.ts'
import { usersApi } from '#shared/users/usersApi.ts'
import { type EndSessions, eraseUser, exportUser } from './account.service.ts'
import { type ManagedUserNeeds, managedUsersRoutes } from './managedUsers.routes.ts'
import { changeUser, readPublicUser, type UserFacts } from './users.service.ts'

/** Provided by features of a higher rank. */
export interface UserNeeds {
  facts: UserFacts
  /** Active ones. */
  listingsCount: (db: Db, userId: string) => Promise<number>
  personalData: readonly PersonalDataSource[]
  endSessions: EndSessions
  endSession: (request: Request) => Promise<void>
  managed: Omit<ManagedUserNeeds, 'endSessions'>
}

const exportLimit: Limit = { points: 10, seconds: 3600 }

export function usersRoutes(api: Api, context: Context, needs: UserNeeds): void {
  const { db, database } = context
  const limitExports = createSharedLimit(context, 'export', exportLimit)

  managedUsersRoutes(api, context, { ...needs.managed, endSessions: needs.endSessions })
  api.serve(usersApi.change, ({ actor, body }) => changeUser(db, userIdOf(actor), body, needs.facts))
  api.serve(usersApi.export, async ({ actor, request }) => {
    const id = userIdOf(actor)
    await limitExports(id)
    const data = await exportUser(db, id, needs)
    request.res?.attachment(`${brand.slug}-${data.exportedAt.slice(0, 10)}.json`)
    return data
  })
  api.serve(usersApi.erase, async ({ actor, request }) => {
    await eraseUser(db, userIdOf(actor), needs)
    await needs.endSession(request)
    return undefined
  })
  api.serve(usersApi.profile, async ({ params }) => {
    const [user, listingsCount] = await Promise.all([
      readPublicUser(database.reads, params.id),
      needs.listingsCount(database.reads, params.id),
    ])
    return { ...user, listingsCount }
  })
}
