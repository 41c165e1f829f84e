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

/** `status` includes redirects; `busy` and `circuit_open` were not sent. */
export type OutboundFault =
  | 'unreachable'
  | 'timeout'
  | 'status'
  | 'too_large'
  | 'not_json'
  | 'busy'
  | 'circuit_open'

/** Safe to log: no URL, no body. */
export class OutboundError extends Error {
  constructor(
    readonly upstream: string,
    readonly fault: OutboundFault,
    readonly status?: number,
    cause?: unknown,
  ) {
    super(`${upstream}: ${fault}${status ? ` ${status}` : ''}`, { cause })
    this.name = 'OutboundError'
  }
}

export interface GuardOptions {
  /** Retries network errors and statuses from 500, never a timeout. */
  attempts?: 1 | 2
  concurrency?: number
  maxQueued?: number
  /** Consecutive. */
  maxFailures?: number
  /** Milliseconds. */
  halfOpenAfter?: number
  /** Default: every error. */
  isFailure?: (error: Error) => boolean
}

export interface OutboundOptions extends Omit<GuardOptions, 'isFailure'> {
  /** Milliseconds for one attempt, to the last byte of the body. */
  timeout: number
  /** Decompressed. */
  maxBytes?: number
  /** Default: 2xx. */
  accepts?: (status: number) => boolean
  fetch?: typeof fetch
}

export interface OutboundRequest {
  method?: string
  headers?: Record<string, string>
  body?: RequestInit['body']
}

export interface Outbound {
  /** Follows no redirects. Throws `OutboundError`. */
  fetch(url: string, request?: OutboundRequest): Promise<Response>
  /** Unvalidated. Throws `OutboundError`. */
  json(url: string, request?: OutboundRequest): Promise<unknown>
  readonly isOpen: boolean
}

export interface Guard {
  /** Throws `OutboundError` if the work was not started. */
  run<T>(work: () => Promise<T>): Promise<T>
  readonly isOpen: boolean
}

export function createGuard(name: string, options: GuardOptions): Guard {
  const { attempts = 1, concurrency = 4, maxQueued = 0, maxFailures = 5, halfOpenAfter = 30_000 } = options
  const breaker = circuitBreaker(options.isFailure ? handleWhen(options.isFailure) : handleAll, {
    halfOpenAfter,
    breaker: new ConsecutiveBreaker(maxFailures),
  })
  const retries = retry(handleWhen(isTransient), { maxAttempts: attempts - 1 })
  const policy = wrap(bulkhead(concurrency, maxQueued), retries, breaker)
  return {
    async run(work) {
      try {
        return await policy.execute(work)
      } catch (error) {
        if (isBulkheadRejectedError(error)) throw new OutboundError(name, 'busy')
        if (isBrokenCircuitError(error)) throw new OutboundError(name, 'circuit_open')
        throw error
      }
    },
    get isOpen() {
      return breaker.state === CircuitState.Open
    },
  }
}

/** With a timeout, a byte limit, a bulkhead and a circuit breaker. */
export function createOutbound(name: string, options: OutboundOptions): Outbound {
  const guard = createGuard(name, options)

  function call<T>(
    url: string,
    request: OutboundRequest,
    read: (response: Response) => Promise<T>,
  ): Promise<T> {
    return guard.run(async () => read(await fetchWhole(name, url, request, options)))
  }

  return {
    fetch: (url, request = {}) => call(url, request, async (response) => response),
    json: (url, request = {}) =>
      call(
        url,
        { ...request, headers: { Accept: 'application/json', ...request.headers } },
        async (response) => parseJson(name, await response.text()),
      ),
    get isOpen() {
      return guard.isOpen
    },
  }
}

function isTransient(error: Error): boolean {
  if (!(error instanceof OutboundError)) return false
  return error.fault === 'unreachable' || (error.fault === 'status' && (error.status ?? 0) >= 500)
}

const isOk = (status: number) => status >= 200 && status < 300

async function fetchWhole(
  name: string,
  url: string,
  request: OutboundRequest,
  { timeout, maxBytes = 1_000_000, accepts = isOk, fetch: send = fetch }: OutboundOptions,
): Promise<Response> {
  // Also ends a stalled body; fetch's own timeouts do not.
  const signal = AbortSignal.timeout(timeout)
  try {
    const response = await send(url, { ...request, redirect: 'manual', signal })
    const { status, headers } = response
    if (!accepts(status)) {
      await response.body?.cancel()
      throw new OutboundError(name, 'status', status)
    }
    const body = await readBody(name, response, maxBytes)
    return new Response(body.length > 0 ? body : null, { status, headers })
  } catch (error) {
    if (error instanceof OutboundError) throw error
    throw new OutboundError(name, signal.aborted ? 'timeout' : 'unreachable', undefined, error)
  }
}

async function readBody(name: string, response: Response, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  // Throwing inside the loop closes the connection.
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) throw new OutboundError(name, 'too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The parser's message would quote the body.
    throw new OutboundError(name, 'not_json')
  }
}
