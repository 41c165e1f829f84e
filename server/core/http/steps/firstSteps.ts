import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context } from '#server/core/context.ts'
import { addressBehind } from '#server/core/http/limits/address.ts'
import type { AddressLimit } from '#server/core/http/limits/byAddress.ts'
import { logRequest } from '#server/core/http/monitoring/logRequests.ts'
import { nameRequest } from '#server/core/http/monitoring/requestId.ts'
import { securityHeaders } from '#server/core/http/security.ts'
import { contextOf } from '#server/core/http/steps/requestContext.ts'

/**
 * What comes before any call, the same in Express and in front of it. Each takes effect once for a request: what one
 * leaves to the other is not named, logged or charged again.
 */
export interface FirstSteps {
  /** Names the request and logs its answer. */
  begin(request: IncomingMessage, response: ServerResponse): void
  setSecurityHeaders(request: IncomingMessage, response: ServerResponse): void
  /** `points` of the read limit in all. Throws when exceeded, and then again. */
  charge(request: IncomingMessage, points: number): Promise<void>
  /** Beside them, as for a call within a call. */
  chargeMore(request: IncomingMessage, points: number): Promise<void>
}

/** `trust`: whether an address is a proxy's that names its caller. */
export function createFirstSteps(
  { env, log }: Pick<Context, 'env' | 'log'>,
  limit: AddressLimit,
  trust: (address: string, hop: number) => boolean,
): FirstSteps {
  const secure = securityHeaders(env)
  const take = (request: IncomingMessage, points: number) => limit(addressBehind(request, trust), points)
  return {
    begin(request, response) {
      if (contextOf(request).id !== undefined) return
      nameRequest(request, response)
      logRequest(log, request, response)
    },
    setSecurityHeaders(request, response) {
      const context = contextOf(request)
      if (context.hasSecurityHeaders) return
      context.hasSecurityHeaders = true
      secure(request, response, () => undefined)
    },
    async charge(request, points) {
      const context = contextOf(request)
      const { refusal } = context
      if (refusal && points >= refusal.points) throw refusal.error
      const due = points - context.points
      if (due <= 0) return
      try {
        await take(request, due)
        context.points = points
      } catch (error) {
        context.refusal = { points, error }
        throw error
      }
    },
    chargeMore: take,
  }
}
