import type { Request } from 'express'
import { userIdOf } from '#server/core/actor.ts'
import type { Context } from '#server/core/context.ts'
import type { Db } from '#server/core/database.ts'
import { createSharedLimit, type Limit } from '#server/core/limits.ts'
import type { Api } from '#server/core/serve.ts'
import { brand } from '#shared/brand.ts'
import { usersApi } from '#shared/users.ts'
import { type EndSessions, eraseUser, exportUser } from './account.service.ts'
import type { PersonalDataKeeper } from './personalData.ts'
import { changeUser, readPublicUser, type UserFacts } from './users.service.ts'

/** What features that rank above give. */
interface Needs {
  facts: UserFacts
  /** How many active listings a user has. */
  listingsCount: (db: Db, userId: string) => Promise<number>
  /** All that keep something of a user. */
  keepers: readonly PersonalDataKeeper[]
  endSessions: EndSessions
  /** Lets go of the session of a request whose account is gone. */
  leave: (request: Request) => Promise<void>
}

/** An export reads everything there is of a user. */
const exportLimit: Limit = { points: 10, seconds: 3600 }

/** One's own account, and the public profiles. Paths with a name stand before `/:id`. */
export function usersRoutes(api: Api, context: Context, needs: Needs): void {
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
