import type { RequestHandler } from 'express'
import { core } from 'zod'
import { administrators } from '#server/administrators/administrators.table.ts'
import type { Db } from '#server/core/database/database.ts'
import { type Actor, setActor } from '#server/core/http/actor.ts'
import { newId } from '#server/core/ids.ts'
import { users } from '#server/users/users.table.ts'
import type { Access, Endpoint } from '#shared/core/endpoint.ts'

/** By their name for `identifyByHeader`. */
export const actors = {
  visitor: { kind: 'visitor' },
  user: { kind: 'user', id: newId() },
  admin: { kind: 'admin', id: newId(), agencyId: null },
} satisfies Record<string, Actor>
export type ActorName = keyof typeof actors

export async function ensureActors(db: Db): Promise<void> {
  const { user, admin } = actors
  await db
    .insert(users)
    .values({ id: user.id, issuer: 'https://login.test', subject: user.id })
    .onConflictDoUpdate({ target: users.id, set: { deletedAt: null } })
  await db
    .insert(administrators)
    .values({ id: admin.id, username: admin.id, passwordHash: 'none' })
    .onConflictDoNothing()
}

/** `X-Test-Actor`: `user`, `admin`, or `user:<id>`. */
export const identifyByHeader: RequestHandler = (request, _response, next) => {
  const [kind, id] = (request.get('x-test-actor') ?? '').split(':', 2)
  if (kind === 'user') setActor(request, { kind, id: id ?? actors.user.id })
  if (kind === 'admin') setActor(request, { kind, id: id ?? actors.admin.id, agencyId: null })
  next()
}

export const as = (kind: 'user' | 'admin', id: string) => ({ 'X-Test-Actor': `${kind}:${id}` })

export function allowedActor(access: Access): ActorName {
  if (access === 'anyone') return 'visitor'
  return access === 'user' || access === 'userOrAdmin' ? 'user' : 'admin'
}

/** With unknown ids. */
export function addressOf({ path }: Endpoint): string {
  return path.replace(/:\w+/g, () => newId())
}

export function keysOf(schema: core.$ZodType | undefined): string[] {
  return schema instanceof core.$ZodObject ? Object.keys(schema._zod.def.shape) : []
}

export const label = ({ method, path }: Endpoint) => `${method} ${path}`
