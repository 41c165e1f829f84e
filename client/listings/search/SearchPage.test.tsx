import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { boostsApi } from '#shared/boosts/boostsApi.ts'
import type { DevelopmentCard } from '#shared/developments/developments.ts'
import { developmentsApi } from '#shared/developments/developmentsApi.ts'
import { listingsApi } from '#shared/listings/listingsApi.ts'
import { writePolygon } from '#shared/search/area.ts'
import type { NamedPlace } from '#shared/search/namedPlace.ts'
import { findToast, words } from '#tests/components/render.tsx'
import { listing } from '#tests/components/samples.ts'
import { chip, openSearch, stubSearch, urlParams } from '#tests/components/search.ts'
import { networkError, pageResponse, stubEndpoint } from '#tests/components/server.ts'

const { core, listings, search: w } = words.es

let requests: ReturnType<typeof stubSearch>
beforeEach(() => {
  requests = stubSearch()
})

describe('a search URL', () => {
  it('drops an invalid value and shows a message', async () => {
    await openSearch('?bedrooms=many&transactionType=sale&propertyType=castle')
    await findToast(w.wrongFilter, w.wrongFilterText('tipo de propiedad, dormitorios'))
    expect(urlParams()).toEqual({ transactionType: 'sale' })
    expect(chip('Venta')).toHaveAttribute('aria-pressed', 'true')
  })

  it('preserves the language parameter', async () => {
    const { person } = await openSearch('?lang=es')
    await person.click(chip('Venta'))
    expect(urlParams()).toEqual({ transactionType: 'sale', lang: 'es' })
  })

  it('can have its distance removed', async () => {
    const { person } = await openSearch('?near=-25.287,-57.578,10')
    expect(screen.getByText(w.near('10'))).toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: core.remove(w.nearHere) }))
    expect(urlParams()).toEqual({})
  })
})

it('a condition removed with the keyboard gives the focus to the search field', async () => {
  const { person } = await openSearch('?near=-25.287,-57.578,10')
  screen.getByRole('button', { name: core.remove(w.nearHere) }).focus()
  await person.keyboard('{Enter}')
  expect(urlParams()).toEqual({})
  expect(screen.getByLabelText(words.es.listings.searchLabel)).toHaveFocus()
})

describe('developments', () => {
  const tower: DevelopmentCard = {
    ...{ name: 'Torre Ykua', slug: 'torre-ykua', city: 'Luque', neighborhood: 'Centro', stage: 'off_plan' },
    ...{ deliveryMonth: '2099-06', currency: 'USD', units: 60, free: 14, fromPrice: 62_000, picture: null },
    ...{ minBedrooms: 1, maxBedrooms: 3, agency: 'Ykua', fitting: 4 },
  }
  const { developments: texts } = words.es

  it('with units that fit stand after the results, in one card each, which opens on those', async () => {
    const asked = stubEndpoint(developmentsApi.list, [tower])
    await openSearch('?bedrooms=2&maxPrice=90000')
    const title = `${texts.fittingTitle(1)} ${texts.fittingUnits(4)}`
    const row = within(await screen.findByRole('region', { name: title }))
    expect(row.getByText(texts.from('$62,000'))).toBeVisible()
    expect(row.getByRole('link', { name: 'Torre Ykua' })).toHaveAttribute(
      'href',
      '/emprendimientos/torre-ykua?bedrooms=2&maxPrice=90000',
    )
    expect(asked.at(-1)?.query).toEqual({ bedrooms: 2, maxPrice: 90_000 })
  })

  it('are not asked for where they could not fit', async () => {
    const asked = stubEndpoint(developmentsApi.list, [tower])
    await openSearch('?transactionType=rent')
    expect(asked).toEqual([])
  })
})

describe('featured listings', () => {
  it('that fit stand above the results, labelled, and count who opens them', async () => {
    const asked = stubEndpoint(boostsApi.shown, [listing({ id: 'boosted00001', title: 'Casa destacada' })])
    const counted = stubEndpoint(listingsApi.view, undefined)
    await openSearch('?bedrooms=2&sortBy=price')
    const row = within(await screen.findByRole('region', { name: words.es.boosts.title }))
    expect(row.getByText(words.es.boosts.why)).toBeVisible()
    expect(asked.at(-1)?.query).toEqual({ bedrooms: 2 })
    // In another tab.
    fireEvent(
      row.getByRole('link', { name: 'Casa destacada' }),
      new MouseEvent('auxclick', { bubbles: true }),
    )
    await waitFor(() => expect(counted.map(({ query }) => query)).toContainEqual({ from: 'boost' }))
  })
})

describe('an area of the map', () => {
  const polygon = writePolygon([
    { latitude: -25.3, longitude: -57.6 },
    { latitude: -25.3, longitude: -57.5 },
    { latitude: -25.2, longitude: -57.5 },
  ])

  it('is shown, counted and removed', async () => {
    const { person } = await openSearch(`?bounds=-25.4,-57.7,-25.2,-57.5&polygon=${polygon}&bedrooms=2`)
    expect(requests.searches.at(-1)?.query).toMatchObject({
      bounds: { south: -25.4, west: -57.7, north: -25.2, east: -57.5 },
      polygon: [polygon],
    })
    expect(document.title).toContain(`(${w.fields.polygon})`)
    expect(screen.getAllByText(`(${w.activeFilters(2)})`)).not.toHaveLength(0)
    await person.click(screen.getByRole('button', { name: core.remove(w.fields.polygon) }))
    expect(urlParams()).toEqual({ bounds: '-25.4,-57.7,-25.2,-57.5', bedrooms: '2' })
    expect(document.title).toContain(`(${w.fields.bounds})`)
    await person.click(screen.getByRole('button', { name: core.remove(w.fields.bounds) }))
    expect(urlParams()).toEqual({ bedrooms: '2' })
    expect(screen.queryByText(w.fields.bounds)).not.toBeInTheDocument()
  })
})

describe('a landmark of the text', () => {
  const place = (km: number): NamedPlace => ({
    ...{ text: km === 1 ? 'cerca del shopping' : `a ${km} km de Shopping del Sol`, kind: 'shopping' },
    ...{ name: 'Shopping del Sol', city: 'Asunción', km, isFromOsm: true },
    filters: { near: { latitude: -25.283, longitude: -57.567, km } },
  })
  const answers = (km: number) =>
    stubEndpoint(listingsApi.search, pageResponse([listing()], { places: [place(km)] }))
  const address = `?searchQuery=${encodeURIComponent('casa cerca del shopping')}`

  it('is shown, says where it is from, and is widened in the address by the keyboard', async () => {
    answers(1)
    const { person } = await openSearch(address)
    expect(await screen.findByText('Shopping del Sol (Asunción) · hasta 1 km')).toBeInTheDocument()
    expect(screen.getByText(new RegExp(w.places.attribution))).toBeInTheDocument()
    answers(2)
    screen.getByRole('button', { name: w.places.widen('2', 'Shopping del Sol') }).focus()
    await person.keyboard('{Enter}')
    expect(urlParams()).toEqual({ searchQuery: 'casa a 2 km de Shopping del Sol' })
    expect(await screen.findByText('Shopping del Sol (Asunción) · hasta 2 km')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: w.places.widen('5', 'Shopping del Sol') })).toHaveFocus()
  })

  it('is removed with the words that led to it', async () => {
    answers(1)
    const { person } = await openSearch(address)
    const name = core.remove('Shopping del Sol (Asunción) · hasta 1\u00a0km')
    await person.click(await screen.findByRole('button', { name }))
    await waitFor(() => expect(urlParams()).toEqual({ searchQuery: 'casa' }))
  })

  it('whose point is not known says what stands for it', async () => {
    const unknown: NamedPlace = {
      ...{ text: 'por la americana', kind: 'university', name: 'Universidad Americana', city: 'Asunción' },
      ...{ standIn: 'Bella Vista', filters: { neighborhood: ['Bella Vista'], city: ['Asunción'] } },
    }
    stubEndpoint(listingsApi.search, pageResponse([listing()], { places: [unknown] }))
    const { person } = await openSearch(`?searchQuery=${encodeURIComponent('casa por la americana')}`)
    const note = w.places.unknownPoint('Universidad Americana', 'Bella Vista')
    expect(await screen.findByText(new RegExp(note))).toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: w.places.widen('2', 'Universidad Americana') }))
    expect(urlParams()).toEqual({ searchQuery: 'casa a 2 km de Universidad Americana' })
  })
})

describe('an exclusion', () => {
  it('of the URL is removed by its chip', async () => {
    const { person } = await openSearch('?exceptAmenities=pool,gym&exceptCity=Luque&bedrooms=2')
    expect(requests.searches.at(-1)?.query).toMatchObject({
      exceptAmenities: ['pool', 'gym'],
      exceptCity: ['Luque'],
    })
    await person.click(screen.getByRole('button', { name: core.remove('Sin piscina · gimnasio') }))
    expect(urlParams()).toEqual({ exceptCity: 'Luque', bedrooms: '2' })
    await person.click(screen.getByRole('button', { name: core.remove('Excepto Luque') }))
    expect(urlParams()).toEqual({ bedrooms: '2' })
  })

  it('of the text is removed from it; one without a filter is said not to apply', async () => {
    const { person } = await openSearch('?searchQuery=casa+sin+pileta+que+no+sea+en+esquina')
    expect(await screen.findByText(w.notApplied('que no sea en esquina'))).toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: core.remove('Sin piscina') }))
    await waitFor(() => expect(urlParams()).toEqual({ searchQuery: 'casa que no sea en esquina' }))
  })
})

describe('the text', () => {
  const box = () => screen.getByRole('combobox', { name: listings.searchLabel })
  const list = () => screen.findByRole('listbox', { name: listings.suggestions })
  const noList = () => waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
  const suggesting = (texts: string[]) =>
    stubEndpoint(
      listingsApi.completions,
      texts.map((text) => ({ text, kind: 'title' as const })),
    )

  it('is searched on Enter unless it is blank', async () => {
    const { person } = await openSearch()
    await person.type(box(), '  {Enter}')
    expect(urlParams()).toEqual({})
    await person.type(box(), 'l{Enter}')
    expect(urlParams()).toEqual({ searchQuery: 'l' })
  })

  it('adds a history entry, while a filter does not', async () => {
    const { person } = await openSearch()
    const steps = history.length
    await person.click(chip('Venta'))
    expect(history.length).toBe(steps)
    await person.type(box(), 'luque{Enter}')
    expect(history.length).toBe(steps + 1)
    expect(urlParams()).toEqual({ searchQuery: 'luque', transactionType: 'sale' })
  })

  it('has its amounts read as rents where rent is chosen', async () => {
    await openSearch('?searchQuery=hasta+900+mil&transactionType=rent')
    expect(await screen.findByRole('button', { name: /\$12\d/ })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /900,000/ })).not.toBeInTheDocument()
  })

  it('is cleared by its button, and the field has focus', async () => {
    const { person } = await openSearch('?searchQuery=Luque')
    await person.click(screen.getByRole('button', { name: listings.clearSearch }))
    expect(urlParams()).toEqual({})
    expect(box()).toHaveValue('')
    expect(box()).toHaveFocus()
  })

  it('has suggestions from two letters on', async () => {
    const suggestionCalls = suggesting(['Luque', 'Lugano'])
    const { person } = await openSearch()
    await person.type(box(), 'l')
    await person.type(box(), 'u')
    expect(within(await list()).getAllByRole('option')).toHaveLength(2)
    expect(screen.getByText(listings.suggestionsCount(2))).toBeInTheDocument()
    expect(suggestionCalls.map(({ query }) => query.query)).toEqual(['lu'])
    expect(urlParams()).toEqual({})
  })

  it('is selected from the suggestions by keyboard', async () => {
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
    expect(urlParams()).toEqual({ searchQuery: 'Villa Morra' })
  })

  it('is selected from the suggestions by a click', async () => {
    suggesting(['Luque'])
    const { person } = await openSearch()
    await person.type(box(), 'luq')
    await person.click(within(await list()).getByRole('option', { name: /^Luque/ }))
    expect(urlParams()).toEqual({ searchQuery: 'Luque' })
  })

  it('has no suggestions after blur or a failed request', async () => {
    suggesting(['Luque'])
    const { person } = await openSearch()
    await person.type(box(), 'luq')
    await list()
    fireEvent.blur(box())
    await noList()
    stubEndpoint(listingsApi.completions, networkError)
    await person.type(box(), 'ue')
    await noList()
  })

  it('is parsed into chips that can be removed', async () => {
    const { person } = await openSearch('?searchQuery=casa 3 dorm con quincho')
    const removeButton = (name: string) => screen.queryByRole('button', { name: core.remove(name) })
    expect(await screen.findByText(w.understood)).toBeInTheDocument()
    for (const name of ['Casa', '3+ dormitorios', 'Quincho']) expect(removeButton(name)).toBeInTheDocument()
    await person.click(removeButton('3+ dormitorios') ?? document.body)
    await waitFor(() => expect(urlParams()).toEqual({ searchQuery: 'casa con quincho' }))
    await waitFor(() => expect(removeButton('3+ dormitorios')).not.toBeInTheDocument())
  })

  it('yields to a filter of the same field', async () => {
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
  ])('%s sets field and direction', async (label, query) => {
    const { person } = await openSearch('?sortBy=roi&sortOrder=desc')
    await person.selectOptions(order(), label)
    expect(urlParams()).toEqual(query)
    await waitFor(() => expect(requests.searches.at(-1)?.query).toMatchObject(query))
  })

  it('is by date by default, and by relevance with a text', async () => {
    const { person } = await openSearch()
    expect(order()).toHaveDisplayValue('Más recientes')
    await person.type(screen.getByRole('combobox', { name: listings.searchLabel }), 'luque{Enter}')
    expect(order()).toHaveDisplayValue(w.sortRelevance)
  })
})
