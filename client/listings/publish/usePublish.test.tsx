import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { publishingApi } from '#shared/listings/publishing.ts'
import { field, fill, findToast, type Person, recordNavigation, words } from '#tests/components/render.tsx'
import { currentUser, listing } from '#tests/components/samples.ts'
import {
  deferred,
  errorResponse,
  foreignResponse,
  networkError,
  stubEndpoint,
} from '#tests/components/server.ts'
import { completeFields, heading, openWizard } from '#tests/components/wizard.tsx'
import { draftStore } from './form/draft.ts'
import type { FormFields } from './form/fields.ts'

const { fieldLabels, auth, core, errors, publish: w } = words.es
const user = currentUser()
const button = (name: string) => screen.getByRole('button', { name })
const publish = (person: Person) => person.click(button(w.submit))
const saved = () => JSON.parse(localStorage.getItem('oga.draft.publish') ?? 'null')
const review = (overrides: Partial<FormFields> = {}) =>
  openWizard({ step: 'review', draft: completeFields(overrides), user })

describe('publishing', () => {
  it('sends the listing, opens it and deletes the draft', async () => {
    const calls = stubEndpoint(publishingApi.create, listing({ id: 'new-one' }))
    const { person } = review()
    const entries = history.length
    await publish(person)
    await findToast(w.published, w.publishedText)
    expect(location.pathname).toBe('/property/new-one')
    expect(history).toHaveLength(entries)
    expect(saved()).toBeNull()
    expect(calls).toHaveLength(1)
    expect(calls[0]?.body).toMatchObject({
      title: 'Depto con balcón',
      propertyType: 'apartment',
      price: { amount: 135_000, currency: 'USD' },
      city: 'Asunción',
      state: 'Asunción',
      area: 85,
      confirmPrice: false,
      media: [],
    })
  })

  it('announces a listing that awaits approval', async () => {
    stubEndpoint(publishingApi.create, listing({ status: 'pending' }))
    const { person } = review()
    await publish(person)
    await findToast(w.pending, w.pendingText)
  })

  it('sends once, even if clicked repeatedly', async () => {
    const pending = deferred<typeof publishingApi.create>(listing())
    const calls = stubEndpoint(publishingApi.create, () => pending.promise)
    const { person } = review()
    await publish(person)
    expect(button(w.busy)).toHaveAttribute('aria-disabled', 'true')
    await person.click(button(w.busy))
    pending.release()
    await findToast(w.published, w.publishedText)
    expect(calls).toHaveLength(1)
  })

  it('is the same listing in two tabs: the second sends the key of the first', async () => {
    const calls = stubEndpoint(publishingApi.create, listing())
    const { person } = review()
    // The first tab has published the draft.
    draftStore().clear()
    await publish(person)
    await findToast(w.published, w.publishedText)
    expect(calls.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['a-draft'])
  })

  it('sends nothing while a field is missing, which gets focus', async () => {
    const { person } = review({ title: '', amount: '' })
    await publish(person)
    await findToast(w.incomplete, w.incompleteText)
    await waitFor(() => expect(field(fieldLabels.title)).toHaveFocus())
  })

  it('asks a visitor to sign in and returns to the review', async () => {
    const urls = recordNavigation()
    const { person } = openWizard({ step: 'review', draft: completeFields() })
    await person.click(button(w.submitSignIn))
    expect(urls).toEqual(['/api/login?returnTo=%2Fpublish%3Fstep%3Dreview&lang=es'])
    expect(saved().fields).toMatchObject({ title: 'Depto con balcón' })
  })
})

describe('a failure', () => {
  it.each([
    ['a network error', networkError, undefined],
    ['a proxy response', foreignResponse(502, '<h1>Bad Gateway</h1>'), undefined],
    ['a busy server', errorResponse('unavailable'), errors.codes.unavailable],
    [
      'a message of the server',
      errorResponse('conflict', { text: 'Ya hay uno igual.' }),
      'Ya hay uno igual.',
    ],
  ])(
    'because of %s says so, with the reason of the server, and loses nothing',
    async (_, response, reason) => {
      stubEndpoint(publishingApi.create, response)
      const { person } = review()
      await publish(person)
      await findToast('Error', 'No se pudo publicar la propiedad. Intenta nuevamente.')
      expect(screen.queryAllByRole('alert').map((one) => one.textContent)).toEqual(reason ? [reason] : [])
      expect(heading('review')).toBeInTheDocument()
      expect(saved().fields).toMatchObject({ title: 'Depto con balcón' })
      expect(button(w.submit)).toBeEnabled()
    },
  )

  it('of fields is shown at the fields, the first with focus, until changed', async () => {
    const fields = { description: 'Muy corta.', 'price.amount': 'Demasiado.', unknownField: 'Nada.' }
    stubEndpoint(publishingApi.create, errorResponse('invalid', { fields }))
    const { person } = review()
    await publish(person)
    await findToast(core.error, w.failed)
    await waitFor(() => expect(field(fieldLabels.description)).toHaveFocus())
    await waitFor(() =>
      expect(field(fieldLabels.description)).toHaveAccessibleDescription(
        expect.stringContaining('Muy corta.'),
      ),
    )
    await fill(person, fieldLabels.description, 'Ahora más larga.')
    await waitFor(() => expect(field(fieldLabels.description)).not.toHaveAttribute('aria-invalid'))
  })

  it('of the price is shown at the main price of an office', async () => {
    const fields = { priceUSD: 'Demasiado.' }
    stubEndpoint(publishingApi.create, errorResponse('invalid', { fields }))
    const { person } = review({ propertyType: 'coworking', pricePerMonth: '500', amount: '' })
    await publish(person)
    await waitFor(() => expect(field(fieldLabels.pricePerMonth)).toHaveFocus())
    await waitFor(() =>
      expect(field(fieldLabels.pricePerMonth)).toHaveAccessibleDescription(
        expect.stringContaining('Demasiado.'),
      ),
    )
  })

  it('of a suspect currency needs confirmation', async () => {
    stubEndpoint(
      publishingApi.create,
      errorResponse('price_currency_suspect', { fields: { price: 'Revisalo.' } }),
    )
    const { person } = review()
    await publish(person)
    await waitFor(() => expect(field(w.priceTitle.sale)).toHaveFocus())
    const calls = stubEndpoint(publishingApi.create, listing())
    await person.click(button(w.slip.yes))
    await person.click(button(w.toReview))
    await publish(person)
    await waitFor(() => expect(calls.map(({ body }) => body.confirmPrice)).toEqual([true]))
  })

  it('of an area far from its market is asked at the price, in the words of the server', async () => {
    const error = '800 m² por $80,000 son $100.00 por m². ¿La superficie es correcta?'
    stubEndpoint(
      publishingApi.create,
      errorResponse('price_currency_suspect', { text: error, fields: { area: 'Está muy lejos.' } }),
    )
    const { person } = review()
    await publish(person)
    await waitFor(() => expect(field(w.priceTitle.sale)).toHaveFocus())
    expect(screen.getByText(error)).toBeVisible()
    const calls = stubEndpoint(publishingApi.create, listing())
    await person.click(button(w.slip.yes))
    await person.click(button(w.toReview))
    await publish(person)
    await waitFor(() => expect(calls.map(({ body }) => body.confirmPrice)).toEqual([true]))
  })

  it('of an expired session leads to sign-in and back', async () => {
    stubEndpoint(publishingApi.create, errorResponse('not_signed_in'))
    const urls = recordNavigation()
    const { person } = review()
    await publish(person)
    await findToast(auth.expired, auth.expiredText)
    await waitFor(() => expect(urls).toEqual(['/api/login?returnTo=%2Fpublish%3Fstep%3Dreview&lang=es']))
    expect(saved().fields).toMatchObject({ title: 'Depto con balcón' })
  })
})

describe('a lost response', () => {
  const keys = (calls: { headers: { get(name: string): string | null } }[]) =>
    calls.map(({ headers }) => headers.get('Idempotency-Key'))

  it('is retried with the same key', async () => {
    const failures = [networkError]
    const calls = stubEndpoint(publishingApi.create, () => failures.shift() ?? listing())
    const { person } = review()
    await publish(person)
    await findToast(core.error, w.failed)
    await publish(person)
    await findToast(w.published, w.publishedText)
    expect(keys(calls)).toEqual(['a-draft', 'a-draft'])
  })

  it('leads to an update when the draft was changed since', async () => {
    const created = listing({ id: 'made' })
    const failures = [networkError]
    const calls = stubEndpoint(publishingApi.create, ({ body }) => {
      const otherwise = body.title === 'Depto con balcón' ? created : errorResponse('idempotency_mismatch')
      return failures.shift() ?? otherwise
    })
    const changes = stubEndpoint(publishingApi.change, created)
    const { person } = review()
    await publish(person)
    await findToast(core.error, w.failed)
    await person.click(button(w.edit(w.steps.facts)))
    await waitFor(() => expect(heading('facts')).toHaveFocus())
    await fill(person, fieldLabels.title, 'Depto sin balcón')
    await person.click(button(w.next))
    await person.click(button(w.next))
    await person.click(button(w.toReview))
    await publish(person)
    await findToast(w.published, w.publishedText)
    expect(location.pathname).toBe('/property/made')
    expect(changes.map(({ params, body }) => [params.id, body.title])).toEqual([['made', 'Depto sin balcón']])
    expect(keys(calls)).toEqual(['a-draft', 'a-draft', 'a-draft'])
  })
})
