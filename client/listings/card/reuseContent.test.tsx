import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadWords } from '#client/core/words.ts'
import { FavoriteButton } from '#client/favorites/FavoriteButton.tsx'
import { listing } from '#tests/components/samples.ts'
import type { CardProps } from './cardProps.ts'
import { reuseContent } from './reuseContent.tsx'

beforeAll(() => loadWords('es', []))
beforeEach(() => earlier.clear())

const hour = 3_600_000
const published = Date.parse('2026-11-20T12:30:00.000Z')
const house = listing({ id: 'house', publishedAt: new Date(published).toISOString() })
const earlier = new Map<string, Uint8Array>()
const textOf = (html: Uint8Array) => new TextDecoder().decode(html)
const shown = { listing: house, rate: 7300, action: FavoriteButton }

/** Whether a page renders the card's content itself. */
function isRendered(props: Partial<CardProps>, { language = 'es' as const, now = published } = {}): boolean {
  const render = vi.fn(() => '<p>content</p><hr data-end=""/>')
  const cards = reuseContent({ language, now, store: earlier, render })
  const page = `<article>${cards.htmlOfCard({ ...shown, ...props })}</article>`
  expect(textOf(cards.fill(page))).toBe('<article><p>content</p></article>')
  return render.mock.calls.length > 0
}

it('content of a card is rendered once, and anew when what it shows has changed', () => {
  expect(isRendered({})).toBe(true)
  expect(isRendered({})).toBe(false)
  expect(isRendered({ listing: { ...house, title: 'Casa con piscina' } })).toBe(true)
  expect(isRendered({ listing: { ...house, priceUSD: '99000' } })).toBe(true)
  expect(isRendered({ rate: 7400 })).toBe(true)
  expect(isRendered({ priority: true })).toBe(true)
  expect(isRendered({ layout: 'list' })).toBe(true)
  expect(isRendered({ mainPrice: 'rent' })).toBe(true)
  expect(isRendered({ level: 3 })).toBe(true)
  expect(isRendered({ action: undefined })).toBe(true)
  expect(isRendered({ action: undefined, footer: FavoriteButton })).toBe(true)
  expect(isRendered({})).toBe(false)
})

it('views and favorites, which a card does not show, leave its content as it is', () => {
  isRendered({})
  const viewed = { ...house, views: 900, favoritesCount: 90, updatedAt: new Date().toISOString() }
  expect(isRendered({ listing: viewed })).toBe(false)
})

it('the age of a listing is that of the page, by whole hours', () => {
  isRendered({})
  expect(isRendered({}, { now: published + 20 * hour })).toBe(false)
  expect(isRendered({}, { now: published + 24 * hour })).toBe(false)
  expect(isRendered({}, { now: published + 25 * hour })).toBe(true)
})

it('a card that a page shows twice is rendered once, others in their places', () => {
  const render = vi.fn(() => '<p>one</p><hr data-end=""/><p>other</p><hr data-end=""/>')
  const cards = reuseContent({ language: 'es', now: published, store: earlier, render })
  const other = { ...shown, listing: { ...house, id: 'other' } }
  const page = [shown, other, shown].map((props) => cards.htmlOfCard(props)).join()
  expect(textOf(cards.fill(page))).toBe('<p>one</p>,<p>other</p>,<p>one</p>')
  expect(render).toHaveBeenCalledTimes(1)
})
