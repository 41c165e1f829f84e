import { z } from 'zod'
import type { Traffic } from './hitRate.ts'
import type { Load, Visit } from './measure.ts'
import { panelCalls } from './panel.ts'

const cities = [
  'Asunción',
  'Luque',
  'San Lorenzo',
  'Lambaré',
  'Encarnación',
  'Ciudad del Este',
  'Fernando de la Mora',
]
const types = ['house', 'apartment', 'land', 'office', 'penthouse', 'condo']
const texts = [
  'villa mora',
  'casa con piscina luque',
  'depto 2 dormitorios hasta 120 mil',
  'quincho',
  'vista al río',
]
const sorts = ['date', 'price', 'views', 'favorites', 'roi']

/** Mulberry32. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const random = seeded(7420)
const pick = <Item>(items: readonly [Item, ...Item[]] | Item[]): Item =>
  items[Math.floor(random() * items.length)] as Item
const some = (count: number, make: () => string): Visit[] =>
  Array.from({ length: count }, () => ({ path: make() }))

function search(values: Record<string, string | number>): string {
  const query = new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]))
  return `/api/listings?${query}&limit=20`
}

/** Bypass the response cache. */
function mixedFilters(): string {
  const values: Record<string, string | number> = {
    transactionType: pick(['sale', 'rent']),
    maxPrice: 500 + Math.floor(random() * 400_000),
  }
  if (random() < 0.6) values.propertyType = pick(types)
  if (random() < 0.5) values.city = pick(cities)
  if (random() < 0.4) values.bedrooms = 1 + Math.floor(random() * 4)
  if (random() < 0.5) values.sortBy = pick(sorts)
  return search(values)
}

const listed = z.array(
  z.object({
    id: z.string(),
    propertyType: z.string(),
    transactionType: z.string(),
    neighborhood: z.string(),
    city: z.string(),
    area: z.nullable(z.string()),
  }),
)
type Listed = z.infer<typeof listed>[number]

function question(listings: Listed[]): Visit {
  const { propertyType, transactionType, neighborhood, city } = pick(listings)
  const area = 20 + Math.floor(random() * 300)
  const isRent = transactionType === 'rent'
  const body = {
    propertyType,
    transactionType: isRent ? 'rent' : 'sale',
    neighborhood,
    city,
    area,
    priceUSD: Math.round(area * (500 + random() * 2000) * (isRent ? 0.005 : 1)),
  }
  return { path: '/api/price-analysis/calculate', method: 'POST', body }
}

export interface Measured extends Load {
  name: string
}

/** Seconds until the listings of a row are in memory. */
const longWarmUp = 10
/** Until the functions that render them are compiled. */
const warmUpPages = 2000

export async function calls(server: string): Promise<Measured[]> {
  const first = await fetch(`${server}/api/listings?limit=200`)
  const listings = listed.parse(await first.json())
  const ids = listings.map(({ id }) => id)
  const measurable = listings.filter(({ area }) => area !== null)
  const questions = Array.from({ length: 1000 }, () => question(measurable))
  const batch = () => ({
    path: '/api/listings/batch',
    method: 'POST' as const,
    body: { ids: [1, 2, 3, 4, 5].map(() => pick(ids)) },
  })
  return [
    { name: 'list, 15 addresses in turn', visits: some(15, mixedFilters) },
    { name: 'list, 3,000 filter mixes', visits: some(3000, mixedFilters), warmUp: longWarmUp },
    { name: 'list, filter mixes that never repeat', visits: some(20_000, mixedFilters) },
    { name: 'list, deep pages', visits: await deepPages(server) },
    {
      name: 'list, words and sentences, 500',
      visits: some(500, () =>
        search({
          searchQuery: `${pick(texts)} ${pick(cities)}`,
          maxPrice: 1_000_000 + Math.floor(random() * 1e6),
        }),
      ),
    },
    {
      name: 'list, words by price, 500',
      visits: some(500, () =>
        search({
          searchQuery: pick(texts),
          sortBy: 'price',
          maxPrice: 1_000_000 + Math.floor(random() * 1e6),
        }),
      ),
    },
    {
      name: 'facets, 500 filter mixes',
      visits: some(500, () => mixedFilters().replace('/api/listings?', '/api/listings/facets?')),
    },
    { name: 'one listing, 200 ids', visits: ids.map((id) => ({ path: `/api/listings/${id}` })) },
    { name: 'similar, 200 ids', visits: ids.map((id) => ({ path: `/api/listings/${id}/similar` })) },
    { name: 'batch of 5', visits: Array.from({ length: 300 }, batch) },
    {
      name: 'view counted',
      visits: ids.map((id) => ({ path: `/api/listings/${id}/views`, method: 'POST' })),
    },
    { name: 'trending', visits: [{ path: '/api/listings/trending' }] },
    { name: 'featured', visits: [{ path: '/api/listings/featured' }] },
    {
      name: 'suggestions',
      visits: ['vi', 'vil', 'villa', 'luq', 'recole', 'ykua', 'penthose', 'casa'].map((text) => ({
        path: `/api/search/suggestions?query=${text}`,
      })),
    },
    { name: 'calculate, 1,000 questions, one by one', visits: questions, connections: 1 },
    { name: 'calculate, 1,000 questions', visits: questions },
    {
      name: 'verdict, 200 ids',
      visits: ids.map((id) => ({ path: `/api/price-analysis/listing/${id}` })),
    },
    {
      name: 'comparables, 300 places',
      visits: some(300, () => {
        const { propertyType, neighborhood, city } = pick(listings)
        const area = String(20 + Math.floor(random() * 300))
        const query = new URLSearchParams({ propertyType, neighborhood, city, area })
        return `/api/price-analysis/comparables?${query}`
      }),
    },
    {
      name: 'prices by neighbourhood',
      visits: types.map((type) => ({ path: `/api/price-analysis/neighborhoods?propertyType=${type}` })),
    },
    ...(await panelCalls(server, listings)),
    { name: 'exchange rate', visits: [{ path: '/api/currency/rate' }] },
    { name: 'settings', visits: [{ path: '/api/settings/public' }] },
    { name: 'page: search', visits: [{ path: '/search?transactionType=sale' }] },
    {
      name: 'page: search, compressed',
      visits: [{ path: '/search?transactionType=sale', headers: { 'accept-encoding': 'gzip, br' } }],
    },
    {
      name: 'page: search, rendered each time',
      warmUpRequests: warmUpPages,
      visits: some(20_000, () =>
        mixedFilters().replace('/api/listings?', '/search?').replace('&limit=20', ''),
      ),
    },
    {
      name: 'page: property, 200 ids',
      visits: ids.map((id) => ({ path: `/property/${id}` })),
      warmUp: longWarmUp,
    },
    {
      name: 'page: property, rendered each time',
      visits: await manyPages(server),
      warmUpRequests: warmUpPages,
    },
    {
      name: 'page: home, rendered each time',
      visits: Array.from({ length: 20_000 }, (_, visit) => ({ path: `/home?visit=${visit}` })),
      warmUpRequests: warmUpPages,
    },
  ]
}

/** Bytes. */
export async function listPageSize(server: string): Promise<number> {
  const response = await fetch(`${server}${search({ transactionType: 'sale' })}`)
  return (await response.arrayBuffer()).byteLength
}

export async function traffic(server: string): Promise<Traffic[]> {
  const lists = cities.flatMap((city) =>
    types.flatMap((propertyType) =>
      ['sale', 'rent'].map((transactionType) => ({
        path: search({ city, propertyType, transactionType }),
      })),
    ),
  )
  const first = await fetch(`${server}/api/listings?limit=150`)
  const ids = listed.parse(await first.json()).map(({ id }) => id)
  const everywhere = types.map((propertyType) => ({ path: search({ propertyType }) }))
  const pathsOf = (make: (id: string) => string) => ids.map((id) => ({ path: make(id) }))
  return [
    { name: 'lists of a city and kind', share: 25, visits: lists },
    {
      name: 'their facets',
      share: 10,
      visits: lists.map(({ path }) => ({ path: path.replace('/listings?', '/listings/facets?') })),
    },
    { name: 'lists of the whole country', share: 5, visits: everywhere },
    {
      name: 'lists by words',
      share: 5,
      visits: texts.map((searchQuery) => ({ path: search({ searchQuery }) })),
    },
    { name: 'listings', share: 20, visits: pathsOf((id) => `/api/listings/${id}`) },
    { name: 'similar ones', share: 10, visits: pathsOf((id) => `/api/listings/${id}/similar`) },
    { name: 'verdicts', share: 10, visits: pathsOf((id) => `/api/price-analysis/listing/${id}`) },
    { name: 'trending', share: 4, visits: [{ path: '/api/listings/trending' }] },
    { name: 'featured', share: 4, visits: [{ path: '/api/listings/featured' }] },
    {
      name: 'suggestions',
      share: 5,
      visits: ['vi', 'villa', 'luq', 'casa'].map((text) => ({
        path: `/api/search/suggestions?query=${text}`,
      })),
    },
    { name: 'settings', share: 2, visits: [{ path: '/api/settings/public' }] },
  ]
}

async function manyPages(server: string): Promise<Visit[]> {
  const visits: Visit[] = []
  let path: string | undefined = '/api/listings?limit=200'
  while (path && visits.length < 20_000) {
    const answer: Response = await fetch(server + path)
    for (const { id } of listed.parse(await answer.json())) visits.push({ path: `/property/${id}` })
    path = answer.headers.get('link')?.match(/<([^>]+)>/)?.[1]
  }
  return visits
}

/** Pages 20 to 60 by date. */
async function deepPages(server: string): Promise<Visit[]> {
  const visits: Visit[] = []
  let path: string | undefined = '/api/listings?limit=200'
  for (let page = 0; path && page < 60; page++) {
    const answer: Response = await fetch(server + path)
    await answer.arrayBuffer()
    path = answer.headers.get('link')?.match(/<([^>]+)>/)?.[1]
    if (path && page >= 20) visits.push({ path: path.replace('limit=200', 'limit=20') })
  }
  return visits
}
