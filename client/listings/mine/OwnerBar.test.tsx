import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { agenciesApi } from '#shared/agencies/agencies.ts'
import { inquiriesApi } from '#shared/inquiries/inquiries.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { listingsApi } from '#shared/listings/listingsApi.ts'
import { type MyListing, publishingApi } from '#shared/listings/publishing.ts'
import { pricesApi } from '#shared/prices/pricesApi.ts'
import { settingsApi } from '#shared/settings/settingsApi.ts'
import { findToast, openPage, words } from '#tests/components/render.tsx'
import { currentUser, listing, myListing, teamAgency } from '#tests/components/samples.ts'
import {
  deferred,
  errorResponse,
  networkError,
  pageResponse,
  type ReceivedRequest,
  stubEndpoint,
} from '#tests/components/server.ts'

const { core, mine: w } = words.es
const user = currentUser()
const inMonth = new Date(Date.now() + 30 * 86_400_000).toISOString()

let views: ReceivedRequest<typeof listingsApi.view>[]
beforeEach(() => {
  stubEndpoint(pricesApi.listing, networkError)
  stubEndpoint(listingsApi.similar, [])
  views = stubEndpoint(listingsApi.view, undefined)
  stubEndpoint(listingsApi.priceHistory, networkError)
  stubEndpoint(settingsApi.public, { whatsappNumber: '+595981000000', aiModel: false, sendsMail: true })
})

async function open(overrides: Partial<MyListing> = {}, as: typeof user | undefined = user) {
  const {
    inquiriesCount: _,
    expiresAt: __,
    rejectionReason: ___,
    priceConfirmed: ____,
    ...seen
  } = own(overrides)
  const shown: Listing = { ...seen, address: seen.locationPrecision === 'exact' ? seen.address : null }
  stubEndpoint(listingsApi.get, shown)
  stubEndpoint(publishingApi.myListing, own(overrides))
  const rendered = await openPage('/property/casa-1', { user: as })
  await screen.findByRole('heading', { level: 1 })
  return rendered
}
const own = (overrides: Partial<MyListing> = {}) =>
  myListing({ media: [], ownerId: user.id, expiresAt: inMonth, ...overrides })
const bar = async () => within(await screen.findByRole('region', { name: w.bar.title }))
const button = async (name: string) => (await bar()).findByRole('button', { name: new RegExp(`^${name}`) })
const contacts = () => screen.queryAllByRole('link', { name: /WhatsApp/ })

describe('the page of one’s own listing', () => {
  it('shows how it stands and what to do with it, instead of a contact', async () => {
    await open({ views: 1250, favoritesCount: 4, inquiriesCount: 3 })
    for (const text of [w.statuses.active, '1.250 visitas', '4 favoritos', '3 consultas', w.bar.shown])
      expect(await (await bar()).findByText(text)).toBeInTheDocument()
    expect(views).toEqual([])
    expect((await bar()).getByRole('link', { name: new RegExp(`^${w.actions.edit}`) })).toHaveAttribute(
      'href',
      '/publish/casa-1',
    )
    expect(await button(w.actions.pause)).toBeEnabled()
    expect(await button(w.actions.renew)).toBeEnabled()
    expect(contacts()).toEqual([])
  })

  it.each([
    ['exact', true],
    ['approximate', false],
    ['neighborhood', false],
  ] as const)('says that others see its location: %s', async (locationPrecision, isShown) => {
    await open({ locationPrecision, address: 'Calle Uno 123' })
    expect(await (await bar()).findByText(w.bar.place[locationPrecision])).toBeInTheDocument()
    expect(screen.queryAllByText(/Calle Uno 123/).length > 0).toBe(isShown)
  })

  it('is the page of anybody else for others', async () => {
    stubEndpoint(inquiriesApi.responseTime, networkError)
    await open({}, currentUser({ id: 'luis' }))
    expect(screen.queryByRole('region', { name: w.bar.title })).not.toBeInTheDocument()
    await waitFor(() => expect(contacts()).not.toEqual([]))
  })

  it('is the page of one’s own listing for whoever works for its agency', async () => {
    stubEndpoint(inquiriesApi.responseTime, networkError)
    stubEndpoint(agenciesApi.mine, { ...teamAgency, role: 'assistant' })
    await open({ ownerId: 'aldo', agencyId: teamAgency.id })
    expect(await button(w.actions.pause)).toBeEnabled()
    expect(contacts()).toEqual([])
  })

  it('says that only its owner sees it while it is paused, and publishes it again', async () => {
    const calls = stubEndpoint(publishingApi.change, listing())
    const { person } = await open({ status: 'draft' })
    expect(await (await bar()).findByText(w.statuses.paused)).toBeInTheDocument()
    expect((await bar()).getByText(w.bar.hidden)).toBeInTheDocument()
    stubEndpoint(publishingApi.myListing, own())
    stubEndpoint(listingsApi.get, listing({ ownerId: user.id }))
    await person.click(await button(w.actions.reactivate))
    await findToast(...w.done.reactivate)
    expect(calls.map(({ body }) => body)).toEqual([{ status: 'active' }])
    expect(await (await bar()).findByText(w.statuses.active)).toBeInTheDocument()
  })

  it('loads the figures again on request after an error', async () => {
    stubEndpoint(listingsApi.get, listing({ ownerId: user.id }))
    stubEndpoint(publishingApi.myListing, errorResponse('unavailable'))
    const { person } = await openPage('/property/casa-1', { user })
    expect(await screen.findByText(w.bar.failed)).toBeInTheDocument()
    stubEndpoint(publishingApi.myListing, own())
    await person.click((await bar()).getByRole('button', { name: core.retry }))
    expect(await button(w.actions.pause)).toBeInTheDocument()
  })
})

describe('a pause', () => {
  it('is sent once by a double click, and can be undone', async () => {
    const pending = deferred<typeof publishingApi.change>(listing({ status: 'draft' }))
    const calls = stubEndpoint(publishingApi.change, () => pending.promise)
    const { person } = await open()
    await person.dblClick(await button(w.actions.pause))
    expect(await (await bar()).findByText(w.statuses.paused)).toBeInTheDocument()
    stubEndpoint(publishingApi.myListing, own({ status: 'draft' }))
    pending.release()
    const message = await findToast(...w.done.pause)
    expect(calls.map(({ body }) => body)).toEqual([{ status: 'draft' }])

    stubEndpoint(publishingApi.change, listing())
    stubEndpoint(publishingApi.myListing, own())
    await person.click(within(message).getByRole('button', { name: w.undo }))
    await findToast(...w.done.reactivate)
    expect(await (await bar()).findByText(w.statuses.active)).toBeInTheDocument()
  })

  it('is rolled back when it fails', async () => {
    stubEndpoint(publishingApi.change, networkError)
    const { person } = await open()
    await person.click(await button(w.actions.pause))
    await findToast(core.error, w.failed)
    expect((await bar()).getByText(w.statuses.active)).toBeInTheDocument()
  })
})

it('a deletion leads to one’s own properties', async () => {
  stubEndpoint(publishingApi.remove, undefined)
  stubEndpoint(publishingApi.mine, pageResponse([]))
  const { person } = await open()
  await person.click(await button(w.moreActions))
  const items = await screen.findAllByRole('menuitem')
  expect(items.map((item) => item.textContent)).toEqual([
    w.actions.prices,
    w.actions.poster,
    w.actions.reserve,
    w.actions.close,
    w.actions.remove,
  ])
  await person.click(screen.getByRole('menuitem', { name: w.actions.remove }))
  const dialog = await screen.findByRole('dialog', { name: w.removeTitle })
  await person.click(within(dialog).getByRole('button', { name: w.actions.remove }))
  await findToast(...w.done.remove)
  await waitFor(() => expect(location.pathname).toBe('/my-properties'))
})
