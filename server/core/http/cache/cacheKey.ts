import type { Request } from 'express'
import { acceptedLanguage } from '#server/core/http/negotiate.ts'
import type { Endpoint } from '#shared/core/endpoint.ts'
import { asLanguage, type Language } from '#shared/core/language.ts'
import { addressValues, fillPath } from '#shared/core/queryKey.ts'

/** A call as it was parsed: what Express made of the address, and the endpoint's schemas of that. */
export interface ParsedCall {
  params: unknown
  query: unknown
  request: Pick<Request, 'query' | 'originalUrl'>
}

/** Which public answer an address asks for. Its language is known by the address, or by each request's headers. */
export interface PublicAnswer {
  /** The address as it came. */
  address: string
  /** The endpoint's path, by which figures are kept. */
  route: string
  /** The accepted values: one and the same for all addresses that ask the same. */
  call: string
  language: Language | undefined
}

/** Which answer to visitors a call asks for; undefined where it is not one that only a write can change. */
export function publicAnswerOf(endpoint: Endpoint, call: ParsedCall): PublicAnswer | undefined {
  const { method, path, cache, ages } = endpoint
  if (method !== 'GET' || cache !== 'public' || ages) return undefined
  return {
    address: call.request.originalUrl,
    route: path,
    // Accepted values are plain data in the order of their schema, so that equal ones are equal texts.
    call: JSON.stringify([path, call.params, call.query]),
    language: asLanguage(call.request.query.lang),
  }
}

/** The key of an answer in the response cache. Its `Link` names the language where the address did. */
export function cacheKey({ call, language }: PublicAnswer, headers: Request['headers']): string {
  return `${language ? `lang=${language}` : acceptedLanguage(headers)} ${call}`
}

/** The address of the page of a list that begins at a cursor: made of accepted values alone, since others are given it too. */
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
