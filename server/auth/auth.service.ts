import type { Request, RequestHandler, Response } from 'express'
import type { Context } from '#server/core/context.ts'
import { AppError } from '#server/core/errors.ts'
import { setActor, setUnidentified } from '#server/core/http/actor.ts'
import { cookieNames } from '#server/core/http/cookies.ts'
import { requestId } from '#server/core/http/monitoring/requestId.ts'
import { originOf } from '#server/core/http/origin.ts'
import { authPaths } from '#shared/auth.ts'
import { type CallbackResult, createAuthenticator } from './authenticator.ts'
import { type AuthDemo, openProvider } from './providers.ts'
import { createKeys, type KeyFor } from './secrets.ts'
import { createSessions, run, type Sessions } from './sessions.ts'
import { createSuspensionTokens, type SuspensionTokens } from './suspensions.ts'

export interface Auth {
  sessions: Sessions
  suspensions: SuspensionTokens
  demoProvider: RequestHandler | undefined
  accountUrl: string | null
  /** The provider's library. */
  load(): Promise<void>
  identify: RequestHandler
  /** Throws if unavailable. */
  redirectToProvider(request: Request, response: Response): Promise<void>
  callback(request: Request, response: Response): Promise<CallbackResult>
  /** Throws if the session cannot be saved. */
  signIn(request: Request, response: Response, user: Express.User): Promise<void>
  /** The provider's sign-out URL, if any. */
  signOut(request: Request, response: Response): Promise<URL | undefined>
  endSession(request: Request): Promise<void>
  keyFor: KeyFor
}

/** Always redirects, never JSON. */
export const isVisit = (path: string) => Object.values<string>(authPaths).includes(path)

const lifetime = { days: 30, maxDays: 90 }

/** Sign-in by OpenID Connect; `demo`: its own provider. */
export function createAuth(context: Context, demo?: AuthDemo): Auth {
  const { env, log } = context
  const keyFor = createKeys(env)
  const opened = openProvider(context, keyFor, demo)
  const sessions = createSessions(context, {
    name: cookieNames(env).user,
    secret: keyFor('user sessions'),
    issuer: opened?.issuer,
    ...lifetime,
  })

  const suspensions = createSuspensionTokens(keyFor('suspensions'))
  const authenticator = createAuthenticator(context, { opened, sessions, suspensions, keyFor })

  async function restore(request: Request, response: Response): Promise<Express.User | undefined> {
    await sessions.load(request, response)
    if (!request.session) return undefined
    await run(authenticator.readUser, request, response)
    return request.user
  }

  return {
    sessions,
    suspensions,
    demoProvider: opened?.demoProvider,
    accountUrl: opened?.provider.accountUrl ?? null,
    load: async () => opened?.provider.load(),
    keyFor,
    identify: async (request, response, next) => {
      if (!sessions.hasCookie(request)) return next()
      const path = request.baseUrl + request.path
      const isCall = path.startsWith('/api/') && !isVisit(path)
      try {
        const user = await restore(request, response)
        if (user) {
          setActor(request, { kind: 'user', id: user.id })
          await sessions
            .renew(request)
            .catch((error) => log.warn({ err: error }, 'a session was not renewed'))
        } else if (!isCall) sessions.forget(response)
      } catch (error) {
        // A page works without the user, a call does not.
        if (isCall) throw new AppError('unavailable', { cause: error })
        log.warn({ err: error, requestId: requestId(request) }, 'a session could not be read')
        setUnidentified(request)
      }
      next()
    },
    redirectToProvider: authenticator.redirect,
    callback: authenticator.callback,
    async signIn(request, response, user) {
      await sessions.open(request, response)
      await new Promise<void>((resolve, reject) => {
        request.logIn(user, (error: unknown) => (error ? reject(error) : resolve()))
      }).catch((error) => {
        // Otherwise express-session saves it at the end of the request.
        Reflect.deleteProperty(request, 'session')
        throw error
      })
    },
    async signOut(request, response) {
      await sessions.load(request, response)
      const idToken = request.session?.idToken
      const isSignedIn = request.session?.passport !== undefined
      await sessions.end(request, response)
      if (!opened || !isSignedIn) return undefined
      return opened.provider.endSessionUrl(originOf(request, env), idToken)
    },
    async endSession(request) {
      if (request.res) await sessions.end(request, request.res)
    },
  }
}
