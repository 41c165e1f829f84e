import type { Context } from '#server/core/context.ts'
import { AppError } from '#server/core/errors.ts'
import { adminIdOf } from '#server/core/http/actor.ts'
import { createSharedLimit } from '#server/core/http/limits/limits.ts'
import type { Api } from '#server/core/http/serve.ts'
import { administratorsApi } from '#shared/administrators/administrators.ts'
import type { Guard } from './account/account.service.ts'
import { changeAdministrator, createAdministrator, listAdministrators } from './administrators.service.ts'

const creationLimit = { points: 30, seconds: 3600 }

export function administratorsRoutes(api: Api, context: Context, guard: Guard): void {
  const { db } = context
  const takeCreation = createSharedLimit(context, 'new-administrators', creationLimit)
  api.serve(administratorsApi.list, () => listAdministrators(db))
  api.serve(administratorsApi.create, async ({ body, actor, creationId }) => {
    await takeCreation(adminIdOf(actor))
    await guard.requirePassword(adminIdOf(actor), body.currentPassword)
    return createAdministrator(db, body, actor, creationId)
  })
  api.serve(administratorsApi.change, async ({ params, body: { currentPassword, ...change }, actor }) => {
    if (change.isDisabled !== undefined) {
      if (currentPassword === undefined)
        throw new AppError('invalid', { fields: { currentPassword: 'required' } })
      await guard.requirePassword(adminIdOf(actor), currentPassword)
    }
    return changeAdministrator(db, params.id, change, actor)
  })
}
