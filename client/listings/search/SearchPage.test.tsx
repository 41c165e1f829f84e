import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { listingsApi } from '#shared/listings/listings.ts'
import { findToast, words } from '#tests/components/render.tsx'
import { address, answerSearches, chip, openSearch } from '#tests/components/search.ts'
import { answer, offline } from '#tests/components/server.ts'

const { core, listings, search: w } = words.es

let asked: ReturnType<typeof answerSearches>
beforeEach(() => {
  asked = answerSearches()
})

describe('an address', () => {
  it('with a value that makes no sense is read without it, and the reader is told', async () => {
    await openSearch('?bedrooms=many&transactionType=sale&propertyType=castle')
    await findToast(w.wrongFilter, w.wrongFilterText('tipo de propiedad, dormitorios'))
    expect(address()).toEqual({ transactionType: 'sale' })
    expect(chip('Venta')).toHaveAttribute('aria-pressed', 'true')
  })

  it('keeps its language', async () => {
    const { person } = await openSearch('?lang=es')
    await person.click(chip('Venta'))
    expect(address()).toEqual({ transactionType: 'sale', lang: 'es' })
  })

  it('of a distance can do without it', async () => {
    const { person } = await openSearch('?near=-25.287,-57.578,10')
    expect(screen.getByText(w.near('10'))).toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: core.remove(w.nearHere) }))
    expect(address()).toEqual({})
  })
})

describe('the text', () => {
  const box = () => screen.getByRole('combobox', { name: listings.searchLabel })
  const list = () => screen.findByRole('listbox', { name: listings.suggestions })
  const noList = () => waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
  const suggesting = (suggestions: string[]) => answer(listingsApi.suggestions, suggestions)

  it('is searched for on Enter, not while it is blank', async () => {
    const { person } = await openSearch()
    await person.type(box(), '  {Enter}')
    expect(address()).toEqual({})
    await person.type(box(), 'l{Enter}')
    expect(address()).toEqual({ searchQuery: 'l' })
  })

  it('is a step of the history, a filter is none', async () => {
    const { person } = await openSearch()
    const steps = history.length
    await person.click(chip('Venta'))
    expect(history.length).toBe(steps)
    await person.type(box(), 'luque{Enter}')
    expect(history.length).toBe(steps + 1)
    expect(address()).toEqual({ searchQuery: 'luque', transactionType: 'sale' })
  })

  it('is taken off by its cross, which keeps the focus in the field', async () => {
    const { person } = await openSearch('?searchQuery=Luque')
    await person.click(screen.getByRole('button', { name: listings.clearSearch }))
    expect(address()).toEqual({})
    expect(box()).toHaveValue('')
    expect(box()).toHaveFocus()
  })

  it('is suggested from two letters on', async () => {
    const asked = suggesting(['Luque', 'Lugano'])
    const { person } = await openSearch()
    await person.type(box(), 'l')
    await person.type(box(), 'u')
    expect(within(await list()).getAllByRole('option')).toHaveLength(2)
    expect(screen.getByText(listings.suggestionsCount(2))).toBeInTheDocument()
    expect(asked.map(({ query }) => query.query)).toEqual(['lu'])
    expect(address()).toEqual({})
  })

  it('is chosen among the suggestions by the keyboard', async () => {
    suggesting(['Villa Elisa', 'Villa Morra'])
    const { person } = await openSearch()
    await person.type(box(), 'villa')
    const [first, second] = within(await list()).getAllByRole('option')
    await person.keyboard('{ArrowDown}')
    expect(first).toHaveAttribute('aria-selected', 'true')
    await person.keyboard('{ArrowDown}')
    expect(second).toHaveAttribute('aria-selected', 'true')
    await person.keyboard('{Escape}')
    await noList()
    await person.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await noList()
    expect(box()).toHaveValue('Villa Morra')
    expect(address()).toEqual({ searchQuery: 'Villa Morra' })
  })

  it('is chosen among the suggestions by a press', async () => {
    suggesting(['Luque'])
    const { person } = await openSearch()
    await person.type(box(), 'luq')
    await person.click(within(await list()).getByRole('option', { name: 'Luque' }))
    expect(address()).toEqual({ searchQuery: 'Luque' })
  })

  it('has no suggestions any more once it is left, or where none can be had', async () => {
    suggesting(['Luque'])
    const { person } = await openSearch()
    await person.type(box(), 'luq')
    await list()
    fireEvent.blur(box())
    await noList()
    answer(listingsApi.suggestions, offline)
    await person.type(box(), 'ue')
    await noList()
  })

  it('is understood, and what was understood can be taken off', async () => {
    const { person } = await openSearch('?searchQuery=casa 3 dorm con quincho')
    const takeOff = (name: string) => screen.queryByRole('button', { name: core.remove(name) })
    expect(await screen.findByText(w.understood)).toBeInTheDocument()
    for (const name of ['Casa', '3+ dormitorios', 'Quincho']) expect(takeOff(name)).toBeInTheDocument()
    await person.click(takeOff('3+ dormitorios') ?? document.body)
    await waitFor(() => expect(address()).toEqual({ searchQuery: 'casa con quincho' }))
    await waitFor(() => expect(takeOff('3+ dormitorios')).not.toBeInTheDocument())
  })

  it('gives way to a filter that says the same', async () => {
    const { person } = await openSearch('?searchQuery=casa en venta')
    expect(await screen.findByRole('button', { name: core.remove('Venta') })).toBeInTheDocument()
    await person.click(chip('Alquiler'))
    expect(screen.queryByRole('button', { name: core.remove('Venta') })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: core.remove('Casa') })).toBeInTheDocument()
  })
})

describe('the order', () => {
  const order = () => screen.getByRole<HTMLSelectElement>('combobox', { name: w.sort })

  it.each([
    ['Precio: menor a mayor', { sortBy: 'price', sortOrder: 'asc' }],
    ['Precio: mayor a menor', { sortBy: 'price', sortOrder: 'desc' }],
    ['Más vistas', { sortBy: 'views', sortOrder: 'desc' }],
    ['Más recientes', {}],
  ])('%s is chosen with its direction', async (label, query) => {
    const { person } = await openSearch('?sortBy=roi&sortOrder=desc')
    await person.selectOptions(order(), label)
    expect(address()).toEqual(query)
    await waitFor(() => expect(asked.searches.at(-1)?.query).toMatchObject(query))
  })

  it('is by date, and by relevance with a text', async () => {
    const { person } = await openSearch()
    expect(order()).toHaveDisplayValue('Más recientes')
    await person.type(screen.getByRole('combobox', { name: listings.searchLabel }), 'luque{Enter}')
    expect(order()).toHaveDisplayValue(w.sortRelevance)
  })
})
