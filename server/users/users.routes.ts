import type { Request } from 'express'
import type { Context } from '#server/core/context.ts'
import type { Db } from '#server/core/database/database.ts'
import { userIdOf } from '#server/core/http/actor.ts'
import { createSharedLimit, type Limit } from '#server/core/http/limits/limits.ts'
import type { Api } from '#server/core/http/serve.ts'
import type { PersonalDataSource } from '#server/core/personalData.ts'
import { brand } from '#shared/brand.ts'
import { usersApi } from '#shared/users.ts'
import { type EndSessions, eraseUser, exportUser } from './account.service.ts'
import { changeUser, readPublicUser, type UserFacts } from './users.service.ts'

/** What features that rank above give. */
export interface UserNeeds {
  facts: UserFacts
  /** How many active listings a user has. */
  listingsCount: (db: Db, userId: string) => Promise<number>
  /** Every feature that has something of a user. */
  personalData: readonly PersonalDataSource[]
  endSessions: EndSessions
  /** Lets go of the session of a request whose account is gone. */
  leave: (request: Request) => Promise<void>
}

/** An export reads everything there is of a user. */
const exportLimit: Limit = { points: 10, seconds: 3600 }

/** One's own account, and the public profiles. Paths with a name stand before `/:id`. */
export function usersRoutes(api: Api, context: Context, needs: UserNeeds): void {
  const { db, database } = context
  const limitExports = createSharedLimit(context, 'export', exportLimit)

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
    await needs.leave(request)
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
