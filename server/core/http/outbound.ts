import {
  bulkhead,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleAll,
  handleWhen,
  isBrokenCircuitError,
  isBulkheadRejectedError,
  retry,
  wrap,
} from 'cockatiel'

/**
 * Why an upstream gave nothing: it could not be reached, was too slow, answered with a bad status (redirects
 * included), with too much or with something that is not JSON; or it was not asked, because too many calls wait
 * for it (`busy`) or because it failed so often that it gets a rest (`resting`).
 */
export type OutboundFault =
  | 'unreachable'
  | 'timeout'
  | 'status'
  | 'too_large'
  | 'not_json'
  | 'busy'
  | 'resting'

/** An upstream's failure. Carries no address and no body: both may hold what does not belong in a log. */
export class OutboundError extends Error {
  constructor(
    readonly upstream: string,
    readonly fault: OutboundFault,
    readonly status?: number,
    cause?: unknown,
  ) {
    super(`${upstream}: ${fault}${status ? ` ${status}` : ''}`, { cause })
    this.name = 'UpstreamError'
  }
}

export interface OutboundOptions {
  /** Milliseconds that one attempt may take, to the last byte of the body. */
  timeout: number
  /** Bytes of body, unpacked. */
  maxBytes?: number
  /** Attempts in all, 1 or 2. Only what may succeed at once is tried again: never after a timeout. */
  attempts?: 1 | 2
  /** Calls under way at once. */
  concurrency?: number
  /** Failures in a row after which it gets a rest of so many milliseconds. */
  restAfter?: number
  rest?: number
}

export interface Outbound {
  /** Fetches JSON. Throws `UpstreamError`; the value is unknown and the caller's to check. */
  json(
    url: string,
    init?: { method?: string; headers?: Record<string, string>; body?: string },
  ): Promise<unknown>
  readonly resting: boolean
}

/** A server elsewhere, with everything that keeps its faults away from ours. One per upstream. */
export function createOutbound(name: string, options: OutboundOptions): Outbound {
  const {
    timeout,
    maxBytes = 1_000_000,
    attempts = 1,
    concurrency = 4,
    restAfter = 5,
    rest = 30_000,
  } = options
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: rest,
    breaker: new ConsecutiveBreaker(restAfter),
  })
  const again = retry(handleWhen(mayPass), { maxAttempts: attempts - 1 })
  const policy = wrap(bulkhead(concurrency, 0), again, breaker)
  return {
    async json(url, init) {
      try {
        return await policy.execute(() => fetchJson(name, url, init, timeout, maxBytes))
      } catch (error) {
        if (isBulkheadRejectedError(error)) throw new OutboundError(name, 'busy')
        if (isBrokenCircuitError(error)) throw new OutboundError(name, 'resting')
        throw error
      }
    },
    get resting() {
      return breaker.state === CircuitState.Open
    },
  }
}

/** Whether the same call may well succeed a moment later. */
function mayPass(error: Error): boolean {
  if (!(error instanceof OutboundError)) return false
  return error.fault === 'unreachable' || (error.fault === 'status' && (error.status ?? 0) >= 500)
}

async function fetchJson(
  name: string,
  url: string,
  init: { method?: string; headers?: Record<string, string>; body?: string } | undefined,
  timeout: number,
  maxBytes: number,
): Promise<unknown> {
  // The signal also cuts a body that stalls or drips; fetch's own time limits do not.
  const signal = AbortSignal.timeout(timeout)
  let text: string
  try {
    const response = await fetch(url, {
      ...init,
      headers: { Accept: 'application/json', ...init?.headers },
      redirect: 'manual',
      signal,
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw new OutboundError(name, 'status', response.status)
    }
    text = await readText(name, response, maxBytes)
  } catch (error) {
    if (error instanceof OutboundError) throw error
    throw new OutboundError(name, signal.aborted ? 'timeout' : 'unreachable', undefined, error)
  }
  try {
    return JSON.parse(text)
  } catch {
    // The parser's message quotes the body, so it is left out.
    throw new OutboundError(name, 'not_json')
  }
}

async function readText(name: string, response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  if (response.body) {
    // Leaving the loop by a throw cancels the stream, and with it the connection.
    for await (const chunk of response.body) {
      size += chunk.byteLength
      if (size > maxBytes) throw new OutboundError(name, 'too_large')
      chunks.push(chunk)
    }
  }
  return Buffer.concat(chunks).toString('utf8')
}
