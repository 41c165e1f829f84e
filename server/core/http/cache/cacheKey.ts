import type { Request } from 'express'
import { acceptedLanguage } from '#server/core/http/negotiate.ts'
import type { Endpoint } from '#shared/core/endpoint.ts'
import { asLanguage, type Language } from '#shared/core/language.ts'
import { addressValues, fillPath } from '#shared/core/queryKey.ts'

export interface ParsedCall {
  params: unknown
  query: unknown
  request: Pick<Request, 'query' | 'originalUrl'>
}

/** Its language is given by the URL or by each request's headers. */
export interface PublicResponse {
  address: string
  /** For metrics. */
  route: string
  /** Equal for all URLs of the same request. */
  call: string
  language: Language | undefined
}

/** Undefined unless only writes can change the response. */
export function publicResponseOf(endpoint: Endpoint, call: ParsedCall): PublicResponse | undefined {
  const { method, path, cache, ages } = endpoint
  if (method !== 'GET' || cache !== 'public' || ages) return undefined
  return {
    address: call.request.originalUrl,
    route: path,
    // In the order of their schema: equal values have equal JSON.
    call: JSON.stringify([path, call.params, call.query]),
    language: asLanguage(call.request.query.lang),
  }
}

/** `Link` headers contain the language only if the URL did. */
export function cacheKey({ call, language }: PublicResponse, headers: Request['headers']): string {
  return `${language ? `lang=${language}` : acceptedLanguage(headers)} ${call}`
}

/** From parsed values only: the response is shared. */
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
