import { and, eq, isNull } from 'drizzle-orm'
import type { Request, Response } from 'express'
import { recordActivity } from '#server/activities/activities.service.ts'
import { administrators } from '#server/administrators/administrators.table.ts'
import { asActivity } from '#server/administrators/asActivity.ts'
import type { KeyFor } from '#server/auth/secrets.ts'
import type { Context } from '#server/core/context.ts'
import { AppError } from '#server/core/errors.ts'
import { addressOf } from '#server/core/http/limits/address.ts'
import type { Queue } from '#server/core/jobs/queue.ts'
import type { AdminCredentials, AdminSession } from '#shared/administrators/signIn.ts'
import { type AdminSessions, createAdminSessions, mustEnrol } from './adminSessions.ts'
import { createAttempts } from './attempts.ts'
import { type Codes, createCodes } from './codes.ts'
import { createDevices } from './devices.ts'
import { createFailedSignIns } from './failedSignIns.ts'
import { hashPassword, isOutdated, isPassword, type Lane } from './passwords.ts'

export interface AdminAuth {
  sessions: AdminSessions
  codes: Codes
  /** Throws `bad_credentials`, `code_required`, `bad_code` and `too_many_requests`. */
  signIn(request: Request, response: Response, credentials: AdminCredentials): Promise<AdminSession>
  flush(): Promise<void>
}

/** Sign-in, sessions, codes and limits of administrators. */
export function createAdminAuth(context: Context, keyFor: KeyFor, queue: Pick<Queue, 'send'>): AdminAuth {
  const { db, env } = context
  const sessions = createAdminSessions(context, keyFor)
  const codes = createCodes(keyFor)
  const devices = createDevices(env, keyFor)
  const attempts = createAttempts(context, keyFor, devices)
  const failures = createFailedSignIns(context, queue)

  async function authenticate(
    request: Request,
    credentials: AdminCredentials,
    lane: Lane,
  ): Promise<AdminSession> {
    const { username, password, code } = credentials
    const known = await findAccount(context, username)
    const refuse = (problem: 'bad_credentials' | 'bad_code') => {
      failures.add({
        account: known && { id: known.id, username: known.username },
        area: addressOf(request).area,
      })
      return new AppError(problem)
    }
    const isRight = await isPassword(password, known?.passwordHash, lane)
    if (!known || !isRight || known.disabledAt) throw refuse('bad_credentials')
    const { id, passwordHash, codeSecret } = known
    if (codeSecret !== null) {
      if (!code) throw new AppError('code_required')
      if (!(await codes.accept(db, id, codeSecret, code))) throw refuse('bad_code')
    }
    if (isOutdated(passwordHash)) await rehash(context, { id, passwordHash, password })
    return asSession(known)
  }

  return {
    sessions,
    codes,
    flush: failures.flush,
    async signIn(request, response, credentials) {
      const name = attempts.keyOf(plainUsername(credentials.username))
      const session = await attempts.run(request, name, (lane) => authenticate(request, credentials, lane))
      const token = await db.transaction(async (tx) => {
        const [enabled] = await tx
          .select({ id: administrators.id })
          .from(administrators)
          .where(and(eq(administrators.id, session.id), isNull(administrators.disabledAt)))
          .for('share')
        if (!enabled) throw new AppError('bad_credentials')
        await recordActivity(tx, { ...asActivity(session), event: 'sign_in' })
        return sessions.begin(tx, request, session.id)
      })
      sessions.give(response, token)
      devices.remember(request, response, name)
      return session
    },
  }
}

interface Found {
  id: string
  username: string
  agencyId: string | null
  isEnrolling: boolean
}

/** As the wire has it. */
export function asSession({ id, username, agencyId, isEnrolling }: Found): AdminSession {
  return { id, username, agencyId, ...(isEnrolling && { mustEnrol: true }) }
}

/** As usernames are stored: composed, without spaces around, in lower case. */
export const plainUsername = (username: string) => username.normalize('NFKC').trim().toLowerCase()

async function findAccount({ db }: Pick<Context, 'db'>, username: string) {
  const { id, passwordHash, agencyId, disabledAt, codeSecret } = administrators
  const [account] = await db
    .select({
      ...{ id, username: administrators.username, passwordHash, agencyId, disabledAt, codeSecret },
      isEnrolling: mustEnrol,
    })
    .from(administrators)
    .where(eq(administrators.username, plainUsername(username)))
  return account
}

async function rehash(
  { db }: Pick<Context, 'db'>,
  { id, passwordHash, password }: { id: string; passwordHash: string; password: string },
): Promise<void> {
  await db
    .update(administrators)
    .set({ passwordHash: await hashPassword(password) })
    .where(and(eq(administrators.id, id), eq(administrators.passwordHash, passwordHash)))
}
