import { eq } from 'drizzle-orm'
import type { RequestHandler } from 'express'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import { setActor } from '#server/core/http/actor.ts'
import { contextOf } from '#server/core/http/steps/requestContext.ts'
import type { Membership } from '#shared/agencies/roles.ts'
import { agencyMembers } from './agencyMembers.table.ts'

/** Undefined: works for no agency. */
export async function membershipOf(db: Db, userId: string): Promise<Membership | undefined> {
  const { agencyId, role } = agencyMembers
  const [row] = await db
    .select({ agencyId, role })
    .from(agencyMembers)
    .where(eq(agencyMembers.userId, userId))
  return row
}

/** After the sessions: what an agency owns is its members'. */
export function identifyMember({ db }: { db: Db }): RequestHandler {
  return async (request, _response, next) => {
    const { user } = contextOf(request).signedIn ?? {}
    if (user?.kind !== 'user') return next()
    try {
      const membership = await membershipOf(db, user.id)
      if (membership) setActor(request, { ...user, membership })
    } catch (error) {
      return next(new AppError('unavailable', { cause: error }))
    }
    next()
  }
}
