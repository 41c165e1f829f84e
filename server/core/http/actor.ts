import type { Request } from 'express'
import { AppError } from '#server/core/errors.ts'
import type { Access } from '#shared/core/endpoint.ts'

/** Who makes a request. */
export type Actor =
  | { kind: 'visitor' }
  | { kind: 'user'; id: string }
  | { kind: 'admin'; id: string; agencyId: string | null }

const actors = new WeakMap<Request, Actor>()

/** Remembers who makes this request; the session middleware says it. */
export function setActor(request: Request, actor: Actor): void {
  actors.set(request, actor)
}

export function actorOf(request: Request): Actor {
  return actors.get(request) ?? { kind: 'visitor' }
}

const unidentified = new WeakSet<Request>()

/** Says that who makes this request could not be found out: it may be anybody. */
export function setUnidentified(request: Request): void {
  unidentified.add(request)
}

/** Whether it is known who makes this request, were it only that it is a visitor. */
export function isIdentified(request: Request): boolean {
  return !unidentified.has(request)
}

/** Throws unless the actor may call: 401 for who is not signed in, 403 for who is someone else. */
export function requireAccess(access: Access, actor: Actor): void {
  if (access === 'anyone') return
  if (actor.kind === 'visitor') throw new AppError('not_signed_in')
  if (access === 'userOrAdmin' || actor.kind === access) return
  // An administrator's session and a user's are two things: neither stands in for the other.
  throw new AppError(access === 'admin' ? 'not_signed_in' : 'forbidden')
}

/** The id of the user that is signed in; throws `not_signed_in` for everybody else. */
export function userIdOf(actor: Actor): string {
  if (actor.kind !== 'user') throw new AppError('not_signed_in')
  return actor.id
}
