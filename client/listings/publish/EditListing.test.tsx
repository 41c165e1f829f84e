import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { listingSourceApi } from '#shared/imports/listingSource.ts'
import { type MyListing, publishingApi } from '#shared/listings/publishing.ts'
import { pricesApi } from '#shared/prices/pricesApi.ts'
import { field, fill, findToast, openPage, words } from '#tests/components/render.tsx'
import { currentUser, myListing } from '#tests/components/samples.ts'
import { errorResponse, networkError, stubEndpoint } from '#tests/components/server.ts'
import { draftStore } from './form/draft.ts'
import { fieldsOf } from './form/fromListing.ts'

const { fieldLabels, core, errors, property, publish: w } = words.es
const user = currentUser()
const own = myListing({ id: 'own', ownerId: user.id })
const button = (name: string) => screen.getByRole('button', { name })

async function open(step: string, overrides: Partial<MyListing> = {}) {
  stubEndpoint(publishingApi.myListing, { ...own, ...overrides })
  stubEndpoint(pricesApi.calculate, errorResponse('no_comparables'))
  const rendered = await openPage(`/publish/own?step=${step}`, { user })
  await screen.findByRole('button', { name: new RegExp(`^(${w.next}|${w.toReview}|${w.submitEdit})$`) })
  return rendered
}

describe('editing a listing', () => {
  it('sends the changed fields only', async () => {
    const calls = stubEndpoint(publishingApi.change, { ...own, priceUSD: '95500' })
    const { person } = await open('price')
    expect(screen.getByRole('heading', { level: 1, name: w.editTitle })).toBeInTheDocument()
    expect(field(w.priceTitle.sale)).toHaveValue('128.000')
    await fill(person, w.priceTitle.sale, '95.500')
    await person.click(button(w.toReview))
    expect(screen.getByText(w.readyEdit(1))).toBeInTheDocument()
    await person.click(button(w.submitEdit))
    await findToast(w.changed, w.changedText)
    expect(calls.map(({ params, body }) => [params, body])).toEqual([
      [
        { id: 'own' },
        { price: { amount: 95_500, currency: 'USD' }, basedOn: own.updatedAt, confirmPrice: false },
      ],
    ])
    expect(location.pathname).toBe('/property/own')
    expect(localStorage.getItem('oga.draft.publish.own')).toBeNull()
  })

  it('is open to whoever works for its agency, whoever is in charge of it', async () => {
    await open('price', { ownerId: 'aldo', agencyId: 'ykua' })
    expect(screen.getByRole('heading', { level: 1, name: w.editTitle })).toBeInTheDocument()
  })

  it('says that nothing was changed', async () => {
    await open('review')
    expect(screen.getByText(w.unchanged)).toBeInTheDocument()
  })

  it.each(['draft', 'pending', 'reserved', 'closed', 'expired'] as const)(
    'shows a note when the listing is %s',
    async (status) => {
      await open('review', { status })
      expect(screen.getByText(w.statusNote[status])).toBeInTheDocument()
    },
  )

  it('of a listing that a source brings in, lets its owner keep price and status', async () => {
    const source = { name: 'crm.example', missingSince: own.updatedAt, locks: [] }
    stubEndpoint(listingSourceApi.get, source)
    const changed = stubEndpoint(listingSourceApi.change, { ...source, locks: ['price'] })
    const { person } = await open('price')
    const { locks } = words.es.imports
    expect(await screen.findByText(locks.text('crm.example'))).toBeVisible()
    expect(screen.getByText(/Ya no está en la fuente/)).toBeVisible()
    await person.click(screen.getByRole('checkbox', { name: locks.price }))
    await waitFor(() => expect(screen.getByRole('checkbox', { name: locks.price })).toBeChecked())
    expect(changed[0]?.body).toEqual({ locks: ['price'] })
  })

  it('saves the changes as a draft when the request fails', async () => {
    stubEndpoint(publishingApi.change, networkError)
    const { person } = await open('place')
    await fill(person, fieldLabels.address, 'Calle Dos 456')
    for (const name of [w.next, w.next, w.next, w.toReview]) await person.click(button(name))
    await person.click(button(w.submitEdit))
    await findToast(core.error, w.changeFailed)
    expect(JSON.parse(localStorage.getItem('oga.draft.publish.own') ?? '').fields.address).toBe(
      'Calle Dos 456',
    )
  })

  it('applies an existing draft to the current listing', async () => {
    const before = fieldsOf(own)
    const fields = { ...before, address: 'Calle Dos 456' }
    draftStore('own').set({ fields, before, key: 'a-draft', sent: null })
    const { person } = await open('place', { title: 'Renombrada en otra pestaña' })
    expect(screen.getByText(w.draft.restored)).toBeInTheDocument()
    expect(field(fieldLabels.address)).toHaveValue('Calle Dos 456')
    await person.click(button(w.next))
    expect(field(fieldLabels.title)).toHaveValue('Renombrada en otra pestaña')
    await person.click(button(w.draft.discardChanges))
    expect(field(fieldLabels.address)).toHaveValue(own.address)
  })
})

describe('the form is not shown', () => {
  const open = () => openPage('/publish/own', { user })
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
  const toMine = () => screen.getByRole('link', { name: w.toMine })

  it('for a listing that the server does not let the user change', async () => {
    stubEndpoint(publishingApi.myListing, errorResponse('forbidden'))
    await open()
    expect(await heading(w.forbidden)).toBeInTheDocument()
    expect(toMine()).toHaveAttribute('href', '/my-properties')
  })

  it('for an unknown listing', async () => {
    stubEndpoint(publishingApi.myListing, errorResponse('not_found'))
    await open()
    expect(await heading(property.notFound)).toBeInTheDocument()
    expect(toMine()).toBeInTheDocument()
  })

  it('when loading fails, until a retry', async () => {
    stubEndpoint(publishingApi.myListing, errorResponse('unavailable'))
    const { person } = await open()
    await screen.findByText(errors.codes.unavailable)
    stubEndpoint(publishingApi.myListing, own)
    stubEndpoint(pricesApi.calculate, errorResponse('no_comparables'))
    await person.click(button(core.retry))
    await waitFor(() => expect(field(fieldLabels.address)).toHaveValue(own.address))
  })
})
