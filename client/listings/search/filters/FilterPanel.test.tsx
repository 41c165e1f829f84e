import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { listingsApi } from '#shared/listings/listings.ts'
import { field, fill, type Person, words } from '#tests/components/render.tsx'
import { listing } from '#tests/components/samples.ts'
import { address, answerSearches, chip, openSearch, panel } from '#tests/components/search.ts'
import { answer, offline, page } from '#tests/components/server.ts'

const { search: w } = words.es

let asked: ReturnType<typeof answerSearches>
beforeEach(() => {
  asked = answerSearches()
})

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
    const { person } = await openSearch()
    await person.click(panel().getByRole('button', { name: w.moreFilters }))
    await person.click(chip(name))
    expect(chip(name)).toHaveAttribute('aria-pressed', 'true')
    expect(address()).toEqual(query)
    const sent = Object.fromEntries(Object.entries(query).map(([field]) => [field, expect.anything()]))
    await waitFor(() => expect(asked.searches.at(-1)?.query).toMatchObject(sent))
    await waitFor(() => expect(asked.counts.at(-1)?.query).toMatchObject(sent))
    await person.click(chip(name))
    expect(chip(name)).toHaveAttribute('aria-pressed', 'false')
    expect(address()).toEqual({})
  })

  it('of several values takes them one by one', async () => {
    const { person } = await openSearch()
    await person.click(chip('Casa'))
    await person.click(chip('Departamento'))
    expect(address()).toEqual({ propertyType: 'house,apartment' })
    await person.click(chip('Casa'))
    expect(address()).toEqual({ propertyType: 'apartment' })
  })

  it('of one value takes another in its place', async () => {
    const { person } = await openSearch('?bedrooms=2')
    await person.click(chip('4+ dormitorios'))
    expect(address()).toEqual({ bedrooms: '4' })
  })

  it('of the area takes figures in either order', async () => {
    const { person } = await openSearch('?minArea=200')
    await fill(person, w.maxArea, '80')
    await person.keyboard('{Enter}')
    expect(address()).toEqual({ minArea: '80', maxArea: '200' })
    await fill(person, w.minArea, 'nada')
    await person.tab()
    expect(address()).toEqual({ maxArea: '200' })
  })

  it('of the place takes one that we know, and says so where we do not', async () => {
    const { person } = await openSearch('?parkingSpaces=1')
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
    await openSearch()
    for (const name of ['Casa (12 propiedades)', 'Terreno (1 propiedad)', 'Local (0 propiedades)'])
      expect(await panel().findByRole('button', { name })).toBeInTheDocument()
    expect(chip('Destacadas')).toHaveTextContent('3')
  })

  it('says nothing of how many where that is not known', async () => {
    answer(listingsApi.facets, offline)
    await openSearch()
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
    await openSearch(query)
    expect(badge()).toBe(text)
  })

  it('is none once they are cleared; the text and the order stay', async () => {
    const { person } = await openSearch(
      '?searchQuery=casa&sortBy=price&sortOrder=asc&featured=true&minArea=80',
    )
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
    const { person } = await openSearch('?minPrice=100000')
    expect(panel().getByText(w.priceInThousands)).toBeInTheDocument()
    expect(box(w.minPrice)).toHaveValue('100')
    await person.click(chip('Alquiler'))
    expect(address()).toEqual({ transactionType: 'rent' })
    expect(panel().getByText(w.priceByMonth)).toBeInTheDocument()
    await person.click(chip(w.presetBetween('\\$600', '\\$1,000')))
    expect(address()).toEqual({ transactionType: 'rent', minPrice: '600', maxPrice: '1000' })
  })

  it('goes by the month where the text speaks of rent', async () => {
    await openSearch('?searchQuery=departamento en alquiler')
    expect(await panel().findByText(w.priceByMonth)).toBeInTheDocument()
  })

  it('typed keeps the minimum below the maximum', async () => {
    const { person } = await openSearch()
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
    const { person } = await openSearch('?bedrooms=1')
    await type(person, label, text)
    expect(address()).toEqual({ bedrooms: '1', ...query })
  })

  it('goes by thumbs, which move alone', async () => {
    const { person } = await openSearch()
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
    await openSearch('?maxPrice=123456')
    expect(panel().getByRole('slider', { name: w.maxPrice })).toHaveAttribute('aria-valuenow', '100')
    expect(address()).toEqual({ maxPrice: '123456' })
    expect(asked.searches.at(-1)?.query).toMatchObject({ maxPrice: 123_456 })
  })

  it('has no limit at one press', async () => {
    const { person } = await openSearch('?minPrice=100000&maxPrice=150000')
    await person.click(chip(w.noLimit))
    expect(address()).toEqual({})
  })
})

describe('the sheet of filters, where there is no room beside the results', () => {
  it('has the same filters and says how many there are to see', async () => {
    answer(listingsApi.search, page([listing()], { total: 1250 }))
    const { person } = await openSearch('?bedrooms=3')
    await person.click(screen.getByRole('button', { name: new RegExp(`^${w.filters}`) }))
    const sheet = within(await screen.findByRole('dialog', { name: w.filters }))
    await person.click(sheet.getByRole('button', { name: /^Casa/ }))
    expect(address()).toEqual({ bedrooms: '3', propertyType: 'house' })
    await person.click(sheet.getByRole('button', { name: w.clearFilters }))
    expect(address()).toEqual({})
    expect(sheet.getByRole('button', { name: w.clearFilters })).toBeDisabled()
    await person.click(sheet.getByRole('button', { name: w.showResults(1250, '1.250') }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
