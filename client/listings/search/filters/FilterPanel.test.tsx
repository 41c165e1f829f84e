import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { listingsApi } from '#shared/listings/listingsApi.ts'
import { field, fill, type Person, words } from '#tests/components/render.tsx'
import { listing } from '#tests/components/samples.ts'
import { chip, openSearch, panel, stubSearch, urlParams } from '#tests/components/search.ts'
import { networkError, pageResponse, stubEndpoint } from '#tests/components/server.ts'

const { search: w } = words.es

let requests: ReturnType<typeof stubSearch>
beforeEach(() => {
  requests = stubSearch()
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
  ])('%s toggles in the URL and in the request', async (name, query) => {
    const { person } = await openSearch()
    await person.click(panel().getByRole('button', { name: w.moreFilters }))
    await person.click(chip(name))
    expect(chip(name)).toHaveAttribute('aria-pressed', 'true')
    expect(urlParams()).toEqual(query)
    const sent = Object.fromEntries(Object.entries(query).map(([field]) => [field, expect.anything()]))
    await waitFor(() => expect(requests.searches.at(-1)?.query).toMatchObject(sent))
    await waitFor(() => expect(requests.counts.at(-1)?.query).toMatchObject(sent))
    await person.click(chip(name))
    expect(chip(name)).toHaveAttribute('aria-pressed', 'false')
    expect(urlParams()).toEqual({})
  })

  it('with several values toggles each', async () => {
    const { person } = await openSearch()
    await person.click(chip('Casa'))
    await person.click(chip('Departamento'))
    expect(urlParams()).toEqual({ propertyType: 'house,apartment' })
    await person.click(chip('Casa'))
    expect(urlParams()).toEqual({ propertyType: 'apartment' })
  })

  it('with a single value replaces it', async () => {
    const { person } = await openSearch('?bedrooms=2')
    await person.click(chip('4+ dormitorios'))
    expect(urlParams()).toEqual({ bedrooms: '4' })
  })

  it('of the area accepts its values in either order', async () => {
    const { person } = await openSearch('?minArea=200')
    await fill(person, w.maxArea, '80')
    await person.keyboard('{Enter}')
    expect(urlParams()).toEqual({ minArea: '80', maxArea: '200' })
    await fill(person, w.minArea, 'nada')
    await person.tab()
    expect(urlParams()).toEqual({ maxArea: '200' })
  })

  it('of the place accepts known places only', async () => {
    const { person } = await openSearch('?parkingSpaces=1')
    await waitFor(() => expect(field(w.place)).toBeInTheDocument())
    await fill(person, w.place, 'zzz')
    expect(await screen.findByText(w.noPlace)).toBeInTheDocument()
    await fill(person, w.place, 'morra')
    await person.click(await screen.findByRole('option', { name: /Villa Morra/ }))
    expect(urlParams()).toEqual({ parkingSpaces: '1', city: 'Asunción', neighborhood: 'Villa Morra' })
    expect(field(w.place)).toHaveValue('Villa Morra, Asunción')
    await person.click(screen.getByRole('button', { name: w.clearPlace }))
    expect(urlParams()).toEqual({ parkingSpaces: '1' })
    expect(field(w.place)).toHaveValue('')
  })

  it('shows how many listings each choice would leave', async () => {
    const facets = { propertyType: { house: 12, land: 1 }, featured: { true: 3 } }
    stubEndpoint(listingsApi.facets, { total: 13, totalIsCapped: false, facets })
    await openSearch()
    for (const name of ['Casa (12 propiedades)', 'Terreno (1 propiedad)', 'Local (0 propiedades)'])
      expect(await panel().findByRole('button', { name })).toBeInTheDocument()
    expect(chip('Destacadas')).toHaveTextContent('3')
  })

  it('shows no count of what would clear the price, since it was counted with it', async () => {
    const facets = { transactionType: { sale: 68 } }
    stubEndpoint(listingsApi.facets, { total: 68, totalIsCapped: false, facets })
    await openSearch('?transactionType=sale&minPrice=50000')
    expect(await panel().findByRole('button', { name: 'Venta (68 propiedades)' })).toBeInTheDocument()
    expect(chip('Alquiler')).toHaveAccessibleName('Alquiler')
  })

  it('shows no counts when they cannot be loaded', async () => {
    stubEndpoint(listingsApi.facets, networkError)
    await openSearch()
    expect(chip('Casa')).toHaveAccessibleName('Casa')
  })
})

describe('the number of active filters', () => {
  const badge = () => panel().queryByText(/activos?\)$/)?.textContent

  it.each([
    ['', undefined],
    ['?searchQuery=casa&sortBy=price&sortOrder=asc', undefined],
    ['?featured=true', '(1 filtro activo)'],
    ['?minPrice=100000&maxPrice=200000', '(1 filtro activo)'],
    ['?city=Luque&propertyType=house,land&bedrooms=2', '(3 filtros activos)'],
  ])('of %s is %s', async (query, text) => {
    await openSearch(query)
    expect(badge()).toBe(text)
  })

  it('is none after clearing, which leaves text and order', async () => {
    const { person } = await openSearch(
      '?searchQuery=casa&sortBy=price&sortOrder=asc&featured=true&minArea=80',
    )
    await person.click(panel().getByRole('button', { name: w.clearFilters }))
    expect(urlParams()).toEqual({ searchQuery: 'casa', sortBy: 'price', sortOrder: 'asc' })
    expect(badge()).toBeUndefined()
    expect(panel().queryByRole('button', { name: w.clearFilters })).not.toBeInTheDocument()
  })
})

describe('the price filter', () => {
  const box = (name: string) => screen.getByRole('textbox', { name })

  async function type(person: Person, name: string, text: string) {
    await fill(person, box(name), text)
    await person.keyboard('{Enter}')
  }

  it('is in thousands for sale and in dollars a month for rent', async () => {
    const { person } = await openSearch('?minPrice=100000')
    expect(panel().getByText(w.priceInThousands)).toBeInTheDocument()
    expect(box(w.minPrice)).toHaveValue('100')
    await person.click(chip('Alquiler'))
    expect(urlParams()).toEqual({ transactionType: 'rent' })
    expect(panel().getByText(w.priceByMonth)).toBeInTheDocument()
    await person.click(chip(w.presetBetween('\\$600', '\\$1,000')))
    expect(urlParams()).toEqual({ transactionType: 'rent', minPrice: '600', maxPrice: '1000' })
  })

  it('is monthly when the text asks for rent', async () => {
    await openSearch('?searchQuery=departamento en alquiler')
    expect(await panel().findByText(w.priceByMonth)).toBeInTheDocument()
  })

  it('limits the maximum to the minimum when typed', async () => {
    const { person } = await openSearch()
    await type(person, w.minPrice, '150')
    expect(urlParams()).toEqual({ minPrice: '150000' })
    await type(person, w.maxPrice, '120')
    expect(urlParams()).toEqual({ minPrice: '150000', maxPrice: '150000' })
    expect(box(w.maxPrice)).toHaveValue('150')
    await type(person, w.minPrice, '200')
    expect(urlParams()).toEqual({ minPrice: '200000', maxPrice: '200000' })
  })

  it.each([
    [w.maxPrice, '99999', {}],
    [w.minPrice, '99999', { minPrice: '10000000' }],
    [w.minPrice, '1.500', { minPrice: '1500000' }],
    [w.minPrice, '-5', {}],
    [w.maxPrice, '\u22125', { maxPrice: '0' }],
    [w.minPrice, '1e309', {}],
    [w.maxPrice, 'barato', {}],
    [w.maxPrice, '150,75', { maxPrice: '150000' }],
    [w.maxPrice, '٢٥٠', { maxPrice: '250000' }],
  ])('clamps %s typed as «%s» to the scale', async (label, text, query) => {
    const { person } = await openSearch('?bedrooms=1')
    await type(person, label, text)
    expect(urlParams()).toEqual({ bedrooms: '1', ...query })
  })

  it('moves one slider thumb at a time', async () => {
    const { person } = await openSearch()
    const [minThumb, maxThumb] = panel().getAllByRole('slider')
    minThumb?.focus()
    await person.keyboard('{ArrowRight}')
    expect(urlParams()).toEqual({ minPrice: '100000' })
    maxThumb?.focus()
    await person.keyboard('{ArrowLeft}')
    expect(urlParams()).toEqual({ minPrice: '100000', maxPrice: '9900000' })
    expect(maxThumb).toHaveAttribute('aria-valuetext', w.thousand('9900'))
  })

  it('leaves the exact price of the URL, although the thumbs are rounded', async () => {
    await openSearch('?maxPrice=123456')
    expect(panel().getByRole('slider', { name: w.maxPrice })).toHaveAttribute('aria-valuenow', '100')
    expect(urlParams()).toEqual({ maxPrice: '123456' })
    expect(requests.searches.at(-1)?.query).toMatchObject({ maxPrice: 123_456 })
  })

  it('is cleared by one click', async () => {
    const { person } = await openSearch('?minPrice=100000&maxPrice=150000')
    await person.click(chip(w.noLimit))
    expect(urlParams()).toEqual({})
  })
})

describe('the filter sheet on narrow screens', () => {
  it('has the same filters and shows the number of results', async () => {
    stubEndpoint(listingsApi.search, pageResponse([listing()], { total: 1250 }))
    const { person } = await openSearch('?bedrooms=3')
    await person.click(screen.getByRole('button', { name: new RegExp(`^${w.filters}`) }))
    const sheet = within(await screen.findByRole('dialog', { name: w.filters }))
    await person.click(sheet.getByRole('button', { name: /^Casa/ }))
    expect(urlParams()).toEqual({ bedrooms: '3', propertyType: 'house' })
    await person.click(sheet.getByRole('button', { name: w.clearFilters }))
    expect(urlParams()).toEqual({})
    expect(sheet.getByRole('button', { name: w.clearFilters })).toBeDisabled()
    await person.click(sheet.getByRole('button', { name: w.showResults(1250, '1.250') }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
