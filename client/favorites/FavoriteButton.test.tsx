import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { favoritesApi } from '#shared/favorites.ts'
import { findToast, recordNavigation, renderAt, words } from '#tests/components/render.tsx'
import { currentUser, listing } from '#tests/components/samples.ts'
import { deferred, errorResponse, networkError, stubEndpoint } from '#tests/components/server.ts'
import { FavoriteButton } from './FavoriteButton.tsx'
import { localFavorites } from './favorites.local.ts'

const { auth, core, favorites: w } = words.es
const house = listing({ id: 'one' })
const user = currentUser()
const added = { listingId: 'one', createdAt: '2026-11-20T12:00:00.000Z', favoritesCount: 1 }
const heart = () => screen.getByRole('button', { name: w.save(house.title) })
const isPressed = (pressed: boolean) => expect(heart()).toHaveAttribute('aria-pressed', String(pressed))
const open = (options: Parameters<typeof renderAt>[1] = {}) =>
  renderAt(<FavoriteButton listing={house} />, { at: '/search', ...options })

describe('the heart of a visitor', () => {
  it('saves in this browser, says so, and removes again', async () => {
    const { person } = open()
    await person.click(heart())
    isPressed(true)
    await findToast(w.added, w.addedHere)
    expect(localFavorites.get()).toEqual(['one'])
    await person.click(heart())
    isPressed(false)
    await findToast(w.removed, w.removedText)
    expect(localFavorites.get()).toEqual([])
  })
})

describe('the heart of a user', () => {
  it('shows before the server has answered, and says so after', async () => {
    stubEndpoint(favoritesApi.list, [])
    const answering = deferred<typeof favoritesApi.add>(added)
    const calls = stubEndpoint(favoritesApi.add, () => answering.promise)
    const { person } = open({ user })
    await person.click(heart())
    isPressed(true)
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument()
    answering.release()
    await findToast(w.added, w.addedText)
    isPressed(true)
  })

  it('pressed fast, sends what is wished last', async () => {
    stubEndpoint(favoritesApi.list, [])
    const additions = stubEndpoint(favoritesApi.add, added)
    const removals = stubEndpoint(favoritesApi.remove, { listingId: 'one', favoritesCount: 0 })
    const { person } = open({ user })
    for (const _ of 'abc') await person.click(heart())
    await findToast(w.added, w.addedText)
    isPressed(true)
    expect(additions.length).toBeGreaterThan(removals.length)
  })

  it.each([
    ['the server', errorResponse('unavailable')],
    ['the network', networkError],
  ])('that %s does not take is taken back, and said', async (_, given) => {
    stubEndpoint(favoritesApi.list, [])
    stubEndpoint(favoritesApi.add, given)
    const { person } = open({ user })
    await person.click(heart())
    await findToast(core.error, w.addFailed)
    isPressed(false)
  })

  it('is not forgotten where the session has ended', async () => {
    stubEndpoint(favoritesApi.list, [])
    stubEndpoint(favoritesApi.add, errorResponse('not_signed_in'))
    const left = recordNavigation()
    const { person } = open({ user })
    await person.click(heart())
    await findToast(auth.expired, auth.expiredText)
    await waitFor(() => expect(left).toEqual(['/api/login?returnTo=%2Fsearch&lang=es']))
    expect(localFavorites.get()).toEqual(['one'])
  })
})
