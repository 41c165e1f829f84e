import { eq } from 'drizzle-orm'
import type { Request, Response } from 'express'
import { accountOf, recordOwn } from '#server/administrators/account/account.service.ts'
import { administrators } from '#server/administrators/administrators.table.ts'
import type { Context } from '#server/core/context.ts'
import { AppError } from '#server/core/errors.ts'
import { adminIdOf } from '#server/core/http/actor.ts'
import type { Api } from '#server/core/http/serve.ts'
import { adminSignInApi } from '#shared/administrators/signIn.ts'
import { mustEnrol } from './adminSessions.ts'
import { type AdminAuth, asSession } from './signIn.service.ts'

export function signInRoutes(api: Api, { db }: Context, { signIn, sessions }: AdminAuth): void {
  api.serve(adminSignInApi.login, ({ body, request }) => signIn(request, responseOf(request), body))

  api.serve(adminSignInApi.auth, async ({ actor }) => {
    const { id, username, agencyId } = administrators
    const [found] = await db
      .select({ id, username, agencyId, isEnrolling: mustEnrol })
      .from(administrators)
      .where(eq(id, adminIdOf(actor)))
    if (!found) throw new AppError('not_signed_in')
    return asSession(found)
  })

  api.serve(adminSignInApi.logout, async ({ request }) => {
    await sessions.end(request, responseOf(request), async (tx, administratorId) => {
      await recordOwn(tx, await accountOf(tx, administratorId), { event: 'sign_out' })
    })
    return undefined
  })
}

function responseOf(request: Request): Response {
  if (!request.res) throw new Error('a request without a response')
  return request.res
}
