import { createHash } from 'node:crypto'
import type { Request } from 'express'
import type { Context } from '#server/core/context.ts'
import type { Actor } from '#server/core/http/actor.ts'
import { addressOf } from '#server/core/http/limits/address.ts'
import { sharedLimitByAddress } from '#server/core/http/limits/byAddress.ts'
import { createSharedLimit, type Limit } from '#server/core/http/limits/limits.ts'

const sessionLimit: Limit = { points: 40, seconds: 600 }
/** Households and offices share an address. */
const addressLimit: Limit = { points: 120, seconds: 600 }

/** Throws `too_many_requests`. */
export function createLimits(context: Context) {
  const bySession = createSharedLimit(context, 'ai-session', sessionLimit)
  const byAddress = sharedLimitByAddress(context, 'ai-address', addressLimit)
  return async ({ actor, request }: { actor: Actor; request: Request }): Promise<void> => {
    const address = addressOf(request)
    await bySession(sessionOf(actor, address.network, request))
    await byAddress(address)
  }
}

/** Visitors: network and browser. */
function sessionOf(actor: Actor, network: string, request: Request): string {
  if (actor.kind !== 'visitor') return `${actor.kind} ${actor.id}`
  return createHash('sha256')
    .update(`${network}\n${request.get('user-agent') ?? ''}`)
    .digest('base64url')
}
