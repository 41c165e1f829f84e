import type { Request } from 'express'
import { acceptedLanguage } from '#server/core/http/negotiate.ts'
import type { Endpoint } from '#shared/core/endpoint.ts'
import { asLanguage, type Language } from '#shared/core/language.ts'
import { addressValues, fillPath } from '#shared/core/queryKey.ts'

/** A request as parsed by Express and the endpoint's schemas. */
export interface ParsedCall {
  params: unknown
  query: unknown
  request: Pick<Request, 'query' | 'originalUrl'>
}

/** The public response that a URL requests. Its language is given by the URL or by each request's headers. */
export interface PublicResponse {
  /** The original URL. */
  address: string
  /** The endpoint's path, for metrics. */
  route: string
  /** The parsed values, equal for all URLs of the same request. */
  call: string
  language: Language | undefined
}

/** The public response of a call for visitors; undefined unless only writes can change it. */
export function publicResponseOf(endpoint: Endpoint, call: ParsedCall): PublicResponse | undefined {
  const { method, path, cache, ages } = endpoint
  if (method !== 'GET' || cache !== 'public' || ages) return undefined
  return {
    address: call.request.originalUrl,
    route: path,
    // Parsed values are plain data in the order of their schema, so equal ones have equal JSON.
    call: JSON.stringify([path, call.params, call.query]),
    language: asLanguage(call.request.query.lang),
  }
}

/** The cache key. `Link` headers contain the language only if the URL did. */
export function cacheKey({ call, language }: PublicResponse, headers: Request['headers']): string {
  return `${language ? `lang=${language}` : acceptedLanguage(headers)} ${call}`
}

/** The URL of the next page, built from parsed values only, because the response is shared. */
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
