import { z } from 'zod/mini'
import type { Endpoint } from './endpoint.ts'

/** Path parts, and at the end the query where there is one: `['api', 'listings', { city: 'Luque' }]`. */
export type QueryKey = readonly (string | Record<string, string>)[]

/** The values of a call's address, absent and empty ones left out, each as it stands in the address: lists and points by comma. */
export function addressValues(values: Record<string, unknown> | undefined): Record<string, string> {
  const present = Object.entries(values ?? {}).flatMap(([name, value]) => {
    if (value === undefined || value === null) return []
    const text = typeof value === 'object' ? Object.values(value).join(',') : String(value)
    return text === '' ? [] : [[name, text] as const]
  })
  return Object.fromEntries(present.sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** An endpoint's path with its parameters filled in and escaped: `/api/listings/a%2Fb`. */
export function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`${path} needs ${name}`)
    return encodeURIComponent(value)
  })
}

/**
 * The key under which a call's answer is kept. The server writes boot data under the same key that the
 * client asks for, so it is made here only.
 */
export function queryKey(
  endpoint: Pick<Endpoint, 'path'>,
  { params, query }: { params?: Record<string, string>; query?: Record<string, unknown> } = {},
): QueryKey {
  const parts = fillPath(endpoint.path, params).split('/').filter(Boolean).map(decodeURIComponent)
  const values = addressValues(query)
  return Object.keys(values).length > 0 ? [...parts, values] : parts
}

const addressQuery = z.record(z.string(), z.string())

/** The address that a key stands for; the inverse of `queryKey`. */
export function keyAddress(key: readonly unknown[]): string {
  const parts = key.filter((part) => typeof part === 'string')
  const path = `/${parts.map(encodeURIComponent).join('/')}`
  const values = addressQuery.safeParse(key.at(-1)).data
  return values ? `${path}?${new URLSearchParams(values)}` : path
}

/** The key under which the meaning of a search text is kept; no call, but the page brings it along as well. */
export function sentenceKey(text: string, rate: number): QueryKey {
  return ['sentence', text, String(rate)]
}
