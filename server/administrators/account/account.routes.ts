import { recordOwn } from '#server/administrators/account/account.service.ts'
import type { AdminAuth } from '#server/administrators/signIn/signIn.service.ts'
import type { Context } from '#server/core/context.ts'
import { AppError } from '#server/core/errors.ts'
import { adminIdOf } from '#server/core/http/actor.ts'
import type { Api } from '#server/core/http/serve.ts'
import { words } from '#server/core/words.ts'
import { readSettings } from '#server/settings/settings.service.ts'
import { accountApi } from '#shared/administrators/account.ts'
import {
  changePassword,
  endOtherSessions,
  endSession,
  type Guard,
  listSessions,
  readAccount,
} from './account.service.ts'

interface Needs extends Pick<AdminAuth, 'codes' | 'sessions'> {
  guard: Guard
}

export function accountRoutes(api: Api, context: Context, { codes, sessions, guard }: Needs): void {
  const { db } = context

  api.serve(accountApi.get, ({ actor }) => readAccount(db, adminIdOf(actor)))
  api.serve(accountApi.password, async ({ actor, body, request }) => {
    await changePassword(context, guard, {
      id: adminIdOf(actor),
      ...body,
      session: sessions.current(request),
    })
    return undefined
  })

  api.serve(accountApi.prepareCodes, async ({ actor, body }) => {
    const account = await guard.requirePassword(adminIdOf(actor), body.currentPassword)
    return codes.prepare(db, account)
  })
  api.serve(accountApi.confirmCodes, async ({ actor, body }) => {
    const id = adminIdOf(actor)
    const confirmed = await guard.requireCode(id, () =>
      db.transaction(async (tx) => {
        const recoveryCodes = await codes.confirm(tx, id, body.code)
        if (recoveryCodes) await recordOwn(tx, await readAccount(tx, id), { event: 'codes' })
        return recoveryCodes
      }),
    )
    return { recoveryCodes: confirmed }
  })
  api.serve(accountApi.renewRecoveryCodes, async ({ actor, body }) => {
    const account = await guard.requirePassword(adminIdOf(actor), body.currentPassword)
    if (account.codeSecret === null) throw new AppError('conflict')
    const recoveryCodes = await db.transaction(async (tx) => {
      await recordOwn(tx, account, { event: 'codes' })
      return codes.renewRecovery(tx, account.id)
    })
    return { recoveryCodes }
  })
  api.serve(accountApi.turnOffCodes, async ({ actor, body }) => {
    const account = await guard.requirePassword(adminIdOf(actor), body.currentPassword)
    if ((await readSettings(db)).requireCodes)
      throw new AppError('conflict', { sentence: (language) => words(language).errors.codesStayOn })
    await db.transaction(async (tx) => {
      await codes.turnOff(tx, account.id)
      await recordOwn(tx, account, { event: 'codes' })
    })
    return undefined
  })

  api.serve(accountApi.sessions, ({ actor, request }) =>
    listSessions(db, adminIdOf(actor), sessions.current(request)),
  )
  api.serve(accountApi.endSession, async ({ actor, params }) => {
    await endSession(db, adminIdOf(actor), params.id)
    return undefined
  })
  api.serve(accountApi.endOtherSessions, async ({ actor, request }) => {
    await endOtherSessions(db, adminIdOf(actor), sessions.current(request))
    return undefined
  })
}
