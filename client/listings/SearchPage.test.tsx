import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { listingsApi } from '#shared/listings.ts'
import { field, fill, findToast, openPage, type Person, words } from '#tests/components/render.tsx'
import { listing } from '#tests/components/samples.ts'
import { answer, failure, held, offline, page, type Received } from '#tests/components/server.ts'

const { core, errors, listings: w } = words.es

let searches: Received<typeof listingsApi.search>[]
let counts: Received<typeof listingsApi.facets>[]

beforeEach(() => {
  searches = answer(listingsApi.search, page([listing()]))
  counts = answer(listingsApi.facets, { total: 0, totalIsCapped: false, facets: {} })
})

const address = () => Object.fromEntries(new URLSearchParams(location.search))
const panel = () => within(screen.getByRole('region', { name: w.filters }))
/** A choice of a filter; its name goes on with how many it would leave. */
const chip = (name: string) =>
  panel().getByRole('button', { name: new RegExp(`^${name.replace('+', '\\+')}( \\(|$)`) })
const results = () => screen.getByRole('list', { name: w.results })
const cards = () => within(results()).getAllByRole('article')
const found = (text: string) => screen.findByText(text)

async function open(query = '') {
  const rendered = await openPage(`/search${query}`)
  await waitFor(() => expect(screen.queryByText(w.searching)).not.toBeInTheDocument())
  return rendered
}

describe('a filter', () => {
  it.each([
    ['Venta', { transactionType: 'sale' }],
    ['Alquiler', { transactionType: 'rent' }],
    ['Departamento', { propertyType: 'apartment' }],
    ['3+ dormitorios', { bedrooms: '3' }],
    ['2+ baños', { bathrooms: '2' }],
    ['Destacadas', { featured: 'true' }],
    ['Alquiler temporal', { allowsShortTerm: 'true' }],
    ['Con Airbnb', { airbnbActive: 'true' }],
    ['1+ cocheras', { parkingSpaces: '1' }],
    ['Piscina', { amenities: 'pool' }],
    [w.presetUnder(w.thousand('100')), { maxPrice: '100000' }],
    [w.presetBetween('100', w.thousand('200')), { minPrice: '100000', maxPrice: '200000' }],
    [w.presetOver(w.thousand('500')), { minPrice: '500000' }],
  ])('%s is pressed on and off, in the address and in what is searched for', async (name, query) => {
    const { person } = await open()
    await person.click(panel().getByRole('button', { name: w.moreFilters }))
    await person.click(chip(name))
    expect(chip(name)).toHaveAttribute('aria-pressed', 'true')
    expect(address()).toEqual(query)
    const sent = Object.fromEntries(Object.entries(query).map(([field]) => [field, expect.anything()]))
    await waitFor(() => expect(searches.at(-1)?.query).toMatchObject(sent))
    await waitFor(() => expect(counts.at(-1)?.query).toMatchObject(sent))
    await person.click(chip(name))
    expect(chip(name)).toHaveAttribute('aria-pressed', 'false')
    expect(address()).toEqual({})
  })

  it('of several values takes them one by one', async () => {
    const { person } = await open()
    await person.click(chip('Casa'))
    await person.click(chip('Departamento'))
    expect(address()).toEqual({ propertyType: 'house,apartment' })
    await person.click(chip('Casa'))
    expect(address()).toEqual({ propertyType: 'apartment' })
  })

  it('of one value takes another in its place', async () => {
    const { person } = await open('?bedrooms=2')
    await person.click(chip('4+ dormitorios'))
    expect(address()).toEqual({ bedrooms: '4' })
  })

  it('of the area takes figures in either order', async () => {
    const { person } = await open('?minArea=200')
    await fill(person, w.maxArea, '80')
    await person.keyboard('{Enter}')
    expect(address()).toEqual({ minArea: '80', maxArea: '200' })
    await fill(person, w.minArea, 'nada')
    await person.tab()
    expect(address()).toEqual({ maxArea: '200' })
  })

  it('of the place takes one that we know, and says so where we do not', async () => {
    const { person } = await open('?parkingSpaces=1')
    await waitFor(() => expect(field(w.place)).toBeInTheDocument())
    await fill(person, w.place, 'zzz')
    expect(await screen.findByText(w.noPlace)).toBeInTheDocument()
    await fill(person, w.place, 'morra')
    await person.click(await screen.findByRole('option', { name: /Villa Morra/ }))
    expect(address()).toEqual({ parkingSpaces: '1', city: 'Asunción', neighborhood: 'Villa Morra' })
    expect(field(w.place)).toHaveValue('Villa Morra, Asunción')
    await person.click(screen.getByRole('button', { name: w.clearPlace }))
    expect(address()).toEqual({ parkingSpaces: '1' })
    expect(field(w.place)).toHaveValue('')
  })

  it('says of every choice how many it would leave', async () => {
    const facets = { propertyType: { house: 12, land: 1 }, featured: { true: 3 } }
    answer(listingsApi.facets, { total: 13, totalIsCapped: false, facets })
    await open()
    for (const name of ['Casa (12 propiedades)', 'Terreno (1 propiedad)', 'Local (0 propiedades)'])
      expect(await panel().findByRole('button', { name })).toBeInTheDocument()
    expect(chip('Destacadas')).toHaveTextContent('3')
  })

  it('says nothing of how many where that is not known', async () => {
    answer(listingsApi.facets, offline)
    await open()
    expect(chip('Casa')).toHaveAccessibleName('Casa')
  })
})

describe('how many filters are set', () => {
  const badge = () => panel().queryByText(/activos?\)$/)?.textContent

  it.each([
    ['', undefined],
    ['?searchQuery=casa&sortBy=price&sortOrder=asc', undefined],
    ['?featured=true', '(1 filtro activo)'],
    ['?minPrice=100000&maxPrice=200000', '(1 filtro activo)'],
    ['?city=Luque&propertyType=house,land&bedrooms=2', '(3 filtros activos)'],
  ])('%s: %s', async (query, text) => {
    await open(query)
    expect(badge()).toBe(text)
  })

  it('is none once they are cleared; the text and the order stay', async () => {
    const { person } = await open('?searchQuery=casa&sortBy=price&sortOrder=asc&featured=true&minArea=80')
    await person.click(panel().getByRole('button', { name: w.clearFilters }))
    expect(address()).toEqual({ searchQuery: 'casa', sortBy: 'price', sortOrder: 'asc' })
    expect(badge()).toBeUndefined()
    expect(panel().queryByRole('button', { name: w.clearFilters })).not.toBeInTheDocument()
  })
})

describe('the price', () => {
  const box = (name: string) => screen.getByRole('textbox', { name })

  async function type(person: Person, name: string, text: string) {
    await fill(person, box(name), text)
    await person.keyboard('{Enter}')
  }

  it('to buy goes in thousands, to rent in dollars by the month', async () => {
    const { person } = await open('?minPrice=100000')
    expect(panel().getByText(w.priceInThousands)).toBeInTheDocument()
    expect(box(w.minPrice)).toHaveValue('100')
    await person.click(chip('Alquiler'))
    expect(address()).toEqual({ transactionType: 'rent' })
    expect(panel().getByText(w.priceByMonth)).toBeInTheDocument()
    await person.click(chip(w.presetBetween('\\$600', '\\$1,000')))
    expect(address()).toEqual({ transactionType: 'rent', minPrice: '600', maxPrice: '1000' })
  })

  it('goes by the month where the text speaks of rent', async () => {
    await open('?searchQuery=departamento en alquiler')
    expect(await panel().findByText(w.priceByMonth)).toBeInTheDocument()
  })

  it('typed keeps the minimum below the maximum', async () => {
    const { person } = await open()
    await type(person, w.minPrice, '150')
    expect(address()).toEqual({ minPrice: '150000' })
    await type(person, w.maxPrice, '120')
    expect(address()).toEqual({ minPrice: '150000', maxPrice: '150000' })
    expect(box(w.maxPrice)).toHaveValue('150')
    await type(person, w.minPrice, '200')
    expect(address()).toEqual({ minPrice: '200000', maxPrice: '200000' })
  })

  it.each([
    [w.maxPrice, '99999', {}],
    [w.minPrice, '99999', { minPrice: '10000000' }],
    [w.minPrice, '1.500', { minPrice: '1500000' }],
  ])('typed in %s as «%s» stays on the scale', async (label, text, query) => {
    const { person } = await open('?bedrooms=1')
    await type(person, label, text)
    expect(address()).toEqual({ bedrooms: '1', ...query })
  })

  it('goes by thumbs, which move alone', async () => {
    const { person } = await open()
    const [least, most] = panel().getAllByRole('slider')
    least?.focus()
    await person.keyboard('{ArrowRight}')
    expect(address()).toEqual({ minPrice: '100000' })
    most?.focus()
    await person.keyboard('{ArrowLeft}')
    expect(address()).toEqual({ minPrice: '100000', maxPrice: '9900000' })
    expect(most).toHaveAttribute('aria-valuetext', w.thousand('9900'))
  })

  it('of the address stays exact, whatever the thumbs show', async () => {
    await open('?maxPrice=123456')
    expect(panel().getByRole('slider', { name: w.maxPrice })).toHaveAttribute('aria-valuenow', '100')
    expect(address()).toEqual({ maxPrice: '123456' })
    expect(searches.at(-1)?.query).toMatchObject({ maxPrice: 123_456 })
  })

  it('has no limit at one press', async () => {
    const { person } = await open('?minPrice=100000&maxPrice=150000')
    await person.click(chip(w.noLimit))
    expect(address()).toEqual({})
  })
})

describe('the sheet of filters, where there is no room beside the results', () => {
  it('has the same filters and says how many there are to see', async () => {
    answer(listingsApi.search, page([listing()], { total: 1250 }))
    const { person } = await open('?bedrooms=3')
    await person.click(screen.getByRole('button', { name: new RegExp(`^${w.filters}`) }))
    const sheet = within(screen.getByRole('dialog', { name: w.filters }))
    await person.click(sheet.getByRole('button', { name: /^Casa/ }))
    expect(address()).toEqual({ bedrooms: '3', propertyType: 'house' })
    await person.click(sheet.getByRole('button', { name: w.clearFilters }))
    expect(address()).toEqual({})
    expect(sheet.getByRole('button', { name: w.clearFilters })).toBeDisabled()
    await person.click(sheet.getByRole('button', { name: w.showResults(1250, '1.250') }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('an address', () => {
  it('with a value that makes no sense is read without it, and the reader is told', async () => {
    await open('?bedrooms=many&transactionType=sale&propertyType=castle')
    await findToast(w.wrongFilter, w.wrongFilterText('tipo de propiedad, dormitorios'))
    expect(address()).toEqual({ transactionType: 'sale' })
    expect(chip('Venta')).toHaveAttribute('aria-pressed', 'true')
  })

  it('keeps its language', async () => {
    const { person } = await open('?lang=es')
    await person.click(chip('Venta'))
    expect(address()).toEqual({ transactionType: 'sale', lang: 'es' })
  })

  it('of a distance can do without it', async () => {
    const { person } = await open('?near=-25.287,-57.578,10')
    expect(screen.getByText(w.near('10'))).toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: core.remove(w.nearHere) }))
    expect(address()).toEqual({})
  })
})

describe('the text', () => {
  const box = () => screen.getByRole('combobox', { name: w.searchLabel })
  const list = () => screen.findByRole('listbox', { name: w.suggestions })
  const noList = () => waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
  const suggesting = (suggestions: string[]) => answer(listingsApi.suggestions, suggestions)

  it('is searched for on Enter, not while it is blank', async () => {
    const { person } = await open()
    await person.type(box(), '  {Enter}')
    expect(address()).toEqual({})
    await person.type(box(), 'l{Enter}')
    expect(address()).toEqual({ searchQuery: 'l' })
  })

  it('is a step of the history, a filter is none', async () => {
    const { person } = await open()
    const steps = history.length
    await person.click(chip('Venta'))
    expect(history.length).toBe(steps)
    await person.type(box(), 'luque{Enter}')
    expect(history.length).toBe(steps + 1)
    expect(address()).toEqual({ searchQuery: 'luque', transactionType: 'sale' })
  })

  it('is taken off by its cross, which keeps the focus in the field', async () => {
    const { person } = await open('?searchQuery=Luque')
    await person.click(screen.getByRole('button', { name: w.clearSearch }))
    expect(address()).toEqual({})
    expect(box()).toHaveValue('')
    expect(box()).toHaveFocus()
  })

  it('is suggested from two letters on', async () => {
    const asked = suggesting(['Luque', 'Lugano'])
    const { person } = await open()
    await person.type(box(), 'l')
    await person.type(box(), 'u')
    expect(within(await list()).getAllByRole('option')).toHaveLength(2)
    expect(screen.getByText(w.suggestionsCount(2))).toBeInTheDocument()
    expect(asked.map(({ query }) => query.query)).toEqual(['lu'])
    expect(address()).toEqual({})
  })

  it('is chosen among the suggestions by the keyboard', async () => {
    suggesting(['Villa Elisa', 'Villa Morra'])
    const { person } = await open()
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
    const { person } = await open()
    await person.type(box(), 'luq')
    await person.click(within(await list()).getByRole('option', { name: 'Luque' }))
    expect(address()).toEqual({ searchQuery: 'Luque' })
  })

  it('has no suggestions any more once it is left, or where none can be had', async () => {
    suggesting(['Luque'])
    const { person } = await open()
    await person.type(box(), 'luq')
    await list()
    fireEvent.blur(box())
    await noList()
    answer(listingsApi.suggestions, offline)
    await person.type(box(), 'ue')
    await noList()
  })

  it('is understood, and what was understood can be taken off', async () => {
    const { person } = await open('?searchQuery=casa 3 dorm con quincho')
    const takeOff = (name: string) => screen.queryByRole('button', { name: core.remove(name) })
    expect(await screen.findByText(w.understood)).toBeInTheDocument()
    for (const name of ['Casa', '3+ dormitorios', 'Quincho']) expect(takeOff(name)).toBeInTheDocument()
    await person.click(takeOff('3+ dormitorios') ?? document.body)
    await waitFor(() => expect(address()).toEqual({ searchQuery: 'casa con quincho' }))
    await waitFor(() => expect(takeOff('3+ dormitorios')).not.toBeInTheDocument())
  })

  it('gives way to a filter that says the same', async () => {
    const { person } = await open('?searchQuery=casa en venta')
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
    const { person } = await open('?sortBy=roi&sortOrder=desc')
    await person.selectOptions(order(), label)
    expect(address()).toEqual(query)
    await waitFor(() => expect(searches.at(-1)?.query).toMatchObject(query))
  })

  it('is by date, and by relevance with a text', async () => {
    const { person } = await open()
    expect(order()).toHaveDisplayValue('Más recientes')
    await person.type(screen.getByRole('combobox', { name: w.searchLabel }), 'luque{Enter}')
    expect(order()).toHaveDisplayValue(w.sortRelevance)
  })
})

describe('the results', () => {
  const some = (count: number, from = 0) =>
    Array.from({ length: count }, (_, at) => listing({ id: `l${from + at}`, title: `Casa ${from + at}` }))

  it('are shown in their shape until they are there', async () => {
    const answering = held<typeof listingsApi.search>(page(some(2)))
    answer(listingsApi.search, () => answering.promise)
    const { container } = await openPage('/search')
    expect(screen.getByText(w.searching)).toBeInTheDocument()
    expect(container.querySelectorAll('[aria-busy=true] > *')).toHaveLength(6)
    answering.release()
    await found('2 propiedades encontradas')
    expect(cards()).toHaveLength(2)
    expect(container.querySelector('[aria-busy=true]')).toBeNull()
  })

  it.each([
    [1, false, '1 propiedad encontrada'],
    [1250, false, '1.250 propiedades encontradas'],
    [1000, true, w.foundMany('1.000')],
  ])('of which there are %d (or more: %s) say so', async (total, totalIsCapped, text) => {
    answer(listingsApi.search, page(some(1), { total, totalIsCapped }))
    await open()
    expect(await found(text)).toBeInTheDocument()
  })

  it('of the last search stay while the next one runs', async () => {
    const { person, container } = await open()
    const answering = held<typeof listingsApi.search>(page(some(3)))
    answer(listingsApi.search, () => answering.promise)
    await person.click(chip('Casa'))
    await waitFor(() => expect(container.querySelector('[aria-busy=true]')).not.toBeNull())
    expect(cards()).toHaveLength(1)
    answering.release()
    await found('3 propiedades encontradas')
    expect(container.querySelector('[aria-busy=true]')).toBeNull()
  })

  it('that cannot be had say so, and come on request', async () => {
    answer(listingsApi.search, failure('unavailable'))
    const { person } = await open()
    expect(await screen.findByRole('heading', { name: core.somethingWrong })).toBeInTheDocument()
    expect(screen.getByText(errors.codes.unavailable)).toBeInTheDocument()
    answer(listingsApi.search, page(some(1)))
    await person.click(screen.getByRole('button', { name: core.retry }))
    await waitFor(() => expect(cards()).toHaveLength(1))
  })

  it('come further on request; those that do not leave the others standing', async () => {
    const pages = { '': page(some(2), { total: 5, next: 'b' }), b: offline }
    answer(listingsApi.search, ({ query }) => (query.cursor ? pages.b : pages['']))
    const { person } = await open()
    expect(await found(w.shown('2', '5'))).toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: w.more }))
    expect(await found(w.moreFailed)).toBeInTheDocument()
    expect(cards()).toHaveLength(2)
    answer(listingsApi.search, ({ query }) => {
      expect(query).toMatchObject({ cursor: 'b', limit: 24 })
      return page(some(3, 2), { total: 5 })
    })
    await person.click(screen.getByRole('button', { name: core.retry }))
    expect(await found(w.allShown)).toBeInTheDocument()
    expect(cards().map((card) => within(card).getByRole('heading').textContent)).toEqual(
      some(5).map(({ title }) => title),
    )
  })

  it.each([
    ['?searchQuery=casa&minArea=900', [w.noneFilters, w.noneWords, w.noneNear], { searchQuery: 'casa' }],
    ['?featured=true', [w.noneFilters, w.noneNear], {}],
  ])('of %s: none, with what might help', async (query, proposals, left) => {
    answer(listingsApi.search, page([]))
    const { person } = await open(query)
    const main = (await screen.findByRole('heading', { name: w.none })).parentElement ?? document.body
    for (const text of [w.noneFilters, w.noneWords, w.noneNear])
      expect(within(main).queryAllByText(text)).toHaveLength(proposals.includes(text) ? 1 : 0)
    await person.click(within(main).getByRole('button', { name: w.clearFilters }))
    expect(address()).toEqual(left)
  })

  it('of a text: none, and the text can be taken off', async () => {
    answer(listingsApi.search, page([]))
    const { person } = await open('?searchQuery=castillo')
    const main = (await screen.findByRole('heading', { name: w.none })).parentElement ?? document.body
    expect(within(main).getByRole('button', { name: w.clearFilters })).toBeDisabled()
    await person.click(within(main).getByRole('button', { name: w.clearText }))
    expect(address()).toEqual({})
  })

  it('stand as it was chosen, also the next time', async () => {
    const { person, unmount } = await open()
    await person.click(screen.getByRole('button', { name: w.list }))
    expect(screen.getByRole('button', { name: w.list })).toHaveAttribute('aria-pressed', 'true')
    unmount()
    await open()
    expect(screen.getByRole('button', { name: w.list })).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByRole('button', { name: w.grid })).toHaveAttribute('aria-pressed', 'false')
  })
})
