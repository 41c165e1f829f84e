import { actingAsAdmin, actingHeader, isPanelPath } from '#shared/core/actingHeader.ts'
import type { AnswerOf, BodyIn, Endpoint, QueryOf } from '#shared/core/endpoint.ts'
import type { ErrorAnswer } from '#shared/core/errors.ts'
import { asLanguage, defaultLanguage } from '#shared/core/language.ts'
import type { Page } from '#shared/core/paging.ts'
import { addressValues, fillPath } from '#shared/core/queryKey.ts'

export interface CallOptions<E extends Endpoint = Endpoint> {
  params?: Record<string, string>
  query?: { [Name in keyof QueryOf<E>]?: unknown }
  body?: BodyIn<E>
  signal?: AbortSignal
  /** A POST repeated with the same key gets the first response. */
  idempotencyKey?: string
}

/** An error status. The message is `status: text`. */
export class CallError extends Error {
  override name = 'CallError'

  constructor(
    readonly status: number,
    text: string,
    readonly body: ErrorAnswer | undefined,
    /** From Retry-After, in seconds. */
    readonly retryAfter?: number,
  ) {
    super(`${status}: ${text}`)
  }
}

/** No network, or not our response, such as a captive portal's. */
export class ConnectionError extends TypeError {
  override name = 'ConnectionError'
}

/** Throws `CallError`, or `ConnectionError` without a response of ours. */
export async function call<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E> = {},
): Promise<AnswerOf<E>> {
  return readResponse<E>(await send(endpoint, options))
}

export async function callPage<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E> = {},
): Promise<Page<AnswerOf<E> extends readonly (infer Item)[] ? Item : never>> {
  const response = await send(endpoint, options)
  const items = await readResponse<E>(response)
  if (!Array.isArray(items)) throw new Error(`${endpoint.path} is not a list`)
  const total = Number(response.headers.get('X-Total-Count') ?? items.length)
  const totalIsCapped = response.headers.get('X-Total-Capped') === 'true'
  const rankedBy = response.headers.get('X-Ranked-By')
  const places = response.headers.get('X-Places')
  const nearDuplicates = response.headers.get('X-Near-Duplicates')
  return {
    items,
    total,
    totalIsCapped,
    next: nextCursor(response.headers.get('Link')),
    ...(rankedBy && { rankedBy, sections: response.headers.get('X-Sections') ?? '' }),
    ...(response.headers.get('X-Plain-Text') === 'true' && { isPlainText: true as const }),
    ...(places && { places }),
    ...(nearDuplicates && { nearDuplicates }),
  }
}

/** The server's message, else the fallback. */
export function failureText(error: unknown, fallback: string): string {
  return (error instanceof CallError && error.body?.error) || fallback
}

/** Reads `Link: <…?cursor=x>; rel="next"`. */
export function nextCursor(link: string | null): string | undefined {
  const address = link
    ?.split(',')
    .find((entry) => /;\s*rel="?next"?/.test(entry))
    ?.match(/<([^>]*)>/)?.[1]
  if (address === undefined) return undefined
  return new URL(address, 'http://any').searchParams.get('cursor') ?? undefined
}

/** Calls from the panel act as the administrator. */
export function callHeaders(): Record<string, string> {
  const headers = { Accept: 'application/json', 'Accept-Language': pageLanguage() }
  const path = globalThis.location?.pathname ?? ''
  return isPanelPath(path) ? { ...headers, [actingHeader]: actingAsAdmin } : headers
}

async function send<E extends Endpoint>(endpoint: E, options: CallOptions<E>): Promise<Response> {
  const { params, query, body, signal, idempotencyKey } = options
  const values = new URLSearchParams(addressValues(query))
  const headers = callHeaders()
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (idempotencyKey) headers['Idempotency-Key'] = idempotencyKey
  return fetchAnswer(`${fillPath(endpoint.path, params)}${values.size > 0 ? `?${values}` : ''}`, {
    method: endpoint.method,
    credentials: 'include',
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
  })
}

/** Like `fetch`; throws `CallError` and `ConnectionError`. */
export async function fetchAnswer(address: string, init: RequestInit): Promise<Response> {
  const response = await fetch(address, init).catch((error: unknown) => {
    throw error instanceof TypeError ? new ConnectionError(error.message, { cause: error }) : error
  })
  if (!response.ok) throw await readCallError(response)
  if (response.headers.get('content-type')?.startsWith('text/html'))
    throw new ConnectionError('A page answered a call')
  return response
}

async function readResponse<E extends Endpoint>(response: Response): Promise<AnswerOf<E>> {
  const answer = response.status === 204 ? undefined : await response.json()
  return answer
}

export async function readCallError(response: Response): Promise<CallError> {
  const text = await response.text()
  const retryAfter = Number.parseInt(response.headers.get('Retry-After') ?? '', 10)
  return new CallError(
    response.status,
    text || response.statusText,
    parseErrorBody(text),
    Number.isNaN(retryAfter) ? undefined : retryAfter,
  )
}

function parseErrorBody(text: string): ErrorAnswer | undefined {
  try {
    const body: Partial<ErrorAnswer> | null = JSON.parse(text)
    const { error, code } = body ?? {}
    return typeof error === 'string' && typeof code === 'string' ? { ...body, error, code } : undefined
  } catch {
    return undefined
  }
}

export function pageLanguage() {
  return asLanguage(globalThis.document?.documentElement.lang) ?? defaultLanguage
}
