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
import { filledFields, heading, openWizard } from '#tests/components/wizard.tsx'
import type { FormFields } from './form/fields.ts'

const { auth, core, errors, publish: w } = words.es
const user = currentUser()
const button = (name: string) => screen.getByRole('button', { name })
const publish = (person: Person) => person.click(button(w.submit))
const saved = () => JSON.parse(localStorage.getItem('oga.draft.publish') ?? 'null')
const review = (more: Partial<FormFields> = {}) =>
  openWizard({ step: 'review', draft: filledFields(more), user })

describe('a listing', () => {
  it('is sent as it was written down, told of, and opened; its draft goes', async () => {
    const calls = stubEndpoint(publishingApi.create, listing({ id: 'new-one' }))
    const { person } = review()
    await publish(person)
    await findToast(w.published, w.publishedText)
    expect(location.pathname).toBe('/property/new-one')
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

  it('that waits for approval is told of as such', async () => {
    stubEndpoint(publishingApi.create, listing({ status: 'pending' }))
    const { person } = review()
    await publish(person)
    await findToast(w.pending, w.pendingText)
  })

  it('is sent once, however often one presses', async () => {
    const answering = deferred<typeof publishingApi.create>(listing())
    const calls = stubEndpoint(publishingApi.create, () => answering.promise)
    const { person } = review()
    await publish(person)
    expect(button(w.busy)).toBeDisabled()
    await person.click(button(w.busy))
    answering.release()
    await findToast(w.published, w.publishedText)
    expect(calls).toHaveLength(1)
  })

  it('that lacks something is not sent: the first field of it has the focus', async () => {
    const { person } = review({ title: '', amount: '' })
    await publish(person)
    await findToast(w.incomplete, w.incompleteText)
    await waitFor(() => expect(field(w.listingTitle)).toHaveFocus())
  })

  it('of a visitor waits for signing in, and comes back to the review', async () => {
    const left = recordNavigation()
    const { person } = openWizard({ step: 'review', draft: filledFields() })
    await person.click(button(w.submitSignIn))
    expect(left).toEqual(['/api/login?returnTo=%2Fpublish%3Fstep%3Dreview&lang=es'])
    expect(saved().fields).toMatchObject({ title: 'Depto con balcón' })
  })
})

describe('what goes wrong', () => {
  it.each([
    ['no network', networkError, w.failed],
    ['an answer of a proxy', foreignResponse(502, '<h1>Bad Gateway</h1>'), w.failed],
    ['a server that is busy', errorResponse('unavailable'), errors.codes.unavailable],
    ['a word of the server', errorResponse('conflict', { text: 'Ya hay uno igual.' }), 'Ya hay uno igual.'],
  ])('%s: said, and nothing is lost', async (_, given, text) => {
    stubEndpoint(publishingApi.create, given)
    const { person } = review()
    await publish(person)
    await findToast(core.error, text)
    expect(heading('review')).toBeInTheDocument()
    expect(saved().fields).toMatchObject({ title: 'Depto con balcón' })
    expect(button(w.submit)).toBeEnabled()
  })

  it('of a field is said at that field, the first of them in focus, until it is changed', async () => {
    const fields = { description: 'Muy corta.', 'price.amount': 'Demasiado.', unheardOf: 'Nada.' }
    stubEndpoint(publishingApi.create, errorResponse('invalid', { fields }))
    const { person } = review()
    await publish(person)
    await findToast(core.error, errors.codes.invalid)
    await waitFor(() => expect(field(w.description)).toHaveFocus())
    await waitFor(() =>
      expect(field(w.description)).toHaveAccessibleDescription(expect.stringContaining('Muy corta.')),
    )
    await fill(person, w.description, 'Ahora más larga.')
    await waitFor(() => expect(field(w.description)).not.toHaveAttribute('aria-invalid'))
  })

  it('of a field of another kind of price is said where that is typed', async () => {
    const fields = { priceUSD: 'Demasiado.' }
    stubEndpoint(publishingApi.create, errorResponse('invalid', { fields }))
    const { person } = review({ propertyType: 'coworking', pricePerMonth: '500', amount: '' })
    await publish(person)
    await waitFor(() => expect(field(w.pricePerMonth)).toHaveFocus())
    await waitFor(() =>
      expect(field(w.pricePerMonth)).toHaveAccessibleDescription(expect.stringContaining('Demasiado.')),
    )
  })

  it('a price that the server takes for the other currency is asked back', async () => {
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

  it('a session that has ended leads to signing in and back', async () => {
    stubEndpoint(publishingApi.create, errorResponse('not_signed_in'))
    const left = recordNavigation()
    const { person } = review()
    await publish(person)
    await findToast(auth.expired, auth.expiredText)
    await waitFor(() => expect(left).toEqual(['/api/login?returnTo=%2Fpublish%3Fstep%3Dreview&lang=es']))
    expect(saved().fields).toMatchObject({ title: 'Depto con balcón' })
  })
})

describe('an answer that got lost', () => {
  const keys = (calls: { headers: { get(name: string): string | null } }[]) =>
    calls.map(({ headers }) => headers.get('Idempotency-Key'))

  it('doubles nothing: the next try has the same key', async () => {
    const tries = [networkError]
    const calls = stubEndpoint(publishingApi.create, () => tries.shift() ?? listing())
    const { person } = review()
    await publish(person)
    await findToast(core.error, w.failed)
    await publish(person)
    await findToast(w.published, w.publishedText)
    expect(keys(calls)).toEqual(['a-draft', 'a-draft'])
  })

  it('does not, either, after the draft was changed: what it made is changed as well', async () => {
    const made = listing({ id: 'made' })
    const tries = [networkError]
    const calls = stubEndpoint(publishingApi.create, ({ body }) => {
      const otherwise = body.title === 'Depto con balcón' ? made : errorResponse('idempotency_mismatch')
      return tries.shift() ?? otherwise
    })
    const changes = stubEndpoint(publishingApi.change, made)
    const { person } = review()
    await publish(person)
    await findToast(core.error, w.failed)
    await person.click(button(w.edit(w.steps.facts)))
    await waitFor(() => expect(heading('facts')).toHaveFocus())
    await fill(person, w.listingTitle, 'Depto sin balcón')
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
