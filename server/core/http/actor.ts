import type { Request } from 'express'
import { AppError } from '#server/core/errors.ts'
import { actingAsAdmin, actingHeader, isPanelPath } from '#shared/core/acting.ts'
import type { Access } from '#shared/core/endpoint.ts'
import { grants, isPermission, type Permission } from '#shared/core/permissions.ts'

export type Actor =
  | { kind: 'visitor' }
  | { kind: 'user'; id: string }
  | { kind: 'admin'; id: string; agencyId: string | null }

interface SignedIn {
  user?: Actor
  admin?: Actor
}

const signedIn = new WeakMap<Request, SignedIn>()

export function setActor(request: Request, actor: Actor): void {
  signedIn.set(request, { ...signedIn.get(request), [actor.kind]: actor })
}

const visitor: Actor = { kind: 'visitor' }

export const isForAdmins = (access: Access) => access === 'admin' || isPermission(access)

export function actorOf(request: Request, access: Access = 'anyone'): Actor {
  const { user, admin } = signedIn.get(request) ?? {}
  if (isForAdmins(access)) return admin ?? user ?? visitor
  if (access !== 'user' && actsAsAdmin(request)) return admin ?? visitor
  return user ?? admin ?? visitor
}

const actsAsAdmin = (request: Request) =>
  request.get(actingHeader) === actingAsAdmin || isPanelPath(request.path)

const unidentified = new WeakSet<Request>()

export function setUnidentified(request: Request): void {
  unidentified.add(request)
}

export function isIdentified(request: Request): boolean {
  return !unidentified.has(request)
}

/** 401 for visitors, 403 for others. */
export function requireAccess(access: Access, actor: Actor): void {
  if (access === 'anyone') return
  if (actor.kind === 'visitor') throw new AppError('not_signed_in')
  if (access === 'userOrAdmin') return
  // Independent sessions.
  if (isForAdmins(access) && actor.kind === 'user') throw new AppError('not_signed_in')
  const isAllowed = isPermission(access) ? isGranted(actor, access) : actor.kind === access
  if (!isAllowed) throw new AppError('forbidden')
}

export function isGranted(actor: Actor, permission: Permission): boolean {
  return actor.kind === 'admin' && grants.administrator.includes(permission)
}

/** Throws `not_signed_in` for other actors. */
export function adminIdOf(actor: Actor): string {
  if (actor.kind !== 'admin') throw new AppError('not_signed_in')
  return actor.id
}

/** Throws `not_signed_in` for other actors. */
export function userIdOf(actor: Actor): string {
  if (actor.kind !== 'user') throw new AppError('not_signed_in')
  return actor.id
}
