import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { feedsApi } from '#shared/imports/feeds.ts'
import { type ImportDetails, type ImportRow, importsApi } from '#shared/imports/imports.ts'
import { findToast, openPage, words } from '#tests/components/render.tsx'
import { currentUser } from '#tests/components/samples.ts'
import { errorResponse, pageResponse, stubEndpoint } from '#tests/components/server.ts'

const { imports: w, core } = words.es
const user = currentUser()

const details: ImportDetails = {
  id: 'sheet0000001',
  fileName: 'Lista de noviembre.xlsx',
  state: 'mapping',
  phase: 'import',
  isPaused: false,
  source: null,
  rows: 3,
  counts: { create: 0, update: 0, unchanged: 0, withdraw: 0, refused: 0, warned: 0, kept: 0 },
  progress: { rows: 3, rowsDone: 0, pictures: 0, picturesDone: 0, picturesFailed: 0 },
  createdAt: '2026-11-27T12:00:00.000Z',
  finishedAt: null,
  columns: [
    { header: 'Ref', samples: ['A1', 'A2'], values: [] },
    { header: 'Tipo', samples: ['casa', 'xyz'], values: [] },
  ],
  mapping: {
    columns: [null, 'propertyType'],
    values: {},
    currency: null,
    answers: {},
    emptyDeletes: false,
    source: 'Mi planilla',
  },
  groups: [],
  sources: ['Mi planilla'],
  problem: null,
  canUndo: false,
}
const ready: ImportDetails = {
  ...details,
  state: 'ready',
  counts: { ...details.counts, create: 1, withdraw: 2, refused: 2, kept: 1 },
  groups: [
    {
      ...{ code: 'unknown_value', field: 'propertyType', value: 'xyz', key: 'unknown_value:propertyType' },
      ...{ count: 1, rows: [3], isRefused: true, remedy: w.problems.unknown_value ?? '' },
    },
    {
      ...{ code: 'other_currency', field: 'price', value: '', key: 'other_currency:price' },
      ...{ count: 1, rows: [4], isRefused: true, remedy: w.problems.other_currency ?? '' },
      seemsIn: 'PYG',
    },
  ],
}
const row: ImportRow = {
  ...{ row: 3, externalId: 'A2', title: 'Casa rara', listingId: null, result: 'refused', isDone: false },
  problems: [
    { code: 'unknown_value', field: 'propertyType', column: 'Tipo', value: 'xyz', remedy: 'Elegí qué es.' },
  ],
  warnings: [],
  kept: [{ field: 'title', ours: 'Lo mío', theirs: 'Lo de ellos' }],
}

function stub(shown: ImportDetails, rows: ImportRow[] = [row]) {
  stubEndpoint(importsApi.get, shown)
  stubEndpoint(importsApi.rows, pageResponse(rows))
  stubEndpoint(importsApi.list, pageResponse([]))
  stubEndpoint(feedsApi.list, [])
}
const open = () => openPage(`/import?sheet=${details.id}`, { user })

describe('the sheets that were brought in', () => {
  it('are listed below the place for another; a refused file says why', async () => {
    stubEndpoint(importsApi.list, pageResponse([{ ...details, state: 'done' }]))
    stubEndpoint(feedsApi.list, [])
    stubEndpoint(importsApi.upload, errorResponse('invalid'))
    const { person } = await openPage('/import', { user })
    expect(await screen.findByRole('link', { name: /Lista de noviembre/ })).toHaveAttribute(
      'href',
      `/import?sheet=${details.id}`,
    )
    const file = new File(['x'], 'roto.csv', { type: 'text/csv' })
    await person.upload(screen.getByLabelText(w.choose, { selector: 'input' }), file)
    await findToast(core.error)
  })

  it('are none at first, and say so', async () => {
    stubEndpoint(importsApi.list, pageResponse([]))
    stubEndpoint(feedsApi.list, [])
    await openPage('/import', { user })
    expect(await screen.findByText(w.earlier.none)).toBeVisible()
  })
})

describe('a sheet', () => {
  it('of another account, or none, is said not to be found', async () => {
    stub(details)
    stubEndpoint(importsApi.get, errorResponse('not_found'))
    await open()
    expect(await screen.findByRole('heading', { level: 1, name: w.missing })).toBeInTheDocument()
    expect(screen.getByText(w.missingText)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: w.back })).toBeInTheDocument()
  })

  it('has its columns named; one field is one column’s', async () => {
    stub(details)
    const { person } = await open()
    expect(await screen.findByText(w.columns.noCode)).toBeVisible()
    await person.selectOptions(screen.getByLabelText(w.columns.isFor('Ref')), w.fields.externalId)
    expect(screen.queryByText(w.columns.noCode)).not.toBeInTheDocument()
    const mapped = stubEndpoint(importsApi.map, { ...details, state: 'checking' })
    stubEndpoint(importsApi.get, { ...details, state: 'checking' })
    await person.click(screen.getByRole('button', { name: w.columns.check }))
    expect(await screen.findByText(w.checking('0', '3'))).toBeVisible()
    expect(mapped.at(-1)?.body).toMatchObject({
      columns: ['externalId', 'propertyType'],
      source: 'Mi planilla',
    })
  })

  it('asks whether a place far from its city is right, also of one column of coordinates', async () => {
    const group = { code: 'far_from_city', field: 'coordinates', key: 'far_from_city:coordinates', value: '' }
    const told = { count: 1, rows: [4], isRefused: true, remedy: w.problems.far_from_city ?? '' }
    stub({ ...ready, groups: [{ ...group, ...told }] })
    const { person } = await open()
    const mapped = stubEndpoint(importsApi.map, ready)
    await person.click(await screen.findByRole('button', { name: w.groups.asIs }))
    expect(mapped.at(-1)?.body).toMatchObject({ answers: { 'far_from_city:coordinates': 'as_is' } })
  })

  it('is corrected by group and by cell, and run with what is gone', async () => {
    stub(ready)
    const { person } = await open()
    const groups = await screen.findByRole('heading', { name: w.groups.title })
    const part = groups.closest('section') ?? document.body
    const mapped = stubEndpoint(importsApi.map, ready)
    await person.selectOptions(within(part).getByLabelText(w.groups.map), 'Depósito')
    await person.click(within(part).getByRole('button', { name: w.groups.apply }))
    expect(mapped.at(-1)?.body).toMatchObject({ values: { propertyType: { xyz: 'warehouse' } } })
    expect(within(part).getByText('1 precio parece guaraníes')).toBeVisible()
    await person.click(within(part).getByRole('button', { name: w.groups.swap.PYG }))
    expect(mapped.at(-1)?.body).toMatchObject({ answers: { 'other_currency:price': 'swap' } })

    const changed = stubEndpoint(importsApi.changeRow, row)
    await person.click(screen.getByRole('button', { name: w.rows.take }))
    await findToast(w.rows.took)
    expect(changed.at(-1)?.body).toEqual({ take: ['title'] })
    const cell = screen.getByLabelText(w.rows.newValue('Tipo', 3))
    await person.clear(cell)
    await person.type(cell, 'casa{Enter}')
    await findToast(w.rows.saved)
    expect(changed.at(-1)?.body).toEqual({ cells: { 1: 'casa' } })

    const run = stubEndpoint(importsApi.run, { ...ready, state: 'running' })
    await person.click(screen.getByRole('checkbox', { name: w.review.withdraw(2, '2') }))
    await person.click(screen.getByRole('button', { name: w.review.run }))
    expect(run.at(-1)?.body).toEqual({ withdraw: true })
  })

  it('tells how far it is, and can be paused', async () => {
    const running: ImportDetails = {
      ...ready,
      state: 'running',
      progress: { rows: 3, rowsDone: 2, pictures: 8, picturesDone: 3, picturesFailed: 1 },
    }
    stub(running)
    const { person } = await open()
    expect(await screen.findByText(w.run.progress('2', '3'))).toBeVisible()
    expect(screen.getByText(w.run.pictures('4', '8'))).toBeVisible()
    const paused = stubEndpoint(importsApi.pause, { ...running, state: 'ready', isPaused: true })
    stubEndpoint(importsApi.get, { ...running, state: 'ready', isPaused: true })
    await person.click(screen.getByRole('button', { name: w.run.pause }))
    expect(await screen.findByRole('button', { name: w.review.resume })).toBeVisible()
    expect(paused.length).toBe(1)
  })

  it('is undone when it is confirmed; what was changed since is told', async () => {
    stub({ ...ready, state: 'done', canUndo: true })
    const { person } = await open()
    await person.click(await screen.findByRole('button', { name: w.report.undo }))
    const dialog = await screen.findByRole('dialog')
    stubEndpoint(importsApi.undo, errorResponse('conflict'))
    await person.click(within(dialog).getByRole('button', { name: w.report.undo }))
    await findToast(core.error)
  })

  it('says what becomes of refused rows, and counts nothing once it is undone', async () => {
    stub({ ...ready, state: 'done' })
    const { unmount } = await open()
    expect(await screen.findByText(w.report.refused(2, '2'))).toBeVisible()
    expect(screen.getByText(w.review.counts.create, { selector: 'dt' })).toBeVisible()
    unmount()
    stub({ ...ready, state: 'undone' })
    await open()
    expect(await screen.findByText(w.report.undone)).toBeVisible()
    expect(screen.queryByText(w.review.counts.create, { selector: 'dt' })).not.toBeInTheDocument()
  })

  it('that failed says why', async () => {
    stub({ ...ready, state: 'failed', problem: w.failures.unexpected ?? '' })
    await open()
    expect(await screen.findByText(w.failures.unexpected ?? '')).toBeVisible()
  })
})
