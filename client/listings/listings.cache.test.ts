import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { changeFavoritesCount, invalidateFavoritesOrder, withCount } from './listings.cache.ts'

const one = { id: 'a', favoritesCount: 3 }
const other = { id: 'b', favoritesCount: 7 }
const more = (count: number) => count + 1

describe('the favorites count in the query cache', () => {
  it.each([
    ['a listing', one, { id: 'a', favoritesCount: 4 }],
    ['a list', [other, one], [other, { id: 'a', favoritesCount: 4 }]],
    [
      'the pages of a search',
      { pages: [{ items: [other] }, { items: [one], total: 2 }], pageParams: [null, 'x'] },
      {
        pages: [{ items: [other] }, { items: [{ id: 'a', favoritesCount: 4 }], total: 2 }],
        pageParams: [null, 'x'],
      },
    ],
  ])('changes in %s', (_, data, changed) => expect(withCount(data, 'a', more)).toEqual(changed))

  it.each([
    null,
    undefined,
    7,
    'text',
    [],
    {},
    other,
    { id: 'a' },
    { a: one },
    { pages: [{ items: [other] }] },
  ])('leaves %j unchanged', (data) => expect(withCount(data, 'a', more)).toBe(data))

  it('is never negative', () =>
    expect(withCount(one, 'a', (count) => count - 5)).toEqual({ id: 'a', favoritesCount: 0 }))

  it('changes in every query without a request', () => {
    const client = new QueryClient()
    client.setQueryData(['api', 'listings', 'a'], one)
    client.setQueryData(['api', 'listings', 'trending'], [one, other])
    client.setQueryData(['elsewhere'], one)
    changeFavoritesCount(client, 'a', more)
    expect(client.getQueryData(['api', 'listings', 'a'])).toEqual({ id: 'a', favoritesCount: 4 })
    expect(client.getQueryData(['api', 'listings', 'trending'])).toEqual([
      { id: 'a', favoritesCount: 4 },
      other,
    ])
    expect(client.getQueryData(['elsewhere'])).toBe(one)
    client.clear()
  })

  it('invalidates only lists sorted by favorites', () => {
    const client = new QueryClient()
    const byFavorites = ['api', 'listings', { sortBy: 'favorites' }]
    const byDate = ['api', 'listings', { sortBy: 'date' }]
    client.setQueryData(byFavorites, [])
    client.setQueryData(byDate, [])
    invalidateFavoritesOrder(client)
    expect(client.getQueryState(byFavorites)?.isInvalidated).toBe(true)
    expect(client.getQueryState(byDate)?.isInvalidated).toBe(false)
    client.clear()
  })
})
