import { createHash } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Request, Response } from 'express'
import { recordActivity } from '#server/activities/activities.service.ts'
import { administrators } from '#server/administrators/administrators.table.ts'
import { asActivity } from '#server/administrators/asActivity.ts'
import type { KeyFor } from '#server/auth/secrets.ts'
import type { Context } from '#server/core/context.ts'
import { AppError } from '#server/core/errors.ts'
import { addressKey, createFailureLimit } from '#server/core/http/limits/limits.ts'
import type { AdminCredentials, AdminSession } from '#shared/administrators/signIn.ts'
import { type AdminSessions, createAdminSessions } from './adminSessions.ts'
import { type Codes, createCodes } from './codes.ts'
import { hashPassword, isOutdated, isPassword } from './passwords.ts'

const failureLimit = { points: 10, seconds: 15 * 60, isFailure }

export interface AdminAuth {
  sessions: AdminSessions
  codes: Codes
  /** Throws `bad_credentials`, `code_required`, `bad_code` and `too_many_requests`. */
  signIn(request: Request, response: Response, credentials: AdminCredentials): Promise<AdminSession>
}

export function createAdminAuth(context: Context, keyFor: KeyFor): AdminAuth {
  const { db } = context
  const sessions = createAdminSessions(context, keyFor)
  const codes = createCodes(keyFor)
  const limitAddress = createFailureLimit(context, 'admin-address', failureLimit)
  const limitName = createFailureLimit(context, 'admin-name', failureLimit)

  async function authenticate({ username, password, code }: AdminCredentials): Promise<AdminSession> {
    const known = await findAccount(context, username)
    const isRight = await isPassword(password, known?.passwordHash)
    if (!known || !isRight || known.disabledAt) throw new AppError('bad_credentials')
    const { id, passwordHash, codeSecret } = known
    if (codeSecret !== null) {
      if (!code) throw new AppError('code_required')
      if (!(await codes.accept(db, id, codeSecret, code))) throw new AppError('bad_code')
    }
    if (isOutdated(passwordHash)) await rehash(context, { id, passwordHash, password })
    return { id, username: known.username, agencyId: known.agencyId }
  }

  return {
    sessions,
    codes,
    async signIn(request, response, credentials) {
      const session = await limitAddress(addressKey(request.ip), () =>
        limitName(nameKey(credentials.username), () => authenticate(credentials)),
      )
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
      return session
    },
  }
}

function isFailure(error: unknown): boolean {
  return error instanceof AppError && (error.code === 'bad_credentials' || error.code === 'bad_code')
}

export const plainUsername = (username: string) => username.normalize('NFKC').trim().toLowerCase()

/** Unknown names count too; a hash bounds the length. */
const nameKey = (username: string) => createHash('sha256').update(plainUsername(username)).digest('base64url')

async function findAccount({ db }: Pick<Context, 'db'>, username: string) {
  const { id, passwordHash, agencyId, disabledAt, codeSecret } = administrators
  const [account] = await db
    .select({ id, username: administrators.username, passwordHash, agencyId, disabledAt, codeSecret })
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
