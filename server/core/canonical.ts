import type { IncomingMessage } from 'node:http'
import { core } from 'zod'
import type { Endpoint } from '#shared/endpoint.ts'
import { languageOf } from './requestLanguage.ts'

/** The part of a query that the endpoint knows, in one order: what it ignores makes no other answer. */
export function canonicalQuery(endpoint: Endpoint, query: URLSearchParams): URLSearchParams {
  const { query: schema } = endpoint
  const known = new Set([
    'lang',
    ...(schema instanceof core.$ZodObject ? Object.keys(schema._zod.def.shape) : []),
  ])
  const kept = new URLSearchParams([...query].filter(([name]) => known.has(name)))
  kept.sort()
  return kept
}

/** One answer's place among the answers to visitors. */
export interface Place {
  endpoint: Endpoint
  key: string
}

/** Finds the place of a request among public answers that only a write can change; nothing for any other request. */
export function createPlaces(
  endpoints: readonly Endpoint[],
): (request: IncomingMessage) => Place | undefined {
  const kept = endpoints.filter(({ method, cache, ages }) => method === 'GET' && cache === 'public' && !ages)
  const exact = new Map(kept.map((endpoint) => [endpoint.path as string, endpoint]))
  const patterns = kept
    .filter(({ params }) => params)
    .map((endpoint) => ({ endpoint, pattern: new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+')}$`) }))
  const others = new Set(endpoints.map(({ path }) => path as string))

  return (request) => {
    const [path = '', search = ''] = (request.url ?? '').split('?', 2)
    // A path of its own goes before a pattern that fits it too.
    const endpoint =
      exact.get(path) ??
      (others.has(path) ? undefined : patterns.find(({ pattern }) => pattern.test(path))?.endpoint)
    if (!endpoint) return undefined
    const query = canonicalQuery(endpoint, new URLSearchParams(search))
    const language = languageOf({ query: { lang: query.get('lang') ?? undefined }, headers: request.headers })
    return { endpoint, key: `${language} ${path}?${query}` }
  }
}
