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
