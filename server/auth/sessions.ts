import type { Request, RequestHandler, Response } from 'express'
import session, { type SessionData } from 'express-session'
import type { Context } from '#server/core/context.ts'
import { cookiesOf, isHttps } from '#server/core/http/cookies.ts'
import { SessionStore } from './sessions.store.ts'

declare module 'express-session' {
  interface SessionData {
    passport?: { user?: string }
    /** Milliseconds: when somebody signed in, from which it lasts `maxDays` at most. */
    signedInAt?: number
    /** By whose word: a session means nothing under another provider. */
    issuer?: string
    /** Milliseconds: when it was last said to last another while. */
    renewedAt?: number
  }
}

const day = 86_400_000

/** One kind of session: a visitor without its cookie neither touches the database nor gets a cookie. */
export interface Sessions {
  /**
   * Loads the session of who has the cookie; without one, `request.session` stays undefined. A session that is too old, or by
   * another issuer's word, is ended.
   */
  load(request: Request, response: Response): Promise<void>
  /** Loads it, or prepares one that is kept once something is written into it. */
  open(request: Request, response: Response): Promise<void>
  /** Notes in a new session when it began and by whose word. Without it, it is no session to `load`. */
  begin(request: Request): void
  /** Lets the session last its whole time from now on, at most once a day and never beyond `maxDays` from its beginning. */
  renew(request: Request): Promise<void>
  /** Ends the session, and takes the cookie back in any case. Throws where the database could not be told. */
  end(request: Request, response: Response): Promise<void>
  /** Takes the cookie back: its session is over. */
  forget(response: Response): void
  /** Whether the request brings the cookie, whatever it is worth. */
  hasCookie(request: Pick<Request, 'headers'>): boolean
}

interface Kind {
  /** The cookie's name. */
  name: string
  secret: Buffer
  /** How long a session lasts without being used. */
  days: number
  /** How long it lasts from signing in, however much it is used. */
  maxDays: number
  /** Whose word lets somebody in; undefined: nobody is let in. */
  issuer: string | undefined
}

/** Clocks of servers differ, but a session from far ahead was begun by a wrong one and would outlast its time. */
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
  const hasCookie: Sessions['hasCookie'] = (request) => cookiesOf(request)[kind.name] !== undefined

  /** Milliseconds that a session may still last; 0 or less: it is over. */
  function remaining({ signedInAt, issuer }: Partial<SessionData>): number {
    if (signedInAt === undefined || issuer === undefined || issuer !== kind.issuer) return 0
    const age = Date.now() - signedInAt
    return age < -clockSkew ? 0 : kind.maxDays * day - age
  }

  async function open(request: Request, response: Response): Promise<void> {
    // express-session believes the last proxy's hop; the browser's is what counts, and it is https.
    if (secure) Object.defineProperty(request, 'secure', { value: true })
    await run(middleware, request, response)
  }

  const forget = (response: Response) => void response.clearCookie(kind.name, attributes)

  return {
    hasCookie,
    open,
    forget,
    async load(request, response) {
      if (!hasCookie(request)) return
      await open(request, response)
      // A session that is not in the database comes back empty.
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
      if (hasCookie(request)) forget(response)
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

/** Runs a step of Express to its end. */
export function run(step: RequestHandler, request: Request, response: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    step(request, response, (error?: unknown) => (error ? reject(error) : resolve()))
  })
}
