import { focusManager, type QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userQuery } from '#client/auth/auth.api.ts'
import { createQueryClient } from '#client/core/queryClient.ts'
import type { CurrentUser } from '#shared/users/users.ts'
import { favorite } from '#tests/components/samples.ts'
import { favoritesQuery } from './favorites.api.ts'
import { localFavorites } from './favorites.local.ts'
import { createFavoritesStore, type FavoritesStore } from './favorites.store.ts'

const ana: CurrentUser = {
  id: 'ana',
  firstName: 'Ana',
  lastName: null,
  email: null,
  emailVerified: false,
  emailBounced: false,
  profileImageUrl: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  language: 'es',
  currency: 'USD',
  emailNotifications: true,
  pushNotifications: false,
  favoriteAlerts: true,
  publicProfile: false,
  favoritesCount: 1,
  accountUrl: null,
}

interface PendingRequest {
  line: string
  body: Record<string, unknown>
  respond(body: unknown, status?: number): Promise<void>
  fail(): Promise<void>
}

let requests: PendingRequest[]
let client: QueryClient
let store: FavoritesStore

const settle = () => new Promise((resolve) => setImmediate(resolve))

beforeEach(() => {
  requests = []
  vi.stubGlobal('fetch', (url: string, { method, body }: { method: string; body?: string }) => {
    return new Promise<Response>((resolve, reject) => {
      requests.push({
        line: `${method} ${url}`,
        body: JSON.parse(body ?? '{}'),
        async respond(json, status = 200) {
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
  localFavorites.set([])
  client = createQueryClient()
  client.setQueryData(userQuery.queryKey, ana)
  client.setQueryData(favoritesQuery.queryKey, [favorite('old')])
  client.setQueryData(['api', 'listings', 'new'], { id: 'new', favoritesCount: 5 })
  store = createFavoritesStore(client)
})
afterEach(() => {
  client.clear()
  focusManager.setFocused(undefined)
  vi.unstubAllGlobals()
})

const isShown = () => store.has('new')
const countShown = () =>
  client.getQueryData<{ favoritesCount: number }>(['api', 'listings', 'new'])?.favoritesCount

describe('a change of a signed-in user', () => {
  it('is applied at once, with the count, and sent with the user’s id', async () => {
    const listener = vi.fn()
    store.subscribe(listener)
    const outcome = store.set('new', true)
    expect(store.ids()).toEqual(['new', 'old'])
    expect(listener).toHaveBeenCalledTimes(1)
    expect(countShown()).toBe(6)
    await settle()
    expect(requests.map(({ line, body }) => [line, body])).toEqual([
      ['POST /api/favorites', { userId: 'ana', listingId: 'new' }],
    ])
    await requests[0]?.respond({ ...favorite('new'), favoritesCount: 9 }, 201)
    expect(await outcome).toBe('saved')
    expect(store.ids()).toEqual(['new', 'old'])
    expect(countShown()).toBe(9)
    expect(client.getQueryData(userQuery.queryKey)?.favoritesCount).toBe(2)
    expect(localFavorites.get()).toEqual([])
    expect(requests).toHaveLength(1)
  })

  it.each([
    ['the network', (request: PendingRequest) => request.fail()],
    ['the server', (request: PendingRequest) => request.respond({ error: 'x', code: 'internal' }, 500)],
    [
      'a deleted listing',
      (request: PendingRequest) => request.respond({ error: 'x', code: 'not_found' }, 404),
    ],
  ])('is rolled back, with the count, when it fails because of %s', async (_, fail) => {
    const outcome = store.set('new', true)
    await settle()
    if (requests[0]) await fail(requests[0])
    expect(await outcome).toBeInstanceOf(Error)
    expect(store.ids()).toEqual(['old'])
    expect(countShown()).toBe(5)
    expect(client.getQueryData(userQuery.queryKey)?.favoritesCount).toBe(1)
  })

  it('that removes is rolled back to its position when it fails', async () => {
    const outcome = store.set('old', false)
    expect(store.ids()).toEqual([])
    await settle()
    await requests[0]?.fail()
    expect(await outcome).toBeInstanceOf(Error)
    expect(store.ids()).toEqual(['old'])
  })

  it('that removes is saved when the server does not know the listing', async () => {
    const outcome = store.set('old', false)
    await settle()
    await requests[0]?.respond({ error: 'x', code: 'not_found' }, 404)
    expect(await outcome).toBe('saved')
  })

  it('is sent sequentially when repeated, and the last one wins', async () => {
    const first = store.set('new', true)
    await settle()
    const second = store.set('new', false)
    const third = store.set('new', true)
    const last = store.set('new', false)
    expect(isShown()).toBe(false)
    expect(countShown()).toBe(5)
    expect(requests).toHaveLength(1)
    await requests[0]?.respond({ ...favorite('new'), favoritesCount: 6 }, 201)
    expect(isShown()).toBe(false)
    expect(countShown()).toBe(5)
    expect(requests.map(({ line }) => line)).toEqual(['POST /api/favorites', 'DELETE /api/favorites'])
    await requests[1]?.respond({ listingId: 'new', favoritesCount: 5 })
    const outcomes = await Promise.all([first, second, third, last])
    expect(outcomes).toEqual(['superseded', 'superseded', 'superseded', 'saved'])
    expect(requests).toHaveLength(2)
    expect(store.ids()).toEqual(['old'])
    expect(countShown()).toBe(5)
  })

  it('of one listing does not wait for another', async () => {
    void store.set('new', true)
    void store.set('newer', true)
    await settle()
    expect(requests.map(({ body }) => body.listingId)).toEqual(['new', 'newer'])
    await requests[1]?.fail()
    expect(store.ids()).toEqual(['new', 'old'])
  })

  it('behind another is sent from a hidden tab too', async () => {
    void store.set('new', true)
    await settle()
    void store.set('new', false)
    focusManager.setFocused(false)
    await requests[0]?.respond({ ...favorite('new'), favoritesCount: 6 }, 201)
    expect(requests.map(({ line }) => line)).toEqual(['POST /api/favorites', 'DELETE /api/favorites'])
  })

  it('leaves no trace when it fails under a later one', async () => {
    const first = store.set('new', true)
    await settle()
    const last = store.set('new', false)
    await requests[0]?.fail()
    await requests[1]?.respond({ listingId: 'new', favoritesCount: 5 })
    expect(await Promise.all([first, last])).toEqual(['superseded', 'saved'])
    expect(store.ids()).toEqual(['old'])
    expect(countShown()).toBe(5)
  })

  it('shows the state of the server when the last one fails', async () => {
    void store.set('new', true)
    await settle()
    const last = store.set('new', false)
    await requests[0]?.respond({ ...favorite('new'), favoritesCount: 6 }, 201)
    await requests[1]?.fail()
    expect(await last).toBeInstanceOf(Error)
    expect(isShown()).toBe(true)
    expect(countShown()).toBe(6)
  })

  it('is saved in this browser when the session has expired', async () => {
    const outcome = store.set('new', true)
    await settle()
    await requests[0]?.respond({ error: 'x', code: 'not_signed_in' }, 401)
    expect(await outcome).toMatchObject({ status: 401 })
    expect(localFavorites.get()).toEqual(['new'])
    expect(isShown()).toBe(true)
    expect(countShown()).toBe(5)
  })
})

describe('a change of a visitor', () => {
  it('is saved in this browser without a request', async () => {
    client.setQueryData(userQuery.queryKey, null)
    expect(store.ids()).toEqual([])
    expect(await store.set('new', true)).toBe('local')
    expect(await store.set('newer', true)).toBe('local')
    expect(await store.set('new', false)).toBe('local')
    expect(store.ids()).toEqual(['newer'])
    expect(localFavorites.get()).toEqual(['newer'])
    expect(requests).toEqual([])
  })
})

describe('merging favorites into the account', () => {
  it('shows both lists meanwhile and clears the local one', async () => {
    localFavorites.set(['b', 'a'])
    expect(store.ids()).toEqual(['b', 'a', 'old'])
    const merging = store.merge()
    await settle()
    expect(requests.map(({ line, body }) => [line, body])).toEqual([
      ['POST /api/favorites/merge', { listingIds: ['b', 'a'] }],
    ])
    expect(store.ids()).toEqual(['b', 'a', 'old'])
    await requests[0]?.respond(['b', 'a', 'old'].map(favorite))
    await merging
    expect(store.ids()).toEqual(['b', 'a', 'old'])
    expect(localFavorites.get()).toEqual([])
    expect(client.getQueryData(userQuery.queryKey)?.favoritesCount).toBe(3)
  })

  it('sends batches, oldest first; a failed batch stays and is sent the next time', async () => {
    const ids = Array.from({ length: 450 }, (_, index) => `id${index}`)
    localFavorites.set(ids)
    const first = store.merge()
    await settle()
    expect(requests[0]?.body.listingIds).toEqual(ids.slice(250))
    await requests[0]?.respond(ids.slice(250).map(favorite))
    await requests[1]?.fail()
    await first
    expect(localFavorites.get()).toEqual(ids.slice(0, 250))
    expect(store.ids()).toHaveLength(450)

    const second = store.merge()
    await settle()
    expect(requests[2]?.body.listingIds).toEqual(ids.slice(50, 250))
    await requests[2]?.respond(ids.slice(50).map(favorite))
    expect(requests[3]?.body.listingIds).toEqual(ids.slice(0, 50))
    await requests[3]?.respond(ids.map(favorite))
    await second
    expect(localFavorites.get()).toEqual([])
    expect(store.ids()).toEqual(ids)
  })

  it('includes a favorite that another tab adds meanwhile', async () => {
    localFavorites.set(['a'])
    const merging = store.merge()
    await settle()
    localFavorites.update((ids) => ['b', ...ids])
    await requests[0]?.respond(['a', 'old'].map(favorite))
    expect(store.ids()).toEqual(['b', 'a', 'old'])
    expect(requests[1]?.body.listingIds).toEqual(['b'])
    await requests[1]?.respond(['b', 'a', 'old'].map(favorite))
    await merging
    expect(localFavorites.get()).toEqual([])
  })

  it('delays a change made meanwhile, so that neither overwrites the other', async () => {
    localFavorites.set(['a'])
    const merging = store.merge()
    await settle()
    const outcome = store.set('a', false)
    expect(store.has('a')).toBe(false)
    await settle()
    expect(requests).toHaveLength(1)
    await requests[0]?.respond(['a', 'old'].map(favorite))
    await merging
    expect(store.has('a')).toBe(false)
    await settle()
    expect(requests[1]?.line).toBe('DELETE /api/favorites')
    await requests[1]?.respond({ listingId: 'a', favoritesCount: 0 })
    expect(await outcome).toBe('saved')
    expect(store.ids()).toEqual(['old'])
  })

  it('skips invalid ids', async () => {
    localFavorites.set(['', 'a', 'x'.repeat(65)])
    const merging = store.merge()
    await settle()
    expect(requests[0]?.body.listingIds).toEqual(['a'])
    await requests[0]?.respond(['a', 'old'].map(favorite))
    await merging
    expect(store.ids()).not.toContain('a'.repeat(65))
  })

  it('does nothing for a visitor or without local favorites', async () => {
    await store.merge()
    client.setQueryData(userQuery.queryKey, null)
    localFavorites.set(['a'])
    await store.merge()
    expect(requests).toEqual([])
  })
})
