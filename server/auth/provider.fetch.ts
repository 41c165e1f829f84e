import {
  bulkhead,
  ConsecutiveBreaker,
  circuitBreaker,
  handleAll,
  isBrokenCircuitError,
  isBulkheadRejectedError,
  wrap,
} from 'cockatiel'
import type { CustomFetch } from 'openid-client'
import { OutboundError } from '#server/core/http/outbound.ts'

/** Milliseconds that the provider may take for an answer, to its last byte. */
const timeout = 4000
const maxBytes = 500_000

/**
 * Fetches from the provider for the OpenID client, which reads bodies without any limit of its own: bounded in time, size and
 * number, and left alone for a while after failing often. Throws `UpstreamError` where there is no answer worth reading.
 */
export function createProviderFetch(send: typeof fetch = fetch): CustomFetch {
  const breaker = circuitBreaker(handleAll, { halfOpenAfter: 5000, breaker: new ConsecutiveBreaker(8) })
  const policy = wrap(bulkhead(32, 32), breaker)
  return async (url, { body, ...options }) => {
    try {
      const text = body instanceof URLSearchParams ? body.toString() : undefined
      return await policy.execute(() => fetchWhole(send, url, { ...options, body: text }))
    } catch (error) {
      if (isBulkheadRejectedError(error)) throw new OutboundError('sign-in', 'busy')
      if (isBrokenCircuitError(error)) throw new OutboundError('sign-in', 'resting')
      throw error
    }
  }
}

async function fetchWhole(send: typeof fetch, url: string, options: RequestInit): Promise<Response> {
  const signal = AbortSignal.timeout(timeout)
  try {
    const response = await send(url, { ...options, signal })
    if (response.status >= 500) {
      await response.body?.cancel()
      throw new OutboundError('sign-in', 'status', response.status)
    }
    const chunks: Uint8Array[] = []
    let size = 0
    for await (const chunk of response.body ?? []) {
      size += chunk.byteLength
      if (size > maxBytes) throw new OutboundError('sign-in', 'too_large')
      chunks.push(chunk)
    }
    return new Response(Buffer.concat(chunks), { status: response.status, headers: response.headers })
  } catch (error) {
    if (error instanceof OutboundError) throw error
    throw new OutboundError('sign-in', signal.aborted ? 'timeout' : 'unreachable', undefined, error)
  }
}
