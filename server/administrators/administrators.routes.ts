import type { Context } from '#server/core/context.ts'
import { adminIdOf } from '#server/core/http/actor.ts'
import { createSharedLimit } from '#server/core/http/limits/limits.ts'
import type { Api } from '#server/core/http/serve.ts'
import { administratorsApi } from '#shared/administrators/administrators.ts'
import { changeAdministrator, createAdministrator, listAdministrators } from './administrators.service.ts'

const creationLimit = { points: 30, seconds: 3600 }

export function administratorsRoutes(api: Api, context: Context): void {
  const { db } = context
  const takeCreation = createSharedLimit(context, 'new-administrators', creationLimit)
  api.serve(administratorsApi.list, () => listAdministrators(db))
  api.serve(administratorsApi.create, async ({ body, actor, creationId }) => {
    await takeCreation(adminIdOf(actor))
    return createAdministrator(db, body, actor, creationId)
  })
  api.serve(administratorsApi.change, ({ params, body, actor }) =>
    changeAdministrator(db, params.id, body, actor),
  )
}
