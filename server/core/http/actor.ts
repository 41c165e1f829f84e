import type { IncomingMessage } from 'node:http'
import type { Request } from 'express'
import { AppError } from '#server/core/errors.ts'
import { actingAsAdmin, actingHeader, isPanelPath } from '#shared/core/actingHeader.ts'
import type { Access, Endpoint } from '#shared/core/endpoint.ts'
import { grants, isPermission, type Permission } from '#shared/core/permissions.ts'
import { type Actor, contextOf } from './steps/requestContext.ts'

export type { Actor }

export function setActor(request: Request, actor: Actor): void {
  const role = actor.kind === 'admin' && actor.isEnrolling ? 'enrolling' : actor.kind
  const context = contextOf(request)
  context.signedIn = { ...context.signedIn, [role]: actor }
}

const visitor: Actor = { kind: 'visitor' }

export const isForAdmins = (access: Access) => access === 'admin' || isPermission(access)

export function actorOf(request: Request, access: Access = 'anyone'): Actor {
  const { user, admin, enrolling } = contextOf(request).signedIn ?? {}
  if (isForAdmins(access)) return admin ?? enrolling ?? user ?? visitor
  if (access !== 'user' && actsAsAdmin(request)) return admin ?? visitor
  return user ?? admin ?? visitor
}

const actsAsAdmin = (request: Request) =>
  request.get(actingHeader) === actingAsAdmin || isPanelPath(request.path)

export function setUnidentified(request: Request): void {
  contextOf(request).isUnidentified = true
}

export function isIdentified(request: Request): boolean {
  return !contextOf(request).isUnidentified
}

/** Nobody's, as far as it was identified. */
export function isVisitors(request: IncomingMessage): boolean {
  const { signedIn, isUnidentified } = contextOf(request)
  return !signedIn && !isUnidentified
}

/** Who calls `endpoint`; a key without its scope is a visitor where anyone may read. Throws `missing_scope`. */
export function callerOf(request: Request, endpoint: Pick<Endpoint, 'access' | 'method' | 'scope'>): Actor {
  const actor = actorOf(request, endpoint.access)
  if (actor.kind !== 'user' || !actor.scopes) return actor
  if (endpoint.scope && actor.scopes.includes(endpoint.scope)) return actor
  if (endpoint.access === 'anyone' && endpoint.method === 'GET') return visitor
  throw new AppError('missing_scope')
}

/** 401 for visitors, 403 for others. */
export function requireAccess(
  { access, asksWho, enrols }: Pick<Endpoint, 'access' | 'asksWho' | 'enrols'>,
  actor: Actor,
): void {
  if (access === 'anyone') return
  if (actor.kind === 'admin' && actor.isEnrolling && !enrols) throw new AppError('codes_required')
  if (actor.kind === 'visitor') throw new AppError('not_signed_in')
  if (access === 'userOrAdmin') return
  const isAllowed = isPermission(access) ? isGranted(actor, access) : actor.kind === access
  if (isAllowed) return
  // Independent sessions.
  const isOfOtherSession = asksWho || (isForAdmins(access) && actor.kind === 'user')
  throw new AppError(isOfOtherSession ? 'not_signed_in' : 'forbidden')
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
