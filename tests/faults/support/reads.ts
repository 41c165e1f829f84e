import { z } from 'zod'
import type { Visit } from './load.ts'

const listed = z.array(z.object({ id: z.string() }))

export async function listingIds(url: string, count: number): Promise<string[]> {
  const answer = await fetch(`${url}/api/listings?limit=${count}`)
  return listed.parse(await answer.json()).map(({ id }) => id)
}

export async function reads(url: string): Promise<(index: number) => Visit> {
  const ids = await listingIds(url, 50)
  const id = (index: number) => ids[index % ids.length] ?? ''
  const kinds: ((index: number) => Visit)[] = [
    () => ({ path: '/api/listings?limit=24' }),
    uncached,
    (index) => ({ path: `/api/listings/${id(index)}` }),
    (index) => ({ path: `/property/${id(index)}` }),
    (index) => ({ path: `/api/listings/${id(index)}/views`, method: 'POST' }),
    () => ({ path: '/api/listings/featured' }),
    (index) => ({ path: '/api/listings/batch', method: 'POST', body: { ids: [id(index), id(index + 7)] } }),
  ]
  return (index) => kinds[index % kinds.length]?.(index) ?? uncached(index)
}

export function uncached(index: number): Visit {
  return { path: `/api/listings?limit=4&maxPrice=${400_000 + index}`, kind: 'uncached' }
}

let asked = 0

/** None is answered from memory: each asks for something new. */
export function ordinaryReads(ids: string[]): (index: number) => Visit {
  const kinds: ((id: string, n: number) => string)[] = [
    (_id, n) => `/api/listings?limit=24&transactionType=sale&maxPrice=${200_000 + n}`,
    (id) => `/api/listings/${id}`,
    (_id, n) => `/api/listings?limit=24&transactionType=rent&bedrooms=2&maxPrice=${1000 + n}`,
    (_id, n) =>
      `/api/listings?limit=24&near=${(-25.3 + (n % 97) / 1000).toFixed(3)},${(-57.6 + (n % 89) / 1000).toFixed(3)},2`,
    (id, n) => `/api/listings/${id}/similar?limit=${1 + (n % 12)}`,
    (_id, n) => `/api/listings?limit=24&propertyType=apartment&city=Luque&minPrice=${n}`,
  ]
  return () => {
    const n = ++asked
    return { path: kinds[n % kinds.length]?.(ids[n % ids.length] ?? '', n) ?? '' }
  }
}
