import type { RequestHandler } from 'express'
import type { Context } from '#server/core/context.ts'
import { type Address, addressOf } from './address.ts'
import { createBulkhead } from './bulkhead.ts'
import {
  createFailureLimit,
  createMemoryLimit,
  createMissLimit,
  createSharedLimit,
  type Limit,
  readLimit,
} from './limits.ts'

/** The budget of a site, in budgets of its networks. */
export const siteFactor = 8

export type AddressLimit = (address: Address, points?: number) => Promise<void>

type Take = (key: string, points?: number) => Promise<void>
type OfEnv = Pick<Context, 'env'>

const scaled = <L extends Limit>(limit: L): L => ({ ...limit, points: limit.points * siteFactor })

/** What its network is refused is not charged to the site. */
function both(network: Take, site: Take): AddressLimit {
  return async (address, points) => {
    await network(address.network, points)
    if (address.site !== undefined) await site(address.site, points)
  }
}

/** In memory; throws when exceeded. */
export const memoryLimitByAddress = (context: OfEnv, limit: Limit = readLimit): AddressLimit =>
  both(createMemoryLimit(context, limit), createMemoryLimit(context, scaled(limit)))

/** Across all servers; throws when exceeded. */
export const sharedLimitByAddress = (context: Context, name: string, limit: Limit): AddressLimit =>
  both(createSharedLimit(context, name, limit), createSharedLimit(context, `${name}-site`, scaled(limit)))

/** Across all servers; only failures count. */
export function failureLimitByAddress(
  context: Context,
  name: string,
  limit: Parameters<typeof createFailureLimit>[2],
): <T>(address: Address, work: () => Promise<T>) => Promise<T> {
  const network = createFailureLimit(context, name, limit)
  const site = createFailureLimit(context, `${name}-site`, scaled(limit))
  return (address, work) =>
    network(address.network, () => (address.site === undefined ? work() : site(address.site, work)))
}

/** In memory; hits are free. */
export function missLimitByAddress(context: OfEnv, limit: Limit) {
  const [network, site] = [createMissLimit(context, limit), createMissLimit(context, scaled(limit))]
  return {
    async require(address: Address): Promise<void> {
      await network.require(address.network)
      if (address.site !== undefined) await site.require(address.site)
    },
    async count(address: Address): Promise<void> {
      await network.count(address.network)
      if (address.site !== undefined) await site.count(address.site)
    },
  }
}

/** `slots`: at once. */
export function bulkheadByAddress(slots: number) {
  const network = createBulkhead(slots)
  const site = createBulkhead(slots * siteFactor)
  return {
    /** Returns the release function; throws `too_many_requests`. */
    acquire(address: Address): () => void {
      const release = network.acquire(address.network)
      try {
        const releaseSite = address.site === undefined ? undefined : site.acquire(address.site)
        return () => {
          release()
          releaseSite?.()
        }
      } catch (error) {
        release()
        throw error
      }
    },
  }
}

export function limitRequests(take: AddressLimit): RequestHandler {
  return async (request, _response, next) => {
    await take(addressOf(request))
    next()
  }
}
