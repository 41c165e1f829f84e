import type { Request } from 'express'
import type { Context } from '#server/core/context.ts'
import { userIdOf } from '#server/core/http/actor.ts'
import { createSharedLimit, type Limit } from '#server/core/http/limits/limits.ts'
import type { Api } from '#server/core/http/serve.ts'
import type { PersonalDataSource } from '#server/core/personalData.ts'
import { brand } from '#shared/brand.ts'
import { usersApi } from '#shared/users/usersApi.ts'
import { changeUser, type EndSessions, eraseUser, exportUser, type UserFacts } from './account.service.ts'

/** Provided by features of a higher rank. */
export interface AccountNeeds {
  facts: UserFacts
  personalData: readonly PersonalDataSource[]
  endSessions: EndSessions
  endSession: (request: Request) => Promise<void>
}

const exportLimit: Limit = { points: 10, seconds: 3600 }

export function accountRoutes(api: Api, context: Context, needs: AccountNeeds): void {
  const { db } = context
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
    await needs.endSession(request)
    return undefined
  })
}
