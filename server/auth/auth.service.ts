import type { Request, RequestHandler, Response } from 'express'
import { Passport } from 'passport'
import type { Context } from '#server/core/context.ts'
import { AppError } from '#server/core/errors.ts'
import { setActor, setUnidentified } from '#server/core/http/actor.ts'
import { cookieNames } from '#server/core/http/cookies.ts'
import { addressKey, createFailureLimit } from '#server/core/http/limits/limits.ts'
import { originOf } from '#server/core/http/origin.ts'
import { signInIdentity } from '#server/users/identities.service.ts'
import { authPaths } from '#shared/auth.ts'
import { readProfile } from './profile.ts'
import { ProviderStrategy } from './provider.strategy.ts'
import { type AuthDemo, openProvider } from './providers.ts'
import { createKeys, type KeyFor } from './secrets.ts'
import { createSessions, run, type Sessions } from './sessions.ts'
import { isRefusal, SignInError } from './signInError.ts'
import { createSuspensionTokens, refuseSuspended, type SuspensionTokens } from './suspensions.ts'
import { createTransactions } from './transactions.ts'

declare module 'express-session' {
  interface SessionData {
    idToken?: string
  }
}

export interface CallbackResult {
  user: Express.User
  returnTo: string
}

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

/** By address. Beginning a sign-in costs nothing. */
const refusalLimit = { points: 60, seconds: 600 }

function createPassport(sessions: Sessions) {
  const passport = new Passport()
  passport.serializeUser<string>(
    (request: Request, user: Express.User, done: (error: unknown, id?: string) => void) => {
      // Saved with the session.
      request.session.idToken = user.idToken
      sessions.begin(request)
      done(null, user.id)
    },
  )
  passport.deserializeUser<string>((id, done) => done(null, { id }))
  return passport
}

export function createAuth(context: Context, demo?: AuthDemo): Auth {
  const { env, log, db } = context
  const keyFor = createKeys(env)
  const opened = openProvider(context, keyFor, demo)
  const sessions = createSessions(context, {
    name: cookieNames(env).user,
    secret: keyFor('user sessions'),
    issuer: opened?.issuer,
    ...lifetime,
  })

  const suspensions = createSuspensionTokens(keyFor('suspensions'))
  const passport = createPassport(sessions)
  const readUser = passport.session()
  if (opened) {
    const limit = createFailureLimit(context, 'sign-in', { ...refusalLimit, isFailure: isRefusal })
    const strategy = new ProviderStrategy({
      redeem: (request, work) => limit(addressKey(request.ip), work),
      provider: opened.provider,
      transactions: createTransactions(env, keyFor('sign-ins under way')),
      originOf: (request) => originOf(request, env),
      async accountOf({ issuer, claims, idToken }) {
        const id = await signInIdentity(db, { issuer, subject: claims.sub }, readProfile(claims))
        await refuseSuspended(db, suspensions, id)
        return { id, idToken }
      },
    })
    passport.use(strategy)
  }

  async function restore(request: Request, response: Response): Promise<Express.User | undefined> {
    await sessions.load(request, response)
    if (!request.session) return undefined
    await run(readUser, request, response)
    return request.user
  }

  /** Resolves with the user; calls `onResponse` where the strategy responded itself. */
  function authenticate(
    request: Request,
    response: Response,
    onResponse: () => void,
  ): Promise<CallbackResult> {
    if (!opened) throw new SignInError('unavailable', 'no provider is configured')
    return new Promise((resolve, reject) => {
      response.once('finish', onResponse)
      const step = passport.authenticate(
        'provider',
        (error: unknown, user?: Express.User | false, info?: Express.AuthInfo) => {
          if (error || !user) reject(error ?? new SignInError('failed', 'nobody was identified'))
          else resolve({ user, returnTo: info?.returnTo ?? '/' })
        },
      )
      step(request, response, reject)
    })
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
        setUnidentified(request)
      }
      next()
    },
    redirectToProvider: (request, response) =>
      new Promise((resolve, reject) => {
        authenticate(request, response, resolve).then(() => resolve(), reject)
      }),
    callback: (request, response) => authenticate(request, response, () => {}),
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
