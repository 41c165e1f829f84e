import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { layoutStore } from '#client/listings/search/results/layoutStore.ts'
import { boundsAt } from '#client/map/mercator.ts'
import { listingsApi } from '#shared/listings/listingsApi.ts'
import { writePolygon } from '#shared/search/area.ts'
import { clustersApi } from '#shared/search/clusters.ts'
import { words } from '#tests/components/render.tsx'
import { listing } from '#tests/components/samples.ts'
import { openSearch, stubSearch, urlParams } from '#tests/components/search.ts'
import { errorResponse, type ReceivedRequest, stubEndpoint } from '#tests/components/server.ts'

const { core, map: w, search } = words.es

const home = listing({ id: 'a' })
const clusters = [
  {
    count: 1,
    latitude: -25.29,
    longitude: -57.58,
    minPriceUSD: 129_000,
    id: 'a',
    precision: 'exact' as const,
  },
  { count: 12, latitude: -27.3, longitude: -55.8, minPriceUSD: 60_000 },
]

let calls: ReceivedRequest<typeof clustersApi.find>[]
beforeEach(() => {
  stubSearch()
  layoutStore.set('map')
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
  calls = stubEndpoint(clustersApi.find, clusters)
  stubEndpoint(listingsApi.get, home)
})

afterEach(() => vi.restoreAllMocks())

const bubbles = async () => within(await screen.findByRole('list', { name: w.bubbles }))

describe('results on a map', () => {
  it('are bubbles with price and place, and clusters with their count', async () => {
    await openSearch()
    const all = await bubbles()
    expect(
      await all.findByRole('button', {
        name: w.bubble('$129k', w.near('Villa Morra, Asunción'), w.precisions.exact, false),
      }),
    ).toBeVisible()
    expect(all.getByRole('button', { name: w.cluster('12', w.near('Cambyretá'), '$60k') })).toBeVisible()
  })

  it('show the home of a card that is pointed at, also where a cluster hides its bubble', async () => {
    stubEndpoint(clustersApi.find, [{ count: 12, latitude: -25.29, longitude: -57.58, minPriceUSD: 60_000 }])
    const { person } = await openSearch()
    const all = await bubbles()
    const card = screen.getByRole('link', { name: home.title })
    await person.hover(card)
    expect((await all.findByText('$128k')).closest('[aria-hidden]')).not.toBeNull()
    await person.unhover(card)
    expect(all.queryByText('$128k')).not.toBeInTheDocument()
  })

  it('show the card of a touched bubble, which Escape closes', async () => {
    const { person } = await openSearch()
    await person.click(await (await bubbles()).findByRole('button', { name: /129k/ }))
    const card = await screen.findByRole('region', { name: w.selected })
    expect(await within(card).findByRole('link', { name: home.title })).toBeInTheDocument()
    await person.keyboard('{Escape}')
    expect(screen.queryByRole('region', { name: w.selected })).not.toBeInTheDocument()
  })

  it('follow the map as it moves: its view stands in the address', async () => {
    const { person } = await openSearch()
    await bubbles()
    await person.click(screen.getByRole('button', { name: w.zoomIn }))
    await expect.poll(() => urlParams().bounds).toMatch(/^-\d+(\.\d+)?,/)
    expect(urlParams().zoom).toMatch(/^\d+(\.\d{1,3})?$/)
  })

  it('are the same view again where the address is opened, however near it was', async () => {
    const center = { latitude: -25.2814, longitude: -57.6351 }
    const near = boundsAt({ center, zoom: 17.5 }, { width: 800, height: 600 })
    const { person, unmount } = await openSearch(`?bounds=${Object.values(near).join(',')}&zoom=17.5`)
    await bubbles()
    await person.click(screen.getByRole('button', { name: w.zoomOut }))
    await expect.poll(() => urlParams().zoom).toBe('16.5')
    const shown = urlParams()
    unmount()
    const { person: other } = await openSearch(location.search)
    await bubbles()
    await other.click(screen.getByRole('button', { name: w.zoomIn }))
    await expect.poll(() => urlParams().zoom).toBe('17.5')
    await other.click(screen.getByRole('button', { name: w.zoomOut }))
    await expect.poll(() => urlParams()).toEqual(shown)
  })

  it('lose the zoom with what was seen at it', async () => {
    const { person } = await openSearch('?bounds=-25.4,-57.7,-25.2,-57.5&zoom=12')
    await bubbles()
    await person.click(await screen.findByRole('button', { name: core.remove(search.fields.bounds) }))
    await expect.poll(() => urlParams()).toEqual({})
  })

  it('wait for a press where they do not follow', async () => {
    const { person } = await openSearch()
    await bubbles()
    await person.click(screen.getByRole('checkbox', { name: w.follow }))
    await person.click(screen.getByRole('button', { name: w.zoomIn }))
    expect(urlParams().bounds).toBeUndefined()
    await person.click(await screen.findByRole('button', { name: w.searchHere }))
    await expect.poll(() => urlParams().bounds).toBeDefined()
  })

  it('say that they could not be loaded, and are asked for again', async () => {
    const { person } = await openSearch('?bounds=-25.4,-57.7,-25.2,-57.5')
    await bubbles()
    stubEndpoint(clustersApi.find, errorResponse('unavailable'))
    await person.click(screen.getByRole('button', { name: w.zoomIn }))
    const alert = await screen.findByText(w.failed)
    stubEndpoint(clustersApi.find, clusters)
    await person.click(within(alert).getByRole('button', { name: core.retry }))
    await expect.poll(() => screen.queryByText(w.failed)).toBeNull()
  })
})

describe('a drawn area', () => {
  const polygon = writePolygon([
    { latitude: -25.3, longitude: -57.6 },
    { latitude: -25.3, longitude: -57.5 },
    { latitude: -25.2, longitude: -57.5 },
  ])

  it('is asked for with the text, and can be taken off', async () => {
    const { person } = await openSearch(`?searchQuery=casa&polygon=${polygon}`)
    await bubbles()
    await expect.poll(() => calls.at(-1)?.query).toMatchObject({ searchQuery: 'casa', polygon: [polygon] })
    await person.click(await screen.findByRole('button', { name: w.edit }))
    expect(screen.getByRole('button', { name: w.corner(1, 3) })).toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: w.removeArea }))
    await expect.poll(() => urlParams()).toEqual({ searchQuery: 'casa' })
  })

  it('is drawn with keys: Enter sets corners, Escape gives it up', async () => {
    const { person } = await openSearch()
    await bubbles()
    await person.click(await screen.findByRole('button', { name: w.draw }))
    const board = screen.getByRole('application', { name: w.drawBoard })
    expect(board).toHaveFocus()
    await person.keyboard('{Enter}{ArrowRight}{Enter}{ArrowDown}{Enter}')
    expect(screen.getByText(w.corners(3))).toBeInTheDocument()
    await person.keyboard('{Backspace}')
    expect(screen.getByText(w.corners(2))).toBeInTheDocument()
    await person.keyboard('{ArrowDown}{Enter}')
    await person.click(screen.getByRole('button', { name: w.drawDone }))
    await expect.poll(() => urlParams().polygon).toMatch(/^[\w-]{10,}$/)
    await person.click(await screen.findByRole('button', { name: w.drawAnother }))
    await person.keyboard('{Escape}')
    expect(screen.queryByRole('application')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: w.drawAnother })).toHaveFocus()
  })

  it('is edited on the same map, corner by corner, also without a keyboard', async () => {
    const square = writePolygon([
      { latitude: -25.3, longitude: -57.6 },
      { latitude: -25.3, longitude: -57.5 },
      { latitude: -25.2, longitude: -57.5 },
      { latitude: -25.2, longitude: -57.6 },
    ])
    const { person } = await openSearch(`?polygon=${square}`)
    await bubbles()
    const drawing = screen.getByRole('img', { name: w.label })
    await person.click(await screen.findByRole('button', { name: w.edit }))
    screen.getByRole('button', { name: w.corner(1, 4) }).focus()
    await person.keyboard('{ArrowUp}{ArrowLeft}')
    await expect.poll(() => urlParams().polygon).not.toBe(square)
    const moved = urlParams().polygon
    expect(screen.getByRole('button', { name: w.corner(1, 4) })).toHaveFocus()
    expect(drawing).toBeInTheDocument()

    await person.click(screen.getByRole('button', { name: w.corner(2, 4) }))
    await person.click(screen.getByRole('button', { name: w.removeCorner }))
    await expect.poll(() => urlParams().polygon).not.toBe(moved)
    expect(screen.getAllByRole('button', { name: /^Esquina \d de 3$/ })).toHaveLength(3)
    expect(screen.queryByRole('button', { name: w.removeCorner })).not.toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: w.drawDone }))
    expect(screen.getByRole('button', { name: w.edit })).toHaveFocus()
    expect(drawing).toBeInTheDocument()
  })
})
