import type { IncomingHttpHeaders } from 'node:http'
import type { Request } from 'express'
import { acceptedLanguage } from '#server/core/http/negotiate.ts'
import type { Endpoint } from '#shared/core/endpoint.ts'
import { asLanguage } from '#shared/core/language.ts'
import { addressValues, fillPath } from '#shared/core/queryKey.ts'

export interface ParsedCall {
  params: unknown
  query: unknown
  request: Pick<Request, 'query' | 'originalUrl'>
}

export interface PublicResponse {
  address: string
  /** For metrics. */
  route: string
  call: string
  variant(headers: IncomingHttpHeaders): string
}

/** Undefined unless only writes can change the response. */
export function publicResponseOf(endpoint: Endpoint, call: ParsedCall): PublicResponse | undefined {
  const { method, path, cache, ages } = endpoint
  if (method !== 'GET' || cache !== 'public' || ages) return undefined
  const language = asLanguage(call.request.query.lang)
  return {
    address: call.request.originalUrl,
    route: path,
    // Equal values have equal JSON.
    call: JSON.stringify([path, call.params, call.query]),
    // `Link` headers contain the language only if the URL did.
    variant: (headers) => (language ? `lang=${language}` : acceptedLanguage(headers)),
  }
}

export function cacheKey({ call, variant }: PublicResponse, headers: IncomingHttpHeaders): string {
  return `${variant(headers)} ${call}`
}

/** From parsed values only: it is shared. */
export function pageAddress(
  endpoint: Endpoint,
  { params, query, request }: ParsedCall,
  cursor: string,
): string {
  const language = asLanguage(request.query.lang)
  const values = addressValues({ ...asRecord(query), ...(language && { lang: language }), cursor })
  return `${fillPath(endpoint.path, asRecord(params))}?${new URLSearchParams(values)}`
}

const asRecord = <Value>(values: unknown) => (values ?? {}) as Record<string, Value>
