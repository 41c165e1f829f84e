import type { Request, RequestHandler, Response } from 'express'
import session, { type SessionData } from 'express-session'
import type { Context } from '#server/core/context.ts'
import { hasCookie, isHttps } from '#server/core/http/cookies.ts'
import { SessionStore } from './sessions.store.ts'

declare module 'express-session' {
  interface SessionData {
    passport?: { user?: string }
    /** Milliseconds; `maxDays` count from here. */
    signedInAt?: number
    /** Valid for this issuer only. */
    issuer?: string
    /** Milliseconds. */
    renewedAt?: number
  }
}

const day = 86_400_000

/** Requests without the cookie neither query the database nor get a cookie. */
export interface Sessions {
  load(request: Request, response: Response): Promise<void>
  open(request: Request, response: Response): Promise<void>
  /** Without it, `load` ends the session. */
  begin(request: Request): void
  /** At most once a day and up to `maxDays`. */
  renew(request: Request): Promise<void>
  /** Clears the cookie. Throws if the database is unavailable. */
  end(request: Request, response: Response): Promise<void>
  forget(response: Response): void
  hasCookie(request: Pick<Request, 'headers'>): boolean
}

interface Kind {
  name: string
  secret: Buffer
  /** Since last use. */
  days: number
  /** Since sign-in. */
  maxDays: number
  /** Undefined: no session is valid. */
  issuer: string | undefined
}

/** Tolerated between servers. */
const clockSkew = day / 24

export function createSessions({ env, database }: Pick<Context, 'env' | 'database'>, kind: Kind): Sessions {
  const secure = isHttps(env)
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  const middleware = session({
    name: kind.name,
    secret: kind.secret.toString('base64url'),
    store: new SessionStore(database.pool),
    resave: false,
    saveUninitialized: false,
    cookie: { ...attributes, maxAge: kind.days * day },
  })
  const hasOwnCookie: Sessions['hasCookie'] = (request) => hasCookie(request, [kind.name])

  /** Milliseconds; 0 or less: expired. */
  function remaining({ signedInAt, issuer }: Partial<SessionData>): number {
    if (signedInAt === undefined || issuer === undefined || issuer !== kind.issuer) return 0
    const age = Date.now() - signedInAt
    return age < -clockSkew ? 0 : kind.maxDays * day - age
  }

  async function open(request: Request, response: Response): Promise<void> {
    // express-session checks the last hop only.
    if (secure) Object.defineProperty(request, 'secure', { value: true })
    await run(middleware, request, response)
  }

  const forget = (response: Response) => void response.clearCookie(kind.name, attributes)

  return {
    hasCookie: hasOwnCookie,
    open,
    forget,
    async load(request, response) {
      if (!hasOwnCookie(request)) return
      await open(request, response)
      if (request.session.passport && remaining(request.session) <= 0) await destroy(request)
    },
    begin({ session }) {
      session.signedInAt = session.renewedAt = Date.now()
      session.issuer = kind.issuer
    },
    async renew({ session }) {
      if (Date.now() - (session.renewedAt ?? 0) < day) return
      session.renewedAt = Date.now()
      session.cookie.maxAge = Math.min(kind.days * day, remaining(session))
      await new Promise<void>((resolve, reject) => {
        session.save((error: unknown) => (error ? reject(error) : resolve()))
      })
    },
    async end(request, response) {
      if (hasOwnCookie(request)) forget(response)
      await destroy(request)
    },
  }
}

function destroy({ session }: { session?: Request['session'] }): Promise<void> {
  if (!session) return Promise.resolve()
  return new Promise((resolve, reject) => {
    session.destroy((error: unknown) => (error ? reject(error) : resolve()))
  })
}

export function run(step: RequestHandler, request: Request, response: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    step(request, response, (error?: unknown) => (error ? reject(error) : resolve()))
  })
}
