import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { listingsApi } from '#shared/listings/listingsApi.ts'
import { type ManagedListing, managedListingsApi } from '#shared/listings/managed.ts'
import { publishingApi } from '#shared/listings/publishing.ts'
import { pricesApi } from '#shared/prices/pricesApi.ts'
import { stubDashboard } from '#tests/components/panel.ts'
import { field, fill, findToast, named, openSite, settleParts, words } from '#tests/components/render.tsx'
import { adminSession, listing, ownListing } from '#tests/components/samples.ts'
import { errorResponse, pageResponse, stubEndpoint } from '#tests/components/server.ts'

const { managed: w, publish } = words.es
const admin = adminSession()

function managed(overrides: Partial<ManagedListing> = {}): ManagedListing {
  return {
    ...listing(),
    rejectionReason: null,
    owner: { kind: 'user', id: 'user00000001', name: 'Rosa Duarte', suspended: false },
    agencyName: null,
    picture: null,
    changed: false,
    ...overrides,
  }
}
const two = [
  managed({ id: 'one', title: 'Casa uno' }),
  managed({ id: 'two', title: 'Casa dos', status: 'pending' }),
]

beforeEach(stubDashboard)

describe('the list of properties', () => {
  const open = (query = '') => openSite(`/admin/dashboard?tab=properties${query}`, { admin })

  it('keeps its filters in the address, and says how many there are', async () => {
    const calls = stubEndpoint(managedListingsApi.list, pageResponse(two, { total: 100_000 }))
    const { person } = await open()
    expect(await screen.findByText(w.list.total(100_000))).toBeVisible()
    await person.selectOptions(screen.getByLabelText(w.list.status), w.statuses.pending)
    await person.type(screen.getByLabelText(w.list.search), 'quincho{Enter}')
    await waitFor(() => expect(calls.at(-1)?.query).toMatchObject({ status: ['pending'], text: 'quincho' }))
    expect(location.search).toBe('?tab=properties&status=pending&text=quincho')
    await person.click(screen.getByRole('button', { name: w.list.clear }))
    await waitFor(() => expect(location.search).toBe('?tab=properties'))
  })

  it('deletes one at once, and the message undoes it', async () => {
    stubEndpoint(managedListingsApi.list, pageResponse(two))
    const calls = stubEndpoint(managedListingsApi.batch, ({ body }) =>
      body.ids.map((id) => ({ id, outcome: 'done' as const, status: 'active' as const, error: null })),
    )
    const { person } = await open()
    await person.click(await screen.findByRole('button', { name: w.list.removeOne('Casa uno') }))
    const toast = await findToast(w.done.delete(1), w.undo)
    await person.click(within(toast).getByRole('button', { name: w.undo }))
    await findToast(w.done.restore(1))
    expect(calls.map(({ body }) => [body.action, body.ids])).toEqual([
      ['delete', ['one']],
      ['restore', ['one']],
    ])
  })

  it('rejects several with one reason, which it asks for and keeps through a failure', async () => {
    stubEndpoint(managedListingsApi.list, pageResponse(two))
    const { person } = await open()
    await screen.findByText('Casa dos')
    await person.click(screen.getByLabelText(w.list.selectAll))
    expect(screen.getByText(w.list.selected(2))).toBeVisible()
    await person.click(screen.getByRole('button', { name: w.actions.reject }))
    const dialog = await screen.findByRole('dialog', { name: w.reject.title(2) })
    const submit = within(dialog).getByRole('button', { name: w.reject.submit })
    await person.click(submit)
    expect(within(dialog).getByText(w.reject.required)).toBeVisible()
    stubEndpoint(managedListingsApi.batch, errorResponse('unavailable'))
    await fill(person, within(dialog).getByLabelText(/^Motivo/), 'Faltan fotos.')
    await person.click(submit)
    await findToast('Error', words.es.errors.codes.unavailable)
    expect(within(dialog).getByLabelText(/^Motivo/)).toHaveValue('Faltan fotos.')
    await waitFor(() => expect(submit).toBeEnabled())
    const calls = stubEndpoint(managedListingsApi.batch, ({ body }) =>
      body.ids.map((id, index) =>
        index === 0
          ? { id, outcome: 'done' as const, status: 'draft' as const, error: null }
          : { id, outcome: 'failed' as const, status: null, error: 'Ya no está.' },
      ),
    )
    await person.click(submit)
    await findToast(w.done.reject(1), `${w.failed(1)}: Ya no está.`)
    expect(calls[0]?.body).toMatchObject({ action: 'reject', ids: ['one', 'two'], reason: 'Faltan fotos.' })
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
  })

  it('says so where nothing matches, and where it cannot be read', async () => {
    stubEndpoint(managedListingsApi.list, pageResponse([]))
    const { unmount } = await open('&status=expired')
    expect(await screen.findByText(w.list.none)).toBeVisible()
    unmount()
    stubEndpoint(managedListingsApi.list, errorResponse('unavailable'))
    await open('&status=closed')
    expect(await screen.findByRole('alert')).toBeVisible()
  })
})

describe('the form of a property', () => {
  beforeEach(() => {
    stubEndpoint(pricesApi.calculate, errorResponse('no_comparables'))
    stubEndpoint(listingsApi.get, errorResponse('not_found'))
    stubEndpoint(listingsApi.batch, [])
  })

  it('asks for what is required, offers the eight cities, and publishes', async () => {
    const calls = stubEndpoint(publishingApi.create, listing({ id: 'nueva' }))
    const { person } = await openSite('/admin/properties/new', { admin })
    await person.click(await screen.findByRole('button', { name: w.form.publish }))
    await findToast('Información incompleta', 'Completa todos los campos obligatorios.')
    await person.click(screen.getByLabelText('Lambaré'))
    expect(field(publish.city)).toHaveValue('Lambaré')
    await fill(person, publish.neighborhood, 'Centro')
    await fill(person, publish.listingTitle, 'Casa nueva')
    await fill(person, publish.description, 'Con patio.')
    await fill(person, publish.priceTitle.sale, '150.000')
    await person.click(screen.getByRole('button', { name: w.form.publish }))
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]?.body).toMatchObject({
      city: 'Lambaré',
      state: 'Central',
      title: 'Casa nueva',
      bedrooms: 3,
      bathrooms: 2,
      parkingSpaces: 2,
      price: { amount: 150_000, currency: 'USD' },
    })
    await findToast('¡Propiedad publicada!', 'La propiedad ha sido publicada exitosamente.')
    expect(location.pathname).toBe('/property/nueva')
  })

  it('lets choose between two edits of the same field, and saves what was chosen', async () => {
    const mine = ownListing({ id: 'casa', title: 'Casa', description: 'Una casa.' })
    stubEndpoint(publishingApi.own, mine)
    const { person } = await openSite('/admin/properties/casa/edit', { admin })
    await fill(person, await screen.findByLabelText(named(publish.listingTitle)), 'De Marta')
    await fill(person, publish.description, 'También de Marta.')
    const now = { ...mine, title: 'De Rosa', updatedAt: '2026-11-21T12:00:00.000Z' }
    stubEndpoint(publishingApi.own, now)
    const conflicts = [{ field: 'title', userName: 'Rosa', at: '2026-11-21T12:00:00.000Z', value: 'De Rosa' }]
    stubEndpoint(publishingApi.change, errorResponse('edited_meanwhile', { conflicts }))
    await person.click(screen.getByRole('button', { name: w.form.save }))
    const dialog = await screen.findByRole('dialog', { name: publish.conflict.title })
    expect(within(dialog).getByText('De Rosa')).toBeVisible()
    const calls = stubEndpoint(publishingApi.change, now)
    await person.click(within(dialog).getByLabelText(new RegExp(publish.conflict.mine)))
    await person.click(within(dialog).getByRole('button', { name: publish.conflict.apply }))
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]?.body).toEqual({
      title: 'De Marta',
      description: 'También de Marta.',
      basedOn: now.updatedAt,
    })
    await settleParts()
    await findToast(w.form.saved, w.form.savedText)
  })
})
