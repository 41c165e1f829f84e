import type { Endpoint } from './endpoint.ts'

/** `['api', 'listings', { city: 'Luque' }]` */
export type QueryKey = readonly (string | Record<string, string>)[]

/** Without empty values; lists and points joined by commas. */
export function addressValues(values: Record<string, unknown> | undefined): Record<string, string> {
  const present = Object.entries(values ?? {}).flatMap(([name, value]) => {
    if (value === undefined || value === null) return []
    const text = typeof value === 'object' ? Object.values(value).join(',') : String(value)
    return text === '' ? [] : [[name, text] as const]
  })
  return Object.fromEntries(present.sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** Escaped: `/api/listings/a%2Fb`. */
export function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`${path} needs ${name}`)
    return encodeURIComponent(value)
  })
}

/** The same on the client and in boot data. */
export function queryKey(
  endpoint: Pick<Endpoint, 'path'>,
  { params, query }: { params?: Record<string, string>; query?: Record<string, unknown> } = {},
): QueryKey {
  const segments = fillPath(endpoint.path, params).split('/').filter(Boolean).map(decodeURIComponent)
  const values = addressValues(query)
  return Object.keys(values).length > 0 ? [...segments, values] : segments
}

/** The address that a key was made of. */
export function keyAddress(key: readonly unknown[]): string {
  const segments = key.filter((segment) => typeof segment === 'string')
  const path = `/${segments.map(encodeURIComponent).join('/')}`
  const values = key.at(-1)
  const query = new URLSearchParams(
    typeof values === 'object' && values !== null ? Object.entries(values) : [],
  )
  return query.size > 0 ? `${path}?${query}` : path
}

/** Of a search’s address as it was read, `?` included. */
export function searchKey(address: string): QueryKey {
  return ['search', address]
}

/** Of what was understood of a text; `rate`: guaraníes per US dollar; `places`: whether the server found some in it. */
export function sentenceKey(
  text: string,
  rate: number,
  transactionType?: string,
  hasPlaces = false,
): QueryKey {
  const set = [transactionType, hasPlaces ? 'places' : undefined]
  return ['sentence', text, String(rate), ...set.flatMap((one) => one ?? [])]
}
