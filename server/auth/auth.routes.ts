import type { Request, RequestHandler, Response } from 'express'
import type { Context } from '#server/core/context.ts'
import { AppError } from '#server/core/errors.ts'
import { userIdOf } from '#server/core/http/actor.ts'
import { requestId } from '#server/core/http/monitoring/requestId.ts'
import { refuseOtherMethods } from '#server/core/http/mountRoutes.ts'
import { originOf } from '#server/core/http/origin.ts'
import { seeOther } from '#server/core/http/redirect.ts'
import type { Api } from '#server/core/http/serve.ts'
import { readCurrentUser, type UserFacts } from '#server/users/account/account.service.ts'
import { suspensionReason } from '#server/users/panel/suspension.service.ts'
import { authApi, authPaths, signInFailurePath } from '#shared/auth.ts'
import { paths } from '#shared/paths.ts'
import { suspensionsApi } from '#shared/suspensions.ts'
import type { Auth } from './auth.service.ts'
import { isNavigation, isOwnNavigation } from './navigation.ts'
import { returnPath } from './returnTo.ts'
import { asSignInError, isRefusal } from './signInError.ts'

export function authRoutes(api: Api, context: Context, auth: Auth, facts: UserFacts): void {
  const { env, db, log } = context

  api.serve(authApi.user, async ({ actor, request }) => {
    try {
      return await readCurrentUser(db, userIdOf(actor), facts)
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_signed_in') await auth.endSession(request)
      throw error
    }
  })

  api.serve(suspensionsApi.reason, async ({ params }) => {
    const userId = auth.suspensions.userOf(params.token)
    const reason = userId === undefined ? undefined : await suspensionReason(db, userId)
    if (reason === undefined) throw new AppError('not_found')
    return { reason }
  })

  const visit = (path: string, answer: (request: Request, response: Response) => Promise<void>) => {
    const handle: RequestHandler = async (request, response) => {
      response.set('Cache-Control', 'no-store')
      // Images on other sites must not trigger them.
      if (path !== authPaths.logout && !isNavigation(request)) throw new AppError('cross_site')
      await answer(request, response).catch((error: unknown) => {
        if (path === authPaths.logout) throw error
        redirectWithFailure(request, response, error)
      })
    }
    api.router.get(path, handle)
    api.router.all(path, refuseOtherMethods('OPTIONS, GET, HEAD'))
  }

  function redirectWithFailure(request: Request, response: Response, error: unknown): void {
    const { failure, reason, cause, token } = asSignInError(error)
    const fields = { trouble: failure, reason, requestId: requestId(request) }
    if (cause) log.error({ ...fields, err: cause }, 'a sign-in failed')
    else if (failure === 'cancelled' || failure === 'suspended') log.info(fields, 'a sign-in was refused')
    else log.warn(fields, 'a sign-in came to nothing')
    seeOther(response, signInFailurePath(failure, token))
  }

  visit(authPaths.login, async (request, response) => {
    if (request.user) return seeOther(response, returnPath(request.query.returnTo))
    await auth.redirectToProvider(request, response)
  })

  visit(authPaths.callback, async (request, response) => {
    const { user, returnTo } = await auth.callback(request, response).catch((error: unknown) => {
      if (request.user && isRefusal(error)) return { user: undefined, returnTo: paths.root }
      throw error
    })
    if (!user) return seeOther(response, returnTo)
    await auth.signIn(request, response, user)
    seeOther(response, returnTo)
  })

  visit(authPaths.logout, async (request, response) => {
    if (!isOwnNavigation(request, originOf(request, env))) {
      if ((request.get('sec-fetch-dest') ?? 'document') !== 'document') throw new AppError('cross_site')
      return seeOther(response, paths.root)
    }
    const providerUrl = await auth.signOut(request, response).catch((error: unknown) => {
      log.warn({ err: error, requestId: requestId(request) }, 'a sign-out did not reach everywhere')
      return undefined
    })
    seeOther(response, providerUrl ?? paths.root)
  })
}
