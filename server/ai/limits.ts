import { createHash } from 'node:crypto'
import type { Request } from 'express'
import type { Context } from '#server/core/context.ts'
import type { Actor } from '#server/core/http/actor.ts'
import { addressKey, createSharedLimit, type Limit } from '#server/core/http/limits/limits.ts'

const sessionLimit: Limit = { points: 40, seconds: 600 }
/** Households and offices share an address. */
const addressLimit: Limit = { points: 120, seconds: 600 }

/** Throws `too_many_requests`. */
export function createLimits(context: Context) {
  const bySession = createSharedLimit(context, 'ai-session', sessionLimit)
  const byAddress = createSharedLimit(context, 'ai-address', addressLimit)
  return async ({ actor, request }: { actor: Actor; request: Request }): Promise<void> => {
    const address = addressKey(request.ip)
    await bySession(sessionOf(actor, address, request))
    await byAddress(address)
  }
}

/** Visitors: address and browser. */
function sessionOf(actor: Actor, address: string, request: Request): string {
  if (actor.kind !== 'visitor') return `${actor.kind} ${actor.id}`
  return createHash('sha256')
    .update(`${address}\n${request.get('user-agent') ?? ''}`)
    .digest('base64url')
}
