import { createHmac, randomBytes } from 'node:crypto'
import { and, eq, gt, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Request, RequestHandler, Response } from 'express'
import { administratorSessions } from '#server/administrators/administratorSessions.table.ts'
import { administrators } from '#server/administrators/administrators.table.ts'
import { isVisit } from '#server/auth/auth.service.ts'
import type { KeyFor } from '#server/auth/secrets.ts'
import type { Context } from '#server/core/context.ts'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import { setActor, setUnidentified } from '#server/core/http/actor.ts'
import { cookieNames, cookiesOf, isHttps } from '#server/core/http/cookies.ts'
import { addressOf } from '#server/core/http/limits/address.ts'
import { requestId } from '#server/core/http/monitoring/requestId.ts'
import { contextOf } from '#server/core/http/steps/requestContext.ts'
import { newId } from '#server/core/ids.ts'

/** Hours since last use, and days since sign-in. */
const idleHours = 12
const maxDays = 7

export const isAlive = and(
  gt(administratorSessions.lastUsedAt, sql`now() - make_interval(hours => ${idleHours}::int)`),
  gt(administratorSessions.createdAt, sql`now() - make_interval(days => ${maxDays}::int)`),
)
const isOver = or(
  lt(administratorSessions.lastUsedAt, sql`now() - make_interval(hours => ${idleHours}::int)`),
  lt(administratorSessions.createdAt, sql`now() - make_interval(days => ${maxDays}::int)`),
)

/** Where the setting requires one-time codes. */
export const mustEnrol = sql<boolean>`(${administrators.codeSecret} is null
  and exists (select 1 from settings where key = 'requireCodes' and value = 'true'))`

export interface AdminSessions {
  identify: RequestHandler
  /** Ends the browser's previous session. */
  begin(tx: Db, request: Request, administratorId: string): Promise<string>
  give(response: Response, token: string): void
  /** Clears the cookie; `record` runs in the transaction. */
  end(
    request: Request,
    response: Response,
    record: (tx: Db, administratorId: string) => Promise<void>,
  ): Promise<void>
  /** Session id. */
  current(request: Request): string | undefined
}

export function createAdminSessions(
  { env, db, log }: Pick<Context, 'env' | 'db' | 'log'>,
  keyFor: KeyFor,
): AdminSessions {
  const name = cookieNames(env).admin
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(env) } as const
  const key = keyFor('administrator sessions')

  const tokenOf = (request: Request) => cookiesOf(request)[name]
  const hashOf = (token: string) => createHmac('sha256', key).update(token).digest('base64url')
  const hasToken = (token: string) => eq(administratorSessions.tokenHash, hashOf(token))

  async function identify(request: Request, token: string): Promise<boolean> {
    const session = await findSession(db, hasToken(token))
    if (!session) return false
    contextOf(request).sessionId = session.id
    const { administratorId: id, agencyId, isEnrolling } = session
    setActor(request, { kind: 'admin', id, agencyId, ...(isEnrolling && { isEnrolling }) })
    if (session.isIdle)
      await touch(db, session.id).catch((error) => log.warn({ err: error }, 'a session was not renewed'))
    return true
  }

  return {
    async identify(request, response, next) {
      const token = tokenOf(request)
      if (token === undefined) return next()
      const path = request.baseUrl + request.path
      const isCall = path.startsWith('/api/') && !isVisit(path)
      try {
        const isKnown = await identify(request, token)
        if (!isKnown && !isCall) response.clearCookie(name, attributes)
      } catch (error) {
        // A page works without the administrator, a call does not.
        if (isCall) throw new AppError('unavailable', { cause: error })
        log.warn({ err: error, requestId: requestId(request) }, 'a session could not be read')
        setUnidentified(request)
      }
      next()
    },
    async begin(tx, request, administratorId) {
      const before = tokenOf(request)
      if (before !== undefined) await tx.delete(administratorSessions).where(hasToken(before))
      const token = randomBytes(32).toString('base64url')
      await tx.insert(administratorSessions).values({
        id: newId(),
        tokenHash: hashOf(token),
        administratorId,
        userAgent: request.get('user-agent')?.slice(0, 400) ?? null,
        address: addressOf(request).text,
      })
      return token
    },
    give(response, token) {
      response.cookie(name, token, { ...attributes, maxAge: maxDays * 86_400_000 })
    },
    async end(request, response, record) {
      const token = tokenOf(request)
      if (token === undefined) return
      response.clearCookie(name, attributes)
      await db.transaction(async (tx) => {
        const [ended] = await tx
          .delete(administratorSessions)
          .where(and(hasToken(token), isAlive))
          .returning({ administratorId: administratorSessions.administratorId })
        if (ended) await record(tx, ended.administratorId)
      })
    },
    current: (request) => contextOf(request).sessionId,
  }
}

async function findSession(db: Db, isIt: SQL) {
  const [session] = await db
    .select({
      id: administratorSessions.id,
      administratorId: administrators.id,
      agencyId: administrators.agencyId,
      isEnrolling: mustEnrol,
      isIdle: sql<boolean>`${administratorSessions.lastUsedAt} < now() - interval '1 minute'`,
    })
    .from(administratorSessions)
    .innerJoin(administrators, eq(administrators.id, administratorSessions.administratorId))
    .where(and(isIt, isAlive, sql`${administrators.disabledAt} is null`))
  return session
}

async function touch(db: Db, id: string): Promise<void> {
  await db
    .update(administratorSessions)
    .set({ lastUsedAt: sql`now()` })
    .where(eq(administratorSessions.id, id))
}

export async function purgeAdminSessions(db: Db): Promise<void> {
  await db.delete(administratorSessions).where(isOver)
}
