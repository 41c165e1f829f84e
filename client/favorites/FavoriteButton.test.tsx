import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { favoritesApi } from '#shared/favorites/favoritesApi.ts'
import { findToast, recordNavigation, renderAt, words } from '#tests/components/render.tsx'
import { currentUser, favorite, listing } from '#tests/components/samples.ts'
import { deferred, errorResponse, networkError, stubEndpoint } from '#tests/components/server.ts'
import { FavoriteButton } from './FavoriteButton.tsx'
import { localFavorites } from './favorites.local.ts'

const { auth, core, favorites: w, storage } = words.es
const house = listing({ id: 'one' })
const user = currentUser()
const added = { ...favorite('one'), favoritesCount: 1 }
const favoriteButton = () => screen.getByRole('button', { name: w.save(house.title) })
const isPressed = (pressed: boolean) =>
  expect(favoriteButton()).toHaveAttribute('aria-pressed', String(pressed))
const open = (options: Parameters<typeof renderAt>[1] = {}) =>
  renderAt(<FavoriteButton listing={house} />, { url: '/search', ...options })

describe('the favorite button of a visitor', () => {
  it('saves in this browser, shows a message, and removes again', async () => {
    const { person } = open()
    await person.click(favoriteButton())
    isPressed(true)
    await findToast(w.added, w.addedHere)
    expect(localFavorites.get()).toEqual(['one'])
    await person.click(favoriteButton())
    isPressed(false)
    await findToast(w.removed, w.removedText)
    expect(localFavorites.get()).toEqual([])
  })

  it('says once that the browser cannot store, and goes on', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      clear: () => undefined,
      setItem() {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    const { person } = open()
    await person.click(favoriteButton())
    await findToast(storage.notStored, storage.notStoredText)
    isPressed(true)
    await person.click(favoriteButton())
    isPressed(false)
    await findToast(w.removed, w.removedText)
    await person.click(favoriteButton())
    await findToast(w.added, w.addedHere)
    expect(localFavorites.get()).toEqual(['one'])
  })
})

describe('the favorite button of a user', () => {
  it('changes before the server responds, and shows a message after', async () => {
    stubEndpoint(favoritesApi.list, [])
    const pending = deferred<typeof favoritesApi.add>(added)
    const calls = stubEndpoint(favoritesApi.add, () => pending.promise)
    const { person } = open({ user })
    await person.click(favoriteButton())
    isPressed(true)
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument()
    pending.release()
    await findToast(w.added, w.addedText)
    isPressed(true)
  })

  it('sends the last state when clicked repeatedly', async () => {
    stubEndpoint(favoritesApi.list, [])
    const additions = stubEndpoint(favoritesApi.add, added)
    const removals = stubEndpoint(favoritesApi.remove, { listingId: 'one', favoritesCount: 0 })
    const { person } = open({ user })
    for (const _ of 'abc') await person.click(favoriteButton())
    await findToast(w.added, w.addedText)
    isPressed(true)
    expect(additions.length).toBeGreaterThan(removals.length)
  })

  it.each([
    ['the server', errorResponse('unavailable')],
    ['the network', networkError],
  ])('reverts and shows a message when %s fails', async (_, response) => {
    stubEndpoint(favoritesApi.list, [])
    stubEndpoint(favoritesApi.add, response)
    const { person } = open({ user })
    await person.click(favoriteButton())
    await findToast(core.error, w.addFailed)
    isPressed(false)
  })

  it('saves in this browser when the session has expired', async () => {
    stubEndpoint(favoritesApi.list, [])
    stubEndpoint(favoritesApi.add, errorResponse('not_signed_in'))
    const urls = recordNavigation()
    const { person } = open({ user })
    await person.click(favoriteButton())
    await findToast(auth.expired, auth.expiredText)
    await waitFor(() => expect(urls).toEqual(['/api/login?returnTo=%2Fsearch&lang=es']))
    expect(localFavorites.get()).toEqual(['one'])
  })
})
