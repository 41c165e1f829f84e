import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { listingsApi } from '#shared/listings/listingsApi.ts'
import { type ModeratedListing, moderationApi } from '#shared/listings/moderation.ts'
import { publishingApi } from '#shared/listings/publishing.ts'
import { pricesApi } from '#shared/prices/pricesApi.ts'
import { stubDashboard } from '#tests/components/panel.ts'
import { field, fill, findToast, named, openSite, settleParts, words } from '#tests/components/render.tsx'
import { adminSession, listing, myListing } from '#tests/components/samples.ts'
import { errorResponse, pageResponse, stubEndpoint } from '#tests/components/server.ts'

const { fieldLabels, moderation: w, publish } = words.es
const admin = adminSession()

function moderated(overrides: Partial<ModeratedListing> = {}): ModeratedListing {
  return {
    ...listing(),
    rejectionReason: null,
    owner: { kind: 'user', id: 'user00000001', name: 'Rosa Duarte', suspended: false },
    agencyName: null,
    picture: null,
    changed: false,
    held: false,
    ...overrides,
  }
}
const two = [
  moderated({ id: 'one', title: 'Casa uno' }),
  moderated({ id: 'two', title: 'Casa dos', status: 'pending' }),
]

beforeEach(stubDashboard)

describe('the list of properties', () => {
  const open = (query = '') => openSite(`/admin/dashboard?tab=properties${query}`, { admin })

  it('keeps its filters in the address, and says how many there are', async () => {
    const calls = stubEndpoint(moderationApi.list, pageResponse(two, { total: 10_000, totalIsCapped: true }))
    const { person } = await open()
    expect(await screen.findByText(w.list.total(10_000, true))).toBeVisible()
    await person.selectOptions(screen.getByLabelText(w.list.status), w.statuses.pending)
    await person.type(screen.getByLabelText(w.list.search), 'quincho{Enter}')
    await waitFor(() => expect(calls.at(-1)?.query).toMatchObject({ status: ['pending'], text: 'quincho' }))
    expect(location.search).toBe('?tab=properties&status=pending&text=quincho')
    await person.click(screen.getByRole('button', { name: w.list.clear }))
    await waitFor(() => expect(location.search).toBe('?tab=properties'))
  })

  describe('while it is worked on', () => {
    const three = [...two, moderated({ id: 'three', title: 'Casa tres' })]
    const titles = () => rows().map((row) => within(row).getByRole('link', { name: /^Casa/ }).textContent)
    const rows = () => within(screen.getByRole('list', { name: w.list.label })).getAllByRole('listitem')
    const button = (name: string) => screen.getByRole('button', { name })
    const statuses = { delete: 'deleted', pause: 'draft', restore: 'active', resume: 'reserved' } as const

    async function openThree() {
      const lists = stubEndpoint(moderationApi.list, pageResponse(three))
      const calls = stubEndpoint(moderationApi.batch, ({ body: { ids, action } }) =>
        ids.map((id) => ({
          id,
          outcome: 'done' as const,
          status: action in statuses ? statuses[action as keyof typeof statuses] : ('active' as const),
          error: null,
        })),
      )
      const { person } = await open()
      await screen.findByText('Casa uno')
      return { person, lists, work: () => calls.map(({ body }) => [body.action, ...body.ids]) }
    }

    it('holds its rows still, and undoes each deletion by itself', async () => {
      const { person, lists, work } = await openThree()
      await person.dblClick(button(w.list.removeOne('Casa uno')))
      await findToast(w.done.delete(1), '«Casa uno»')
      await person.click(button(w.list.removeOne('Casa dos')))
      await findToast(w.done.delete(1), '«Casa dos»')
      expect(titles()).toEqual(['Casa uno', 'Casa dos', 'Casa tres'])
      expect(screen.getByText(w.list.total(1, false))).toBeVisible()
      expect(lists).toHaveLength(1)
      await person.click(button(w.undoOne('Casa uno')))
      await findToast(w.done.restore(1), '«Casa uno»')
      await person.click(button(w.undoOne('Casa dos')))
      await findToast(w.done.restore(1), '«Casa dos»')
      expect(titles()).toEqual(['Casa uno', 'Casa dos', 'Casa tres'])
      expect(work()).toEqual([
        ['delete', 'one'],
        ['delete', 'two'],
        ['restore', 'one'],
        ['restore', 'two'],
      ])
    })

    it('gives a keyboard the undo of what it deleted, and back the bin', async () => {
      const { person } = await openThree()
      button(w.list.removeOne('Casa uno')).focus()
      await person.keyboard('{Enter}')
      await waitFor(() => expect(button(w.undoOne('Casa uno'))).toHaveFocus())
      await person.keyboard('{Enter}')
      await waitFor(() => expect(button(w.list.removeOne('Casa uno'))).toHaveFocus())
    })

    it('undoes by the message what was paused together', async () => {
      const { person, work } = await openThree()
      await person.click(screen.getByLabelText(w.list.selectAll))
      await person.click(button(w.actions.pause))
      const toast = await findToast(w.done.pause(3), '«Casa uno», «Casa dos» y 1 más')
      expect(screen.getAllByText(w.statuses.draft, { selector: 'span' })).toHaveLength(3)
      await person.click(within(toast).getByRole('button', { name: w.undo }))
      await findToast(w.done.resume(3))
      expect(screen.getAllByText(w.statuses.reserved, { selector: 'span' })).toHaveLength(3)
      expect(work()).toEqual([
        ['pause', 'one', 'two', 'three'],
        ['resume', 'one', 'two', 'three'],
      ])
    })

    it('is read again where it is not known what was done', async () => {
      const { person, lists } = await openThree()
      stubEndpoint(moderationApi.batch, errorResponse('unavailable'))
      await person.click(button(w.list.removeOne('Casa uno')))
      await findToast('Error', words.es.errors.codes.unavailable)
      await waitFor(() => expect(lists).toHaveLength(2))
    })
  })

  it('tells the refused from the paused, in its rows and its filter', async () => {
    const refused = moderated({ id: 'no', title: 'Casa', status: 'draft', rejectionReason: 'Faltan fotos.' })
    const calls = stubEndpoint(moderationApi.list, pageResponse([refused]))
    const { person } = await open()
    expect(await screen.findByText(w.statuses.rejected, { selector: 'span' })).toBeVisible()
    for (const [state, query] of [
      ['rejected', { status: ['draft'], rejected: true }],
      ['draft', { status: ['draft'], rejected: false }],
    ] as const) {
      await person.selectOptions(screen.getByLabelText(w.list.status), w.statuses[state])
      await waitFor(() => expect(calls.at(-1)?.query).toMatchObject(query))
    }
  })

  it('rejects several with one reason, which it asks for and keeps through a failure', async () => {
    stubEndpoint(moderationApi.list, pageResponse(two))
    const { person } = await open()
    await screen.findByText('Casa dos')
    await person.click(screen.getByLabelText(w.list.selectAll))
    expect(screen.getByText(w.list.selected(2))).toBeVisible()
    await person.click(screen.getByRole('button', { name: w.actions.reject }))
    const dialog = await screen.findByRole('dialog', { name: w.reject.title(2) })
    const submit = within(dialog).getByRole('button', { name: w.reject.submit })
    await person.click(submit)
    expect(within(dialog).getByText(w.reject.required)).toBeVisible()
    stubEndpoint(moderationApi.batch, errorResponse('unavailable'))
    await fill(person, within(dialog).getByLabelText(/^Motivo/), 'Faltan fotos.')
    await person.click(submit)
    await findToast('Error', words.es.errors.codes.unavailable)
    expect(within(dialog).getByLabelText(/^Motivo/)).toHaveValue('Faltan fotos.')
    await waitFor(() => expect(submit).toBeEnabled())
    const calls = stubEndpoint(moderationApi.batch, ({ body }) =>
      body.ids.map((id, index) =>
        index === 0
          ? { id, outcome: 'done' as const, status: 'draft' as const, error: null }
          : { id, outcome: 'failed' as const, status: null, error: 'Ya no está.' },
      ),
    )
    await person.click(submit)
    await findToast(w.done.reject(1), `«Casa uno». ${w.failed(1)}: «Casa dos». Ya no está.`)
    expect(calls[0]?.body).toMatchObject({ action: 'reject', ids: ['one', 'two'], reason: 'Faltan fotos.' })
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
  })

  it('says so where nothing matches, and where it cannot be read', async () => {
    stubEndpoint(moderationApi.list, pageResponse([]))
    const { unmount } = await open('&status=expired')
    expect(await screen.findByText(w.list.none)).toBeVisible()
    unmount()
    stubEndpoint(moderationApi.list, errorResponse('unavailable'))
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
    expect(field(fieldLabels.city)).toHaveValue('Lambaré')
    await fill(person, fieldLabels.neighborhood, 'Centro')
    await fill(person, fieldLabels.title, 'Casa nueva')
    await fill(person, fieldLabels.description, 'Con patio.')
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
    const mine = myListing({ id: 'casa', title: 'Casa', description: 'Una casa.' })
    stubEndpoint(publishingApi.myListing, mine)
    const { person } = await openSite('/admin/properties/casa/edit', { admin })
    await fill(person, await screen.findByLabelText(named(fieldLabels.title)), 'De Marta')
    await fill(person, fieldLabels.description, 'También de Marta.')
    const now = { ...mine, title: 'De Rosa', updatedAt: '2026-11-21T12:00:00.000Z' }
    stubEndpoint(publishingApi.myListing, now)
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
