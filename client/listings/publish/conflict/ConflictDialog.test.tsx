import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { publishingApi } from '#shared/listings/publishing.ts'
import { pricesApi } from '#shared/prices/pricesApi.ts'
import { stubDashboard } from '#tests/components/panel.ts'
import { fill, findToast, named, openSite, words } from '#tests/components/render.tsx'
import { adminSession, myListing } from '#tests/components/samples.ts'
import { errorResponse, stubEndpoint } from '#tests/components/server.ts'

const { fieldLabels, publish, moderation } = words.es
const w = publish.conflict

beforeEach(() => {
  stubDashboard()
  stubEndpoint(pricesApi.calculate, errorResponse('no_comparables'))
})

it('says what both wrote in words, and asks once for what belongs together', async () => {
  const mine = myListing({ id: 'casa', title: 'Casa', amenities: ['pool', 'quincho'], media: [] })
  stubEndpoint(publishingApi.myListing, mine)
  const { person } = await openSite('/admin/properties/casa/edit', { admin: adminSession() })
  await fill(person, await screen.findByLabelText(named(fieldLabels.title)), 'La mía')
  const at = '2026-11-21T12:00:00.000Z'
  const now = { ...mine, updatedAt: at }
  stubEndpoint(publishingApi.myListing, now)
  const values = {
    title: 'La otra',
    amenities: ['pool', 'generator'],
    price: { amount: 171_000, currency: 'USD' },
    propertyType: 'penthouse',
    transactionType: 'both',
    allowsShortTerm: true,
    latitude: -25.29,
    longitude: -57.58,
    media: ['a', 'b'],
    captions: ['Patio', ''],
    maxStayDays: null,
  }
  const conflicts = Object.entries(values).map(([field, value]) => ({ field, value, userName: 'Rosa', at }))
  stubEndpoint(publishingApi.change, errorResponse('edited_meanwhile', { conflicts }))
  await person.click(screen.getByRole('button', { name: moderation.form.save }))
  const dialog = within(await screen.findByRole('dialog', { name: w.title }))
  const textsOf = (name: string) =>
    within(dialog.getByRole('group', { name }))
      .getAllByRole('radio')
      .map((radio) => radio.nextElementSibling?.lastElementChild?.textContent)
  expect(textsOf(fieldLabels.title)).toEqual(['La otra', 'La mía'])
  expect(textsOf(fieldLabels.amenities)).toEqual(['Piscina, Generador', 'Piscina, Quincho'])
  expect(textsOf(fieldLabels.price)[0]).toBe('$171,000')
  expect(textsOf(fieldLabels.propertyType)[0]).toBe('Penthouse')
  expect(textsOf(fieldLabels.transactionType)).toEqual(['Venta y alquiler', 'Venta'])
  expect(textsOf(publish.steps.photos)).toEqual(['2 fotos · Patio', 'Sin fotos'])
  expect(dialog.getAllByText('-25,29 · -57,58')).toHaveLength(1)
  expect(dialog.getAllByText(w.none).length).toBeGreaterThan(0)
  expect(dialog.getAllByText('Sí')).toHaveLength(1)

  await person.click(within(dialog.getByRole('group', { name: fieldLabels.title })).getByLabelText(/La mía/))
  const calls = stubEndpoint(publishingApi.change, errorResponse('unavailable'))
  await person.click(dialog.getByRole('button', { name: w.apply }))
  await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ title: 'La mía', basedOn: at }]))
  await findToast(words.es.core.error, moderation.form.saveFailed)
})
