import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { recentStore } from '#client/listings/recent.ts'
import { inquiriesApi } from '#shared/inquiries/inquiries.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { listingsApi } from '#shared/listings/listingsApi.ts'
import { pricesApi } from '#shared/prices/pricesApi.ts'
import { settingsApi } from '#shared/settings/settingsApi.ts'
import { findToast, openPage, words } from '#tests/components/render.tsx'
import { listing, picture } from '#tests/components/samples.ts'
import { errorResponse, networkError, type ReceivedRequest, stubEndpoint } from '#tests/components/server.ts'

const { core, errors, listings, property: w, propertyDetails: details, roi } = words.es
const house = listing({ id: 'casa-1', media: [] })
const others = [listing({ id: 'other', title: 'Otra casa' })]

let views: ReceivedRequest<typeof listingsApi.view>[]
beforeEach(() => {
  stubEndpoint(pricesApi.listing, networkError)
  stubEndpoint(inquiriesApi.responseTime, {
    medianMinutes: null,
    answers: 0,
    asOf: '2026-11-22T12:00:00.000Z',
  })
  stubEndpoint(listingsApi.similar, [])
  stubEndpoint(listingsApi.priceHistory, networkError)
  stubEndpoint(settingsApi.public, { whatsappNumber: '+595981000000', aiModel: false, sendsMail: true })
  views = stubEndpoint(listingsApi.view, undefined)
})

async function open(overrides: Partial<Listing> = {}, query = '') {
  stubEndpoint(listingsApi.get, { ...house, ...overrides })
  const rendered = await openPage(`/property/casa-1${query}`)
  await screen.findByRole('heading', { level: 1 })
  return rendered
}
const region = (name: string) => within(screen.getByRole('region', { name }))
const noRegion = (name: string) => expect(screen.queryByRole('region', { name })).not.toBeInTheDocument()

describe('the price history', () => {
  const history = {
    firstPublishedAt: '2026-09-01T12:00:00.000Z',
    daysOnMarket: 40,
    medianDaysOnMarket: null,
    medianArea: null,
    changes: [],
  }
  const prices = { previousPriceUSD: 100_000, priceUSD: 94_000 }

  it('says the last change of the price, and for how long it has been published', async () => {
    const changes = [
      { at: '2026-10-02T12:00:00.000Z', priceUSD: 100_000, previousPriceUSD: 90_000, percent: 11.1 },
      { at: '2026-10-03T12:00:00.000Z', ...prices, percent: -6 },
    ]
    stubEndpoint(listingsApi.priceHistory, {
      ...history,
      medianDaysOnMarket: 55,
      medianArea: 'neighborhood',
      changes,
    })
    await open()
    const [said] = await screen.findAllByText(/^Bajó 6\s% el 3 de octubre/)
    expect(said).toHaveTextContent('(antes $100,000)')
    expect(
      screen.getAllByText(/^Publicado hace 40 días; los parecidos en Villa Morra llevan 55 días/),
    ).not.toEqual([])
    const story = await screen.findByRole('region', { name: 'Historia del precio' })
    expect(
      within(story)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '1 de septiembre: publicado a $90,000',
      '2 de octubre: subió 11,1\u00a0%, a $100,000',
      '3 de octubre: bajó 6\u00a0%, a $94,000',
    ])
    expect(screen.queryByText(/^Subió/)).not.toBeInTheDocument()
  })

  it('says no change where there was none, and nothing of a draft', async () => {
    stubEndpoint(listingsApi.priceHistory, history)
    const { unmount } = await open()
    expect((await screen.findAllByText('Publicado hace 40 días'))[0]).toBeVisible()
    expect(screen.queryByText(/^(?:Bajó|Subió)/)).not.toBeInTheDocument()
    expect(
      await screen.findByText(/^1 de septiembre: publicado a .+, sin cambios desde entonces$/),
    ).toBeVisible()
    unmount()
    stubEndpoint(listingsApi.priceHistory, { ...history, firstPublishedAt: null, daysOnMarket: null })
    await open({ status: 'draft', publishedAt: null })
    expect(screen.queryByText(/^Publicado hace/)).not.toBeInTheDocument()
  })
})

describe('a listing', () => {
  it('counts a view and is saved as recently viewed', async () => {
    await open()
    await waitFor(() => expect(views.map(({ params }) => params.id)).toEqual(['casa-1']))
    expect(recentStore.get()).toEqual(['casa-1'])
    expect(document.title).toBe(`${house.title} · Óga`)
  })

  it('that is unavailable does neither, and has no contact', async () => {
    await open({ status: 'closed' })
    expect(recentStore.get()).toEqual([])
    expect(views).toEqual([])
    expect(screen.queryByRole('link', { name: /WhatsApp/ })).not.toBeInTheDocument()
  })

  it('loads again on request after an error', async () => {
    stubEndpoint(listingsApi.get, errorResponse('unavailable'))
    const { person } = await openPage('/property/casa-1')
    expect(await screen.findByText(errors.codes.unavailable)).toBeInTheDocument()
    stubEndpoint(listingsApi.get, house)
    await person.click(screen.getByRole('button', { name: core.retry }))
    expect(await screen.findByRole('heading', { level: 1, name: house.title })).toBeInTheDocument()
  })

  it('has a sheet to hand over and a way to report it, while it is published', async () => {
    const { unmount } = await open()
    expect(await screen.findByRole('link', { name: details.sheet })).toHaveAttribute(
      'href',
      '/sheets/casa-1.pdf',
    )
    expect(screen.getByRole('link', { name: details.complain })).toHaveAttribute(
      'href',
      '/contact?listing=casa-1',
    )
    unmount()
    await open({ status: 'closed' })
    await screen.findByText(details.description)
    for (const name of [details.sheet, details.complain])
      expect(screen.queryByRole('link', { name })).not.toBeInTheDocument()
  })

  it('counts one room as one', async () => {
    await open({ bedrooms: 1, bathrooms: 2, parkingSpaces: 1 })
    const facts = within(screen.getByLabelText(listings.facts))
    for (const caption of ['Dormitorio', 'Baños', 'Cochera'])
      expect(facts.getByText(caption, { ignore: '.sr-only' })).toBeVisible()
  })

  it('has breadcrumbs to wider searches', async () => {
    await open()
    const trail = within(screen.getByRole('navigation', { name: core.breadcrumbs }))
    for (const [name, address] of [
      ['Casa en venta', '/search?propertyType=house&transactionType=sale'],
      ['Asunción', '/search?city=Asunci%C3%B3n&propertyType=house&transactionType=sale'],
      [
        'Villa Morra',
        '/search?city=Asunci%C3%B3n&neighborhood=Villa+Morra&propertyType=house&transactionType=sale',
      ],
    ] as const)
      expect(trail.getByRole('link', { name })).toHaveAttribute('href', address)
  })

  it('is shown in the language of the page if its author wrote it', async () => {
    stubEndpoint(listingsApi.get, { ...house, titleEn: 'House with a barbecue' })
    await openPage('/property/casa-1', { language: 'en' })
    expect(
      await screen.findByRole('heading', { level: 1, name: 'House with a barbecue' }),
    ).toBeInTheDocument()
  })
})

it('says how long its lister takes to answer, once that is known', async () => {
  stubEndpoint(inquiriesApi.responseTime, {
    medianMinutes: 178,
    answers: 12,
    asOf: '2026-11-22T12:00:00.000Z',
  })
  await open()
  const [note] = await screen.findAllByText('Suele responder en 3 horas')
  expect(note?.parentElement).toHaveTextContent('Mediana de 12 respuestas, al 22 de noviembre de 2026')
})

describe('a listing that is not found', () => {
  const missing = () => screen.findByRole('heading', { level: 1, name: w.notFound })

  it('but existed is shown as unavailable, with similar ones', async () => {
    stubEndpoint(listingsApi.get, errorResponse('not_found'))
    stubEndpoint(listingsApi.batch, [listing({ id: 'casa-1', status: 'closed', title: 'Casa vendida' })])
    stubEndpoint(listingsApi.search, others)
    await openPage('/property/casa-1')
    expect(await missing()).toBeInTheDocument()
    expect(await screen.findByText(details.unavailableText('Casa vendida'))).toBeInTheDocument()
    await waitFor(() => expect(region(details.similar).getByText('Otra casa')).toBeInTheDocument())
    expect(screen.getByRole('link', { name: details.backHome })).toHaveAttribute('href', '/home')
  })

  it('and never existed is shown as unknown, with trending ones', async () => {
    stubEndpoint(listingsApi.get, errorResponse('not_found'))
    stubEndpoint(listingsApi.batch, [])
    stubEndpoint(listingsApi.trending, others)
    await openPage('/property/casa-1')
    expect(await missing()).toBeInTheDocument()
    expect(screen.getByText(details.notFoundText)).toBeInTheDocument()
    await waitFor(() => expect(region(details.popular).getByText('Otra casa')).toBeInTheDocument())
  })
})

describe('the rental options', () => {
  const { rental } = details
  it.each<[Partial<Listing>, string[], string[]]>([
    [
      { transactionType: 'rent', priceUSD: '650', price: { amount: '650', currency: 'USD' } },
      [rental.longTerm, rental.contracts, '$650'],
      [rental.shortTerm],
    ],
    [
      {
        transactionType: 'sale',
        allowsShortTerm: true,
        pricePerNight: '40',
        minStayDays: 2,
        maxStayDays: 30,
      },
      [rental.shortTerm, '$40', rental.minStay(2), rental.maxStay(30)],
      [rental.longTerm],
    ],
    [{ transactionType: 'both', allowsShortTerm: true }, [rental.shortTerm, rental.longTerm, rental.ask], []],
  ])('are shown (%#)', async (overrides, texts, missing) => {
    await open(overrides)
    for (const text of texts) expect(region(rental.title).getAllByText(text).length).toBeGreaterThan(0)
    for (const text of missing) expect(region(rental.title).queryByText(text)).not.toBeInTheDocument()
  })

  it('link to Airbnb', async () => {
    await open({ airbnbUrl: 'https://airbnb.example/rooms/1' })
    const link = region(rental.title).getByRole('link', { name: rental.airbnb })
    expect(link).toHaveAttribute('href', 'https://airbnb.example/rooms/1')
    expect(link).toHaveAttribute('target', '_blank')
  })

  it('are not shown when it is for sale only', async () => {
    await open()
    noRegion(rental.title)
    noRegion(details.office.title)
    noRegion(details.investment.title)
  })
})

it('an office product shows its services', async () => {
  const office = {
    hours: '24-7',
    meetingRooms: 2,
    services: ['printing', 'kitchen'],
    deskTypes: ['hot'],
  } satisfies Listing['office']
  await open({ propertyType: 'coworking', transactionType: 'rent', office })
  for (const text of [details.office.hourNames['24-7'], '2', 'Impresión, Cocina o cafetería', 'Flexibles'])
    expect(region(details.office.title).getByText(text)).toBeInTheDocument()
})

describe('the expected return', () => {
  const earning = {
    estimatedROI: '8.25',
    occupancyRate: '75',
    averageDailyRate: '40',
    monthlyExpenses: '100',
  }

  it('is shown with a calculator', async () => {
    const { person } = await open(earning)
    const block = region(details.investment.title)
    for (const text of [`8,3 % ${details.investment.aYear}`, '75 %', '$40', '$100'])
      expect(block.getByText(text)).toBeInTheDocument()
    await person.click(block.getByRole('button', { name: details.investment.open }))
    expect(await screen.findByRole('dialog', { name: roi.title })).toBeInTheDocument()
  })

  it('opens its calculator from the URL', async () => {
    stubEndpoint(listingsApi.get, { ...house, ...earning })
    await openPage('/property/casa-1?roi=1000,200,80,100000')
    const dialog = await screen.findByRole('dialog', { name: roi.title })
    expect(within(dialog).getByText('7,2 %')).toBeInTheDocument()
  })
})

describe('the contact', () => {
  it('is WhatsApp to the central number, with title, price and URL', async () => {
    const title = 'Casa de 250 m² con quincho'
    await open({ title })
    const [link] = await screen.findAllByRole('link', { name: /WhatsApp/ })
    const address = new URL(link?.getAttribute('href') ?? '')
    expect(address.origin + address.pathname).toBe('https://wa.me/595981000000')
    expect(address.searchParams.get('text')).toBe(
      w.whatsapp.message(title, '$128,000', `${location.origin}/property/casa-1`),
    )
  })

  it('is not shown without a number', async () => {
    stubEndpoint(settingsApi.public, { whatsappNumber: null, aiModel: false, sendsMail: true })
    await open()
    expect(screen.queryByRole('link', { name: /WhatsApp/ })).not.toBeInTheDocument()
  })
})

describe('sharing', () => {
  const share = () => screen.getByRole('button', { name: w.share })
  const link = () => `${location.origin}/property/casa-1`
  const canShare = (share: (data: ShareData) => Promise<void>) =>
    vi.stubGlobal('navigator', Object.create(navigator, { share: { value: share } }))

  it('uses the Web Share API if available', async () => {
    const shared: ShareData[] = []
    canShare(async (data) => void shared.push(data))
    const { person } = await open()
    await person.click(share())
    expect(shared).toEqual([expect.objectContaining({ title: house.title, url: link() })])
  })

  it('shows nothing when cancelled', async () => {
    canShare(() => Promise.reject(new DOMException('called off', 'AbortError')))
    const { person } = await open()
    await person.click(share())
    expect(screen.queryByText(core.linkCopied)).not.toBeInTheDocument()
  })

  it('copies the link otherwise', async () => {
    const { person } = await open()
    await person.click(share())
    await findToast(core.linkCopied, w.linkCopiedText)
    expect(await navigator.clipboard.readText()).toBe(link())
  })

  it('shows a message when copying fails', async () => {
    const { person } = await open()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not permitted'))
    await person.click(share())
    await findToast(core.linkNotCopied)
  })
})

it('a gallery without pictures says so', async () => {
  await open()
  expect(screen.getByText(w.noImages)).toBeInTheDocument()
  expect(screen.getAllByText(listings.types.house, { exact: false }).length).toBeGreaterThan(0)
})

describe('the pictures', () => {
  const media = [picture('a'), picture('b', { caption: 'Patio' }), picture('c')]
  const fullScreen = () => screen.findByRole('dialog', { name: house.title })

  it('fill the screen when pressed, with a number in the address', async () => {
    const { person } = await open({ media })
    await person.click(slide(2))
    expect(within(await fullScreen()).getByText('2 de 3 · Patio')).toBeInTheDocument()
    expect(location.search).toBe('?photo=2')
    await person.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(location.search).toBe('')
  })

  it.each(['4', '0', '99', 'x', ''])(
    'that the address asks for in vain are said to be missing: %j',
    async (photo) => {
      await open({ media }, `?photo=${photo}`)
      await findToast(w.missingPhoto, w.missingPhotoText(3))
      expect(location.search).toBe('')
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    },
  )

  function slide(number: number): HTMLElement {
    const found = document.querySelector<HTMLElement>(`li[data-number="${number}"] img`)
    if (!found) throw new Error(`There is no slide ${number}`)
    return found
  }
})
