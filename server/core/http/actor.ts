import type { Request } from 'express'
import { AppError } from '#server/core/errors.ts'
import type { Access } from '#shared/core/endpoint.ts'
import { grants, isPermission, type Permission } from '#shared/core/permissions.ts'

export type Actor =
  | { kind: 'visitor' }
  | { kind: 'user'; id: string }
  | { kind: 'admin'; id: string; agencyId: string | null }

const actors = new WeakMap<Request, Actor>()

export function setActor(request: Request, actor: Actor): void {
  actors.set(request, actor)
}

export function actorOf(request: Request): Actor {
  return actors.get(request) ?? { kind: 'visitor' }
}

const unidentified = new WeakSet<Request>()

export function setUnidentified(request: Request): void {
  unidentified.add(request)
}

/** Visitors included. */
export function isIdentified(request: Request): boolean {
  return !unidentified.has(request)
}

/** 401 for visitors, 403 for others. */
export function requireAccess(access: Access, actor: Actor): void {
  if (access === 'anyone') return
  if (actor.kind === 'visitor') throw new AppError('not_signed_in')
  if (access === 'userOrAdmin') return
  // The two sessions are independent: a user may have to sign in as administrator.
  if (isPermission(access) && actor.kind === 'user') throw new AppError('not_signed_in')
  const isAllowed = isPermission(access) ? isGranted(actor, access) : actor.kind === access
  if (!isAllowed) throw new AppError('forbidden')
}

export function isGranted(actor: Actor, permission: Permission): boolean {
  return actor.kind === 'admin' && grants.administrator.includes(permission)
}

/** Throws `not_signed_in` for other actors. */
export function userIdOf(actor: Actor): string {
  if (actor.kind !== 'user') throw new AppError('not_signed_in')
  return actor.id
}
