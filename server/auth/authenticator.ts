import type { Request, RequestHandler, Response } from 'express'
import { Passport } from 'passport'
import type { Context } from '#server/core/context.ts'
import { addressOf } from '#server/core/http/limits/address.ts'
import { failureLimitByAddress } from '#server/core/http/limits/byAddress.ts'
import { originOf } from '#server/core/http/origin.ts'
import { signInIdentity } from '#server/users/identities.service.ts'
import { readProfile } from './profile.ts'
import { ProviderStrategy } from './provider.strategy.ts'
import type { OpenedProvider } from './providers.ts'
import type { KeyFor } from './secrets.ts'
import type { Sessions } from './sessions.ts'
import { isRefusal, SignInError } from './signInError.ts'
import { refuseSuspended, type SuspensionTokens } from './suspensions.ts'
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

/** Identifies people by the provider. */
export interface Authenticator {
  /** Of a loaded session. */
  readUser: RequestHandler
  /** Throws if unavailable. */
  redirect(request: Request, response: Response): Promise<void>
  callback(request: Request, response: Response): Promise<CallbackResult>
}

interface Parts {
  opened: OpenedProvider | undefined
  sessions: Sessions
  suspensions: SuspensionTokens
  keyFor: KeyFor
}

/** By address. Starting a sign-in costs nothing. */
const refusalLimit = { points: 60, seconds: 600 }

export function createAuthenticator(context: Context, parts: Parts): Authenticator {
  const { opened, sessions } = parts
  const passport = createPassport(sessions)
  if (opened) passport.use(createStrategy(context, opened, parts))

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
    readUser: passport.session(),
    redirect: (request, response) =>
      new Promise((resolve, reject) => {
        authenticate(request, response, resolve).then(() => resolve(), reject)
      }),
    callback: (request, response) => authenticate(request, response, () => {}),
  }
}

function createPassport(sessions: Sessions) {
  const passport = new Passport()
  passport.serializeUser<string>(
    (request: Request, user: Express.User, done: (error: unknown, id?: string) => void) => {
      request.session.idToken = user.idToken
      sessions.begin(request)
      done(null, user.id)
    },
  )
  passport.deserializeUser<string>((id, done) => done(null, { id }))
  return passport
}

function createStrategy(
  context: Context,
  { provider }: OpenedProvider,
  { suspensions, keyFor }: Pick<Parts, 'suspensions' | 'keyFor'>,
): ProviderStrategy {
  const { env, db } = context
  const limit = failureLimitByAddress(context, 'sign-in', { ...refusalLimit, isFailure: isRefusal })
  return new ProviderStrategy({
    redeem: (request, work) => limit(addressOf(request), work),
    provider,
    transactions: createTransactions(env, keyFor('sign-ins under way')),
    originOf: (request) => originOf(request, env),
    async accountOf({ issuer, claims, idToken }) {
      const id = await signInIdentity(db, { issuer, subject: claims.sub }, readProfile(claims))
      await refuseSuspended(db, suspensions, id)
      return { id, idToken }
    },
  })
}
