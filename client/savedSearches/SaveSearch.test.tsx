import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { savedSearchesApi } from '#shared/savedSearches/savedSearchesApi.ts'
import { readSearch } from '#shared/search/readSearch.ts'
import { searchTitle } from '#shared/search/searchTitle.ts'
import { settingsApi } from '#shared/settings/settingsApi.ts'
import { fill, findToast, recordNavigation, renderAt, settleParts, words } from '#tests/components/render.tsx'
import { currentUser, savedSearch } from '#tests/components/samples.ts'
import { errorResponse, networkError, stubEndpoint } from '#tests/components/server.ts'
import { SaveSearch } from './SaveSearch.tsx'

const { core, savedSearches: w } = words.es
const query = 'city=Luque&propertyType=house&transactionType=sale'
const user = currentUser()

async function open(address = query, options: Parameters<typeof renderAt>[1] = {}) {
  const { search } = readSearch(address)
  const title = searchTitle(search, words.es.search)
  const rendered = renderAt(<SaveSearch search={search} title={title} />, { url: '/search', ...options })
  await settleParts()
  return rendered
}

const press = async ({ person }: Awaited<ReturnType<typeof open>>) => {
  await person.click(screen.getByRole('button', { name: w.save }))
  return within(await screen.findByRole('dialog', { name: w.saveTitle }))
}

const settings = { whatsappNumber: null, aiModel: false }
beforeEach(() => void stubEndpoint(settingsApi.public, { ...settings, sendsMail: true }))

describe('saving a search', () => {
  it('of a user proposes its title, and says where it is', async () => {
    stubEndpoint(savedSearchesApi.list, [])
    stubEndpoint(savedSearchesApi.save, savedSearch({ frequency: 'weekly', priceDrops: false }))
    const page = await open(query, { user })
    const dialog = await press(page)
    expect(dialog.getByLabelText(w.name)).toHaveValue('Casas en venta en Luque')
    expect(dialog.queryByLabelText(/correo/)).not.toBeInTheDocument()
    await page.person.selectOptions(dialog.getByLabelText(w.frequency), 'weekly')
    await page.person.click(dialog.getByRole('switch', { name: w.priceDrops }))
    await page.person.click(dialog.getByRole('button', { name: core.save }))
    const toast = await findToast(w.done, w.doneText('Casas en venta en Luque'))
    expect(await screen.findByRole('button', { name: /^Guardada/ })).toBeInTheDocument()
    await page.person.click(within(toast).getByRole('button', { name: w.seeAlerts }))
    await waitFor(() => expect(location.pathname).toBe('/alerts'))
  })

  it('sends what was chosen, once', async () => {
    stubEndpoint(savedSearchesApi.list, [])
    const calls = stubEndpoint(savedSearchesApi.save, savedSearch())
    const page = await open(`${query}&sortBy=price&sortOrder=asc`, { user })
    const dialog = await press(page)
    await fill(page.person, dialog.getByLabelText(w.name), 'Para mamá')
    await page.person.dblClick(dialog.getByRole('button', { name: core.save }))
    await findToast(w.done)
    expect(calls.map(({ body }) => body)).toEqual([
      { search: query, name: 'Para mamá', frequency: 'daily', priceDrops: true },
    ])
    expect(calls[0]?.headers.get('Idempotency-Key')).toMatch(/^\w{32}$/)
  })

  it('of a visitor offers to sign in where no mail is sent', async () => {
    stubEndpoint(settingsApi.public, { ...settings, sendsMail: false })
    const urls = recordNavigation()
    const page = await open()
    const dialog = await press(page)
    expect(await dialog.findByText(w.signInNoMail)).toBeVisible()
    expect(dialog.queryByLabelText(/correo/)).not.toBeInTheDocument()
    await page.person.click(dialog.getByRole('button', { name: words.es.auth.title }))
    expect(urls).toEqual(['/api/login?returnTo=%2Fsearch&lang=es'])
  })

  it('of a user says that no mail is sent, where none is', async () => {
    stubEndpoint(settingsApi.public, { ...settings, sendsMail: false })
    stubEndpoint(savedSearchesApi.list, [])
    const dialog = await press(await open(query, { user }))
    expect(await dialog.findByText(w.noMail)).toBeVisible()
  })

  it('of a visitor asks for an address, and says that a mail is on its way', async () => {
    const calls = stubEndpoint(savedSearchesApi.save, { status: 'unconfirmed' })
    const page = await open()
    const dialog = await press(page)
    await page.person.click(dialog.getByRole('button', { name: core.save }))
    expect(await dialog.findByText(w.emailMissing)).toBeInTheDocument()
    const email = dialog.getByLabelText(/correo/)
    expect(email).toHaveFocus()
    await fill(page.person, email, 'ana@')
    await page.person.click(dialog.getByRole('button', { name: core.save }))
    expect(await dialog.findByText(w.emailWrong)).toBeInTheDocument()
    await fill(page.person, email, ' ana@correo.com.py ')
    await page.person.click(dialog.getByRole('button', { name: core.save }))
    await findToast(w.checkMail, w.checkMailText('ana@correo.com.py'))
    expect(calls.map(({ body }) => body.email)).toEqual(['ana@correo.com.py'])
    expect(screen.getByRole('button', { name: w.save, hidden: true })).toBeInTheDocument()
  })

  it.each([
    ['the network', networkError, core.noConnection],
    ['the server', errorResponse('too_many', { text: 'Ya tenés 50.' }), 'Ya tenés 50.'],
    ['a limit', errorResponse('too_many_requests', { text: 'Esperá un poco.' }), 'Esperá un poco.'],
  ])('keeps what was typed when %s refuses', async (_, response, text) => {
    stubEndpoint(savedSearchesApi.save, response)
    const page = await open()
    const dialog = await press(page)
    await fill(page.person, dialog.getByLabelText(/correo/), 'ana@correo.com.py')
    await fill(page.person, dialog.getByLabelText(w.name), 'Para mamá')
    await page.person.click(dialog.getByRole('button', { name: core.save }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(text)
    expect(dialog.getByLabelText(w.name)).toHaveValue('Para mamá')
    expect(dialog.getByLabelText(/correo/)).toHaveValue('ana@correo.com.py')
  })

  it('asks for an address where the session has expired', async () => {
    stubEndpoint(savedSearchesApi.list, [])
    stubEndpoint(savedSearchesApi.save, errorResponse('invalid', { fields: { email: 'required' } }))
    const page = await open(query, { user })
    const dialog = await press(page)
    await page.person.click(dialog.getByRole('button', { name: core.save }))
    expect(await dialog.findByLabelText(/correo/)).toHaveFocus()
  })

  it('says why there is nothing to save', async () => {
    const { person } = await open('sortBy=price&sortOrder=asc')
    const button = screen.getByRole('button', { name: w.save })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await person.click(button)
    await findToast(w.save, w.nothingToSave)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('a search that is saved', () => {
  it('says so in any order of its results, and opens its settings', async () => {
    stubEndpoint(savedSearchesApi.list, [savedSearch({ name: 'Luque', frequency: 'instant' })])
    const calls = stubEndpoint(
      savedSearchesApi.change,
      savedSearch({ name: 'Casa de mamá', frequency: 'instant' }),
    )
    const { person } = await open(`${query}&sortBy=price&sortOrder=asc`, { user })
    await person.click(await screen.findByRole('button', { name: w.savedOf('Luque') }))
    const dialog = within(await screen.findByRole('dialog', { name: w.editTitle }))
    expect(dialog.getByLabelText(w.frequency)).toHaveValue('instant')
    expect(dialog.getByRole('link', { name: w.seeAlerts })).toHaveAttribute('href', '/alerts')
    await fill(person, dialog.getByLabelText(w.name), 'Casa de mamá')
    await person.click(dialog.getByRole('button', { name: core.save }))
    await findToast(w.changed, w.doneText('Casa de mamá'))
    expect(calls.map(({ params, body }) => [params.id, body.name])).toEqual([
      ['search000001', 'Casa de mamá'],
    ])
  })

  it('is one of the same text alone', async () => {
    stubEndpoint(savedSearchesApi.list, [savedSearch()])
    await open('city=Luque&propertyType=house', { user })
    expect(screen.getByRole('button', { name: w.save })).toBeInTheDocument()
  })
})
