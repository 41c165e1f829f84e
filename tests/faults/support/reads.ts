import { z } from 'zod'
import type { Visit } from './load.ts'

const listed = z.array(z.object({ id: z.string() }))

/** Ids of listings that are there. */
export async function listingIds(url: string, count: number): Promise<string[]> {
  const answer = await fetch(`${url}/api/listings?limit=${count}`)
  return listed.parse(await answer.json()).map(({ id }) => id)
}

/** What visitors do, in turn: lists kept and not kept in memory, single listings, pages, views. */
export async function reads(url: string): Promise<(turn: number) => Visit> {
  const ids = await listingIds(url, 50)
  const id = (turn: number) => ids[turn % ids.length] ?? ''
  const kinds: ((turn: number) => Visit)[] = [
    () => ({ path: '/api/listings?limit=24' }),
    uncached,
    (turn) => ({ path: `/api/listings/${id(turn)}` }),
    (turn) => ({ path: `/property/${id(turn)}` }),
    (turn) => ({ path: `/api/listings/${id(turn)}/views`, method: 'POST' }),
    () => ({ path: '/api/listings/featured' }),
    (turn) => ({ path: '/api/listings/batch', method: 'POST', body: { ids: [id(turn), id(turn + 7)] } }),
  ]
  return (turn) => kinds[turn % kinds.length]?.(turn) ?? uncached(turn)
}

/** A list that was not asked for before, so that the database has to make it. */
export function uncached(turn: number): Visit {
  return { path: `/api/listings?limit=4&maxPrice=${400_000 + turn}`, kind: 'uncached' }
}
