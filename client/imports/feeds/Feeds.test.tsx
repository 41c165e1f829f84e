import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type Feed, type FeedSample, feedsApi } from '#shared/imports/feeds.ts'
import type { ImportSummary } from '#shared/imports/imports.ts'
import { findToast, renderAt, words } from '#tests/components/render.tsx'
import { errorResponse, stubEndpoint } from '#tests/components/server.ts'
import { Feeds } from './Feeds.tsx'

const { feeds: w } = words.es.imports
const run: ImportSummary = {
  id: 'sheet0000001',
  fileName: 'crm.example',
  state: 'done',
  phase: 'import',
  isPaused: false,
  source: 'crm.example',
  rows: 12,
  counts: { create: 1, update: 2, unchanged: 8, withdraw: 0, refused: 1, warned: 0, kept: 0 },
  progress: { rows: 3, rowsDone: 3, pictures: 0, picturesDone: 0, picturesFailed: 0 },
  createdAt: '2026-11-27T12:00:00.000Z',
  finishedAt: '2026-11-27T12:01:00.000Z',
}
const crm: Feed = {
  id: 'feed00000001',
  name: 'crm.example',
  url: 'https://crm.example/kyero.xml',
  format: 'kyero',
  hasKey: false,
  leads: { sent: 0, waiting: 0, failed: 0 },
  isOn: true,
  isReviewed: true,
  isRunning: false,
  problem: null,
  lastRunAt: '2026-11-27T12:00:00.000Z',
  nextRunAt: '2026-11-28T00:00:00.000Z',
  runs: [run],
}
const sample: FeedSample = {
  id: '1',
  title: 'Casa en Luque',
  description: 'Con patio.',
  propertyType: 'house',
  transactionType: 'sale',
  price: { amount: '120000', currency: 'USD' },
  priceUSD: '120000',
  neighborhood: 'Centro',
  city: 'Luque',
  bedrooms: 3,
  bathrooms: 2,
  parkingSpaces: 1,
  area: '180',
  media: [],
  problems: ['Falta la ciudad'],
}
type Person = ReturnType<typeof renderAt>['person']

async function choose(person: Person, action: string): Promise<void> {
  await person.click(await screen.findByRole('button', { name: w.menu(crm.name) }))
  await person.click(await screen.findByRole('menuitem', { name: action }))
}

describe('feeds', () => {
  it('are read before they are added: what is wrong is said, what is right shown as it would look', async () => {
    stubEndpoint(feedsApi.list, [])
    stubEndpoint(feedsApi.check, errorResponse('invalid', { fields: { url: 'No es pública' } }))
    const { person } = renderAt(<Feeds />)
    expect(await screen.findByText(w.none)).toBeVisible()
    await person.click(screen.getByRole('button', { name: w.add }))
    const dialog = within(await screen.findByRole('dialog', { name: w.addTitle }))
    await person.type(dialog.getByRole('textbox', { name: new RegExp(w.url.feed) }), crm.url)
    await person.click(dialog.getByRole('button', { name: w.check }))
    expect(await dialog.findByText('No es pública')).toBeVisible()
    stubEndpoint(feedsApi.check, { problem: 'not_a_feed', listings: [] })
    await person.click(dialog.getByRole('button', { name: w.check }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(w.problems.not_a_feed)
    const checked = stubEndpoint(feedsApi.check, { problem: null, listings: [sample] })
    await person.click(dialog.getByRole('button', { name: w.check }))
    const shown = within(await screen.findByRole('dialog', { name: w.checkedTitle }))
    expect(shown.getByText('Casa en Luque, Centro, Luque')).toBeInTheDocument()
    expect(shown.getByText('Casa en Luque')).toBeInTheDocument()
    expect(shown.getByText('Falta la ciudad')).toBeVisible()
    const added = stubEndpoint(feedsApi.add, crm)
    stubEndpoint(feedsApi.list, [{ ...crm, isReviewed: false, runs: [{ ...run, state: 'mapping' }] }])
    await person.click(shown.getByRole('button', { name: w.add }))
    expect(await screen.findByText(w.waiting)).toBeVisible()
    const body = { url: crm.url, format: 'kyero' }
    expect([checked[0]?.body, added[0]?.body]).toEqual([body, body])
    expect(screen.getByRole('link', { name: w.review })).toHaveAttribute('href', `/import?sheet=${run.id}`)
  })

  it('of a CRM ask for its key alone, which may be replaced', async () => {
    stubEndpoint(feedsApi.list, [{ ...crm, hasKey: true, format: 'tokko' }])
    const checked = stubEndpoint(feedsApi.check, { problem: 'wrong_key', listings: [] })
    const { person } = renderAt(<Feeds />)
    await person.click(await screen.findByRole('button', { name: w.add }))
    const dialog = within(await screen.findByRole('dialog', { name: w.addTitle }))
    await person.selectOptions(dialog.getByLabelText(w.format), w.formats.tokko)
    expect(dialog.queryByRole('textbox', { name: new RegExp(w.url.feed) })).not.toBeInTheDocument()
    await person.type(dialog.getByRole('textbox', { name: new RegExp(w.key) }), ' secreta ')
    await person.click(dialog.getByRole('button', { name: w.check }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(w.problems.wrong_key)
    expect(checked[0]?.body).toEqual({ format: 'tokko', key: 'secreta' })
    await person.keyboard('{Escape}')
    const changed = stubEndpoint(feedsApi.change, crm)
    await choose(person, w.changeKey)
    const other = within(await screen.findByRole('dialog', { name: w.changeKey }))
    await person.type(other.getByRole('textbox', { name: new RegExp(w.key) }), 'otra')
    await person.click(other.getByRole('button', { name: words.es.core.save }))
    await findToast(w.keyChanged, crm.name)
    expect(changed[0]?.body).toEqual({ key: 'otra' })
  })

  it('say how their last runs went, and what is wrong; their owner may say that it is right', async () => {
    stubEndpoint(feedsApi.list, [{ ...crm, problem: 'shrunken' }])
    const ran = stubEndpoint(feedsApi.run, crm)
    const { person } = renderAt(<Feeds />)
    expect(await screen.findByText(w.problems.shrunken)).toBeVisible()
    expect(screen.getByText(/1 nuevo, 2 cambiados, 8 iguales, 1 rechazado/)).toBeVisible()
    stubEndpoint(feedsApi.list, [crm])
    await person.click(screen.getByRole('button', { name: w.accept }))
    await waitFor(() => expect(screen.queryByText(w.problems.shrunken)).not.toBeInTheDocument())
    expect(ran[0]?.body).toEqual({ accept: true })
  })

  it('are read at once, switched off, and removed', async () => {
    stubEndpoint(feedsApi.list, [crm])
    const ran = stubEndpoint(feedsApi.run, crm)
    const changed = stubEndpoint(feedsApi.change, { ...crm, isOn: false })
    const { person } = renderAt(<Feeds />)
    await choose(person, w.runNow)
    await waitFor(() => expect(ran[0]?.body).toEqual({ accept: false }))
    stubEndpoint(feedsApi.list, [{ ...crm, isOn: false }])
    await choose(person, w.switchOff)
    expect(await screen.findByText(w.off)).toBeVisible()
    expect(changed[0]?.body).toEqual({ isOn: false })
    const removed = stubEndpoint(feedsApi.remove, undefined)
    stubEndpoint(feedsApi.list, [])
    await choose(person, w.remove)
    await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: w.remove }))
    await findToast(w.removed, crm.name)
    expect(removed).toHaveLength(1)
  })
})
