import type { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userQuery } from '#client/auth/auth.api.ts'
import { createQueryClient } from '#client/core/queryClient.ts'
import { favoritesStore } from '#client/core/storage.ts'
import type { CurrentUser } from '#shared/users.ts'
import { favoritesQuery } from './favorites.api.ts'
import { createKeep, type Keep } from './favorites.keep.ts'

const ana: CurrentUser = {
  id: 'ana',
  firstName: 'Ana',
  lastName: null,
  email: null,
  profileImageUrl: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  language: 'es',
  currency: 'USD',
  emailNotifications: true,
  pushNotifications: false,
  publicProfile: false,
  favoritesCount: 1,
  accountUrl: null,
}
const favorite = (listingId: string) => ({ listingId, createdAt: '2026-01-02T00:00:00.000Z' })

/** A call that waits for its answer. */
interface Asked {
  what: string
  body: Record<string, unknown>
  answer(body: unknown, status?: number): Promise<void>
  fail(): Promise<void>
}

let asked: Asked[]
let client: QueryClient
let keep: Keep

/** Lets what follows from an answer happen. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', (url: string, { method, body }: { method: string; body?: string }) => {
    return new Promise<Response>((resolve, reject) => {
      asked.push({
        what: `${method} ${url}`,
        body: JSON.parse(body ?? '{}'),
        async answer(json, status = 200) {
          resolve(new Response(JSON.stringify(json), { status }))
          await settle()
        },
        async fail() {
          reject(new TypeError('Failed to fetch'))
          await settle()
        },
      })
    })
  })
  favoritesStore.set([])
  client = createQueryClient()
  client.setQueryData(userQuery.queryKey, ana)
  client.setQueryData(favoritesQuery.queryKey, [favorite('old')])
  client.setQueryData(['api', 'listings', 'new'], { id: 'new', favoritesCount: 5 })
  keep = createKeep(client)
})
afterEach(() => {
  client.clear()
  vi.unstubAllGlobals()
})

const isOn = () => keep.has('new')
const countShown = () =>
  client.getQueryData<{ favoritesCount: number }>(['api', 'listings', 'new'])?.favoritesCount

describe('a wish of a user', () => {
  it('shows at once, with the count, and is sent with the user’s name', async () => {
    const told = vi.fn()
    keep.subscribe(told)
    const outcome = keep.wish('new', true)
    expect(keep.ids()).toEqual(['new', 'old'])
    expect(told).toHaveBeenCalledTimes(1)
    expect(countShown()).toBe(6)
    await settle()
    expect(asked.map(({ what, body }) => [what, body])).toEqual([
      ['POST /api/favorites', { userId: 'ana', listingId: 'new' }],
    ])
    await asked[0]?.answer({ ...favorite('new'), favoritesCount: 9 }, 201)
    expect(await outcome).toBe('stored')
    expect(keep.ids()).toEqual(['new', 'old'])
    expect(countShown()).toBe(9)
    expect(client.getQueryData(userQuery.queryKey)?.favoritesCount).toBe(2)
    expect(favoritesStore.get()).toEqual([])
    expect(asked).toHaveLength(1)
  })

  it.each([
    ['the network', (call: Asked) => call.fail()],
    ['the server', (call: Asked) => call.answer({ error: 'x', code: 'internal' }, 500)],
    ['a listing that is gone', (call: Asked) => call.answer({ error: 'x', code: 'not_found' }, 404)],
  ])('is taken back, with the count, where it fails by %s', async (_, fail) => {
    const outcome = keep.wish('new', true)
    await settle()
    if (asked[0]) await fail(asked[0])
    expect(await outcome).toBeInstanceOf(Error)
    expect(keep.ids()).toEqual(['old'])
    expect(countShown()).toBe(5)
    expect(client.getQueryData(userQuery.queryKey)?.favoritesCount).toBe(1)
  })

  it('to let go is taken back to its place where it fails', async () => {
    const outcome = keep.wish('old', false)
    expect(keep.ids()).toEqual([])
    await settle()
    await asked[0]?.fail()
    expect(await outcome).toBeInstanceOf(Error)
    expect(keep.ids()).toEqual(['old'])
  })

  it('to let go of what the server knows nothing of has come true', async () => {
    const outcome = keep.wish('old', false)
    await settle()
    await asked[0]?.answer({ error: 'x', code: 'not_found' }, 404)
    expect(await outcome).toBe('stored')
  })

  it('when pressed fast, is sent one after the other, and the last one wins', async () => {
    const first = keep.wish('new', true)
    await settle()
    const second = keep.wish('new', false)
    const third = keep.wish('new', true)
    const last = keep.wish('new', false)
    expect(await Promise.all([first, second, third])).toEqual(['overtaken', 'overtaken', 'overtaken'])
    expect(isOn()).toBe(false)
    expect(countShown()).toBe(5)
    expect(asked).toHaveLength(1)
    await asked[0]?.answer({ ...favorite('new'), favoritesCount: 6 }, 201)
    expect(isOn()).toBe(false)
    expect(countShown()).toBe(5)
    expect(asked.map(({ what }) => what)).toEqual(['POST /api/favorites', 'DELETE /api/favorites'])
    await asked[1]?.answer({ listingId: 'new', favoritesCount: 5 })
    expect(await last).toBe('stored')
    expect(keep.ids()).toEqual(['old'])
    expect(countShown()).toBe(5)
  })

  it('when the last one fails, is what the server has by then', async () => {
    void keep.wish('new', true)
    await settle()
    const last = keep.wish('new', false)
    await asked[0]?.answer({ ...favorite('new'), favoritesCount: 6 }, 201)
    await asked[1]?.fail()
    expect(await last).toBeInstanceOf(Error)
    expect(isOn()).toBe(true)
    expect(countShown()).toBe(6)
  })

  it('when nobody is signed in any more, waits in this browser', async () => {
    const outcome = keep.wish('new', true)
    await settle()
    await asked[0]?.answer({ error: 'x', code: 'not_signed_in' }, 401)
    expect(await outcome).toMatchObject({ status: 401 })
    expect(favoritesStore.get()).toEqual(['new'])
    expect(isOn()).toBe(true)
    expect(countShown()).toBe(5)
  })
})

describe('a wish of a visitor', () => {
  it('is kept in this browser, and asks nobody', async () => {
    client.setQueryData(userQuery.queryKey, null)
    expect(keep.ids()).toEqual([])
    expect(await keep.wish('new', true)).toBe('here')
    expect(await keep.wish('newer', true)).toBe('here')
    expect(await keep.wish('new', false)).toBe('here')
    expect(keep.ids()).toEqual(['newer'])
    expect(favoritesStore.get()).toEqual(['newer'])
    expect(asked).toEqual([])
  })
})

describe('moving favorites into the account', () => {
  it('shows all the while what was here and what was there, and leaves nothing behind', async () => {
    favoritesStore.set(['b', 'a'])
    expect(keep.ids()).toEqual(['b', 'a', 'old'])
    const merging = keep.merge()
    await settle()
    expect(asked.map(({ what, body }) => [what, body])).toEqual([
      ['POST /api/favorites/merge', { listingIds: ['b', 'a'] }],
    ])
    expect(keep.ids()).toEqual(['b', 'a', 'old'])
    await asked[0]?.answer(['b', 'a', 'old'].map(favorite))
    await merging
    expect(keep.ids()).toEqual(['b', 'a', 'old'])
    expect(favoritesStore.get()).toEqual([])
    expect(client.getQueryData(userQuery.queryKey)?.favoritesCount).toBe(3)
  })

  it('goes by parts, the oldest first; what failed stays here and is moved the next time', async () => {
    const ids = Array.from({ length: 450 }, (_, index) => `id${index}`)
    favoritesStore.set(ids)
    const first = keep.merge()
    await settle()
    expect(asked[0]?.body.listingIds).toEqual(ids.slice(250))
    await asked[0]?.answer(ids.slice(250).map(favorite))
    await asked[1]?.fail()
    await first
    expect(favoritesStore.get()).toEqual(ids.slice(0, 250))
    expect(keep.ids()).toHaveLength(450)

    const second = keep.merge()
    await settle()
    expect(asked[2]?.body.listingIds).toEqual(ids.slice(50, 250))
    await asked[2]?.answer(ids.slice(50).map(favorite))
    expect(asked[3]?.body.listingIds).toEqual(ids.slice(0, 50))
    await asked[3]?.answer(ids.map(favorite))
    await second
    expect(favoritesStore.get()).toEqual([])
    expect(keep.ids()).toEqual(ids)
  })

  it('loses no heart that another tab adds meanwhile, and moves it as well', async () => {
    favoritesStore.set(['a'])
    const merging = keep.merge()
    await settle()
    favoritesStore.change((ids) => ['b', ...ids])
    await asked[0]?.answer(['a', 'old'].map(favorite))
    expect(keep.ids()).toEqual(['b', 'a', 'old'])
    expect(asked[1]?.body.listingIds).toEqual(['b'])
    await asked[1]?.answer(['b', 'a', 'old'].map(favorite))
    await merging
    expect(favoritesStore.get()).toEqual([])
  })

  it('makes a heart that is pressed meanwhile wait, so that neither undoes the other', async () => {
    favoritesStore.set(['a'])
    const merging = keep.merge()
    await settle()
    const outcome = keep.wish('a', false)
    expect(keep.has('a')).toBe(false)
    await settle()
    expect(asked).toHaveLength(1)
    await asked[0]?.answer(['a', 'old'].map(favorite))
    await merging
    expect(keep.has('a')).toBe(false)
    await settle()
    expect(asked[1]?.what).toBe('DELETE /api/favorites')
    await asked[1]?.answer({ listingId: 'a', favoritesCount: 0 })
    expect(await outcome).toBe('stored')
    expect(keep.ids()).toEqual(['old'])
  })

  it('sends no text that cannot be an id', async () => {
    favoritesStore.set(['', 'a', 'x'.repeat(65)])
    const merging = keep.merge()
    await settle()
    expect(asked[0]?.body.listingIds).toEqual(['a'])
    await asked[0]?.answer(['a', 'old'].map(favorite))
    await merging
    expect(keep.ids()).not.toContain('a'.repeat(65))
  })

  it('is nothing for a visitor, or where there is nothing', async () => {
    await keep.merge()
    client.setQueryData(userQuery.queryKey, null)
    favoritesStore.set(['a'])
    await keep.merge()
    expect(asked).toEqual([])
  })
})
