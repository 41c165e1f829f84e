import type { Request } from 'express'
import { AppError } from '#server/core/errors.ts'
import type { Access } from '#shared/core/endpoint.ts'
import { grants, isPermission, type Permission } from '#shared/core/permissions.ts'

export type Actor =
  | { kind: 'visitor' }
  | { kind: 'user'; id: string }
  | { kind: 'admin'; id: string; agencyId: string | null }

const actors = new WeakMap<Request, Actor>()

/** Sets who makes this request. */
export function setActor(request: Request, actor: Actor): void {
  actors.set(request, actor)
}

export function actorOf(request: Request): Actor {
  return actors.get(request) ?? { kind: 'visitor' }
}

const unidentified = new WeakSet<Request>()

/** Marks that who makes this request could not be determined. */
export function setUnidentified(request: Request): void {
  unidentified.add(request)
}

/** Whether it is known who makes this request, visitors included. */
export function isIdentified(request: Request): boolean {
  return !unidentified.has(request)
}

/** Throws unless the actor may call: 401 for visitors, 403 for others. */
export function requireAccess(access: Access, actor: Actor): void {
  if (access === 'anyone') return
  if (actor.kind === 'visitor') throw new AppError('not_signed_in')
  if (access === 'userOrAdmin') return
  // The two sessions are independent: a user may have to sign in as administrator.
  if (isPermission(access) && actor.kind === 'user') throw new AppError('not_signed_in')
  const isAllowed = isPermission(access) ? isGranted(actor, access) : actor.kind === access
  if (!isAllowed) throw new AppError('forbidden')
}

/** Whether the actor's role grants a permission; users and visitors have none. */
export function isGranted(actor: Actor, permission: Permission): boolean {
  return actor.kind === 'admin' && grants.administrator.includes(permission)
}

/** The user's id; throws `not_signed_in` for other actors. */
export function userIdOf(actor: Actor): string {
  if (actor.kind !== 'user') throw new AppError('not_signed_in')
  return actor.id
}
