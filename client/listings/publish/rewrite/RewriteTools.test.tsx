import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { draftStore } from '#client/listings/publish/form/draft.ts'
import type { FormFields } from '#client/listings/publish/form/fields.ts'
import { aiApi } from '#shared/ai/aiApi.ts'
import { field, fill, openPage, type Rendered, settleParts, words } from '#tests/components/render.tsx'
import { adminSession, currentUser } from '#tests/components/samples.ts'
import { deferred, errorResponse, networkError, stubEndpoint } from '#tests/components/server.ts'
import { completeFields, openWizard } from '#tests/components/wizard.tsx'

const { fieldLabels, publish: w, errors } = words.es
const { rewrite: t } = w
const typed = 'Luminoso, a dos cuadras del shopping.'
const better = 'Departamento luminoso a dos cuadras del shopping, con balcón.'

interface Options {
  user?: boolean
  aiModel?: boolean
}

async function open(
  overrides: Partial<FormFields> = {},
  { user = true, aiModel = true }: Options = {},
): Promise<Rendered['person']> {
  const draft = completeFields({ description: typed, ...overrides })
  const { person } = openWizard({ step: 'facts', draft, aiModel, ...(user && { user: currentUser() }) })
  await settleParts()
  return person
}

const button = (name: string) => screen.getByRole('button', { name })
const offered = async () => within(await screen.findByRole('region', { name: t.offer.improve }))
const saved = () => draftStore().get()?.fields

describe('a better description', () => {
  it('says what contradicts the facts, and what it left out', async () => {
    const contradiction = { field: 'bedrooms' as const, text: '4 dormitorios', fact: '2 dormitorios' }
    const told = { contradictions: [contradiction], leftOut: ['A nice view.'] }
    stubEndpoint(aiApi.improve, { description: better, source: 'local', ...told })
    const person = await open()
    await person.click(button(t.improve))
    const offer = await offered()
    expect(offer.getByText(t.contradiction('4 dormitorios', '2 dormitorios'))).toBeInTheDocument()
    expect(offer.getByText(t.leftOut.es(1))).toBeInTheDocument()
  })

  it('says what it took out, and why', async () => {
    const removed = [
      { kind: 'phones' as const, text: '0981 123 456' },
      { kind: 'phones' as const, text: '0971 654 321' },
      { kind: 'capitals' as const, text: 'HERMOSA' },
    ]
    stubEndpoint(aiApi.improve, { description: better, source: 'local', removed })
    const person = await open()
    await person.click(button(t.improve))
    const parts = within((await offered()).getByRole('region', { name: t.removed.title }))
    const items = parts.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(items).toEqual(['Teléfonos: «0981 123 456», «0971 654 321»', 'Mayúsculas de más'])
    expect(parts.getByText(t.removed.why)).toBeInTheDocument()
  })

  it('says nothing where nothing was taken out', async () => {
    stubEndpoint(aiApi.improve, { description: better, source: 'local', removed: [] })
    const person = await open()
    await person.click(button(t.improve))
    expect((await offered()).queryByRole('region', { name: t.removed.title })).toBeNull()
  })

  it('is as long as chosen, and made anew when another length is', async () => {
    const asked = stubEndpoint(aiApi.improve, { description: better, source: 'local' })
    const person = await open()
    await person.click(screen.getByRole('radio', { name: t.lengths.medium }))
    expect(asked).toEqual([])
    await person.click(button(t.improve))
    await offered()
    await person.click(screen.getByRole('radio', { name: t.lengths.short }))
    await waitFor(() => expect(asked.map(({ body }) => body.length)).toEqual(['medium', 'short']))
    await offered()
  })

  it('is offered beside the author’s, used, undone and used again', async () => {
    const asked = stubEndpoint(aiApi.improve, { description: better, source: 'model' })
    const person = await open({ bedrooms: 2, amenities: ['balcony'] })
    await person.click(button(t.improve))
    const offer = await offered()
    expect(offer.getByRole('region', { name: t.current })).toHaveTextContent(typed)
    expect(offer.getByRole('region', { name: t.proposed })).toHaveTextContent(better)
    expect(offer.getByText(t.sources.model)).toBeInTheDocument()
    expect(field(fieldLabels.description)).toHaveValue(typed)
    expect(asked.map(({ body }) => body)).toMatchObject([
      {
        title: 'Depto con balcón',
        description: typed,
        language: 'es',
        facts: { bedrooms: 2, city: 'Asunción' },
      },
    ])
    expect(Object.keys(asked[0]?.body.facts ?? {})).not.toEqual(
      expect.arrayContaining(['address', 'latitude', 'price', 'media', 'monthlyExpenses']),
    )
    await person.click(offer.getByRole('button', { name: t.use }))
    expect(field(fieldLabels.description)).toHaveValue(better)
    expect(screen.getByText(t.isRewritten)).toBeInTheDocument()
    await waitFor(() => expect(saved()).toMatchObject({ description: better, aiRewritten: ['es'] }))
    await person.click(button(t.undo))
    expect(field(fieldLabels.description)).toHaveValue(typed)
    await waitFor(() => expect(saved()).toMatchObject({ description: typed, aiRewritten: [] }))
    await person.click(button(t.redo))
    expect(field(fieldLabels.description)).toHaveValue(better)
  })

  it('is discarded, and nothing has changed', async () => {
    stubEndpoint(aiApi.improve, { description: better, source: 'local' })
    const person = await open()
    await person.click(button(t.improve))
    const offer = await offered()
    expect(offer.getByText(t.sources.local)).toBeInTheDocument()
    expect(offer.queryByRole('button', { name: t.again })).toBeNull()
    await person.click(offer.getByRole('button', { name: t.discard }))
    expect(screen.queryByRole('region', { name: t.offer.improve })).toBeNull()
    expect(field(fieldLabels.description)).toHaveValue(typed)
    expect(screen.queryByText(t.isRewritten)).toBeNull()
  })

  it('keeps what is typed while it is written', async () => {
    const { promise, release } = deferred<typeof aiApi.improve>({ description: better, source: 'model' })
    stubEndpoint(aiApi.improve, () => promise)
    const person = await open()
    await person.click(button(t.improve))
    expect(screen.getByText(t.working.improve)).toBeInTheDocument()
    await person.type(field(fieldLabels.description), ' Con cochera.')
    release()
    const offer = await offered()
    expect(offer.getByRole('region', { name: t.current })).toHaveTextContent(`${typed} Con cochera.`)
    await person.click(offer.getByRole('button', { name: t.use }))
    await person.click(button(t.undo))
    expect(field(fieldLabels.description)).toHaveValue(`${typed} Con cochera.`)
  })

  it('can be called off', async () => {
    const { promise, release } = deferred<typeof aiApi.improve>({ description: better, source: 'model' })
    stubEndpoint(aiApi.improve, () => promise)
    const person = await open()
    await person.click(button(t.improve))
    await person.click(button(t.stop))
    expect(button(t.improve)).toBeEnabled()
    release()
    stubEndpoint(aiApi.improve, { description: `${better} Otra.`, source: 'model' })
    await person.click(button(t.improve))
    expect((await offered()).getByRole('region', { name: t.proposed })).toHaveTextContent(`${better} Otra.`)
  })

  it('is written from the facts where there is no text, and no mark stays on a text that was emptied', async () => {
    stubEndpoint(aiApi.improve, { description: better, source: 'local' })
    const person = await open({ description: '' })
    await person.click(button(t.write))
    const offer = await offered()
    expect(offer.getByRole('region', { name: t.current })).toHaveTextContent(t.nothing)
    await person.click(offer.getByRole('button', { name: t.use }))
    await person.clear(field(fieldLabels.description))
    await fill(person, fieldLabels.description, 'La escribí yo.')
    await waitFor(() => expect(saved()).toMatchObject({ description: 'La escribí yo.', aiRewritten: [] }))
  })

  it('says where there is nothing to improve', async () => {
    stubEndpoint(aiApi.improve, { description: typed, source: 'model' })
    const person = await open()
    await person.click(button(t.improve))
    expect(await screen.findByText(t.same)).toBeInTheDocument()
  })

  it.each([
    ['no connection', networkError, t.failed],
    ['too many requests', errorResponse('too_many_requests'), errors.codes.too_many_requests],
    ['a text that does not fit', { description: 'x'.repeat(7000), source: 'model' as const }, t.tooLong],
  ])('failing for %s says so, and is tried again', async (_, response, text) => {
    stubEndpoint(aiApi.improve, response)
    const person = await open()
    await person.click(button(t.improve))
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(field(fieldLabels.description)).toHaveValue(typed)
    stubEndpoint(aiApi.improve, { description: better, source: 'model' })
    await person.click(button(t.improve))
    expect(await offered()).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('asks visitors to sign in', async () => {
    const person = await open({}, { user: false })
    await person.click(button(t.improve))
    expect(screen.getByText(t.signInText)).toBeInTheDocument()
    expect(screen.getAllByRole('button', { name: t.signIn }).length).toBeGreaterThan(0)
  })

  it('asks those whose session has ended to sign in', async () => {
    stubEndpoint(aiApi.improve, errorResponse('not_signed_in'))
    const person = await open()
    await person.click(button(t.improve))
    expect(await screen.findByText(t.signInText)).toBeInTheDocument()
  })
})

describe('a translation', () => {
  const english = { title: 'Flat with balcony', description: 'Bright, two blocks from the mall.' }

  it('of both texts is offered in the other language, and used', async () => {
    const asked = stubEndpoint(aiApi.translate, { ...english, source: 'model' })
    const person = await open()
    await person.click(screen.getByRole('tab', { name: /^English/ }))
    await settleParts()
    await person.click(await screen.findByRole('button', { name: t.translate.en }))
    const offer = within(await screen.findByRole('region', { name: t.offer.translate }))
    expect(offer.getByRole('region', { name: t.current })).toHaveTextContent(t.nothing)
    expect(asked.map(({ body }) => body)).toEqual([
      { title: 'Depto con balcón', description: typed, from: 'es', to: 'en' },
    ])
    await person.click(offer.getByRole('button', { name: t.use }))
    expect(field(fieldLabels.titleEn)).toHaveValue(english.title)
    expect(field(fieldLabels.descriptionEn)).toHaveValue(english.description)
    await waitFor(() => expect(saved()).toMatchObject({ aiRewritten: ['en'], description: typed }))
    await person.click(button(t.undo))
    expect(field(fieldLabels.titleEn)).toHaveValue('')
  })

  it('is not offered without a model', async () => {
    const person = await open({}, { aiModel: false })
    await person.click(screen.getByRole('tab', { name: /^English/ }))
    await settleParts()
    expect(await screen.findByRole('button', { name: t.write })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: t.translate.en })).toBeNull()
  })
})

it('is offered in the administrator’s form', async () => {
  stubEndpoint(aiApi.improve, { description: better, source: 'local' })
  const { person } = await openPage('/admin/properties/new', { admin: adminSession() })
  await settleParts()
  await fill(person, fieldLabels.description, typed)
  await person.click(button(t.improve))
  await person.click((await offered()).getByRole('button', { name: t.use }))
  expect(field(fieldLabels.description)).toHaveValue(better)
})
