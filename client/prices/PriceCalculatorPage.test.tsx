import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { pricesApi } from '#shared/prices.ts'
import { field, fill, findToast, openPage, type Person, words } from '#tests/components/render.tsx'
import { calculation, comparable, comparables } from '#tests/components/samples.ts'
import {
  deferred,
  errorResponse,
  foreignResponse,
  networkError,
  stubEndpoint,
} from '#tests/components/server.ts'

const { calculator: w, core, errors, prices, listings } = words.es
const { comparables: list, advice } = w

const question = {
  city: 'Asunción',
  neighborhood: 'Villa Morra',
  propertyType: 'apartment',
  transactionType: 'sale',
  area: '85',
  priceUSD: '165000',
}
const asked = `/price-calculator?${new URLSearchParams(question)}`
const address = () => Object.fromEntries(new URLSearchParams(location.search))
const button = (name: string) => screen.getByRole('button', { name })
const complaint = (label: string) =>
  field(label).hasAttribute('aria-invalid') ? field(label).getAttribute('aria-describedby') : null
const analyse = (person: Person) => person.click(button(w.submit))

async function fillIn(person: Person, area = '85', price = '165.000') {
  await person.selectOptions(field(w.neighborhood), question.neighborhood)
  await fill(person, w.area, area)
  await fill(person, w.price.sale, price)
}

beforeEach(() => {
  stubEndpoint(pricesApi.comparables, comparables([]))
})

describe('the fields', () => {
  it('start with what is asked most, and nothing is said before anything is asked', async () => {
    await openPage('/price-calculator')
    expect(field(w.city)).toHaveValue('Asunción')
    expect(field(w.type)).toHaveValue('apartment')
    expect(screen.getByRole('radio', { name: prices.kinds.sale })).toBeChecked()
    expect(screen.getByText(w.waitingText)).toBeInTheDocument()
  })

  it('that are empty are named in a notification and at each, the first in focus', async () => {
    const { person } = await openPage('/price-calculator')
    await analyse(person)
    await findToast(core.error, w.incomplete)
    for (const label of [w.neighborhood, w.area, w.price.sale])
      expect(field(label)).toHaveAccessibleDescription(w.required)
    expect(field(w.neighborhood)).toHaveFocus()
    await person.selectOptions(field(w.neighborhood), question.neighborhood)
    expect(complaint(w.neighborhood)).toBeNull()
    expect(complaint(w.area)).not.toBeNull()
  })

  it.each([
    [w.area, 'mucho', w.notNumber],
    [w.area, '0', w.outOfRange],
    [w.area, '999999999', w.outOfRange],
    [w.price.sale, 'caro', w.notNumber],
    [w.price.sale, '0', w.outOfRange],
    [w.price.sale, '9.999.999.999', w.outOfRange],
  ])('%s «%s» is no figure to reckon with, and stays to be mended', async (label, text, problem) => {
    const { person } = await openPage('/price-calculator')
    await fillIn(person)
    await fill(person, label, text)
    await analyse(person)
    expect(field(label)).toHaveAccessibleDescription(problem)
    expect(field(label)).toHaveFocus()
    expect(field(label)).toHaveValue(text)
  })

  it('to rent ask for what it costs by the month', async () => {
    const calls = stubEndpoint(pricesApi.calculate, calculation({ transactionType: 'rent' }))
    const { person } = await openPage('/price-calculator')
    await person.click(screen.getByRole('radio', { name: prices.kinds.rent }))
    await person.selectOptions(field(w.type), listings.types.house)
    await person.selectOptions(field(w.city), 'Luque')
    await person.selectOptions(field(w.neighborhood), 'Centro')
    await fill(person, w.area, '120,5')
    await fill(person, w.price.rent, '650')
    await analyse(person)
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]?.body).toMatchObject({
      city: 'Luque',
      neighborhood: 'Centro',
      propertyType: 'house',
      transactionType: 'rent',
      area: 120.5,
      priceUSD: 650,
    })
    await findToast(w.done)
  })
})

describe('an analysis', () => {
  it.each([
    [12.34, w.doneAbove('12,3 %'), w.above(core.percent('12,3'))],
    [-4.06, w.doneBelow('4,1 %'), w.below(core.percent('4,1'))],
    [0.01, w.doneEven, w.even],
  ])('%d % beside the market is told, shown in focus, and put into the address', async (...row) => {
    const [priceDifference, told, headline] = row
    stubEndpoint(pricesApi.calculate, calculation({ priceDifference, isAboveMarket: priceDifference > 0 }))
    const { person } = await openPage('/price-calculator')
    await fillIn(person)
    await analyse(person)
    const toast = await findToast(w.done)
    expect(within(toast).getByText(told)).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: headline })).toHaveFocus())
    expect(address()).toEqual(question)
  })

  it('stands there from its address alone', async () => {
    stubEndpoint(pricesApi.calculate, calculation())
    await openPage(asked)
    expect(await screen.findByRole('heading', { name: w.below(core.percent('4,1')) })).toBeInTheDocument()
    for (const [label, value] of [
      [w.neighborhood, 'Villa Morra'],
      [w.area, '85'],
      [w.price.sale, '165000'],
    ] as const)
      expect(field(label)).toHaveValue(value)
  })

  it('of an address that makes no sense is none', async () => {
    await openPage('/price-calculator?city=Atlantis&area=mucho&neighborhood=Villa+Morra&transactionType=lend')
    expect(field(w.city)).toHaveValue('Asunción')
    expect(field(w.neighborhood)).toHaveValue('Villa Morra')
    expect(field(w.area)).toHaveValue('')
    expect(screen.getByText(w.waitingText)).toBeInTheDocument()
  })

  it('says what the market is like and what it means', async () => {
    stubEndpoint(pricesApi.calculate, calculation({ leftOut: 2 }))
    await openPage(asked)
    const market = await screen.findByRole('region', { name: w.market })
    for (const text of ['$2,024.17', '$1,400.00 a $2,900.00', '$2,005.50', '24', prices.leftOutCount(2)])
      expect(within(market).getByText(text)).toBeInTheDocument()
    expect(screen.getByText('$1,941.18 por m²')).toBeInTheDocument()
    const said = screen.getByRole('region', { name: advice.title })
    expect(said).toHaveTextContent(advice.meaning.sale.within)
    expect(said).toHaveTextContent(advice.inside)
  })

  it('with too few comparables has figures, but no verdict', async () => {
    const { marketStats } = calculation()
    const few = { ...marketStats, sampleSize: 3 }
    stubEndpoint(
      pricesApi.calculate,
      calculation({ verdict: 'none', confidence: 'low', fairRange: null, marketStats: few }),
    )
    await openPage(asked)
    const said = await screen.findByRole('region', { name: advice.title })
    expect(said).toHaveTextContent(advice.noFair)
    expect(screen.getByText(prices.standings.none)).toBeInTheDocument()
    expect(screen.getByText(prices.confidence.low)).toBeInTheDocument()
  })

  it('is said to be old once something else is typed', async () => {
    stubEndpoint(pricesApi.calculate, calculation())
    const { person } = await openPage(asked)
    await screen.findByRole('heading', { name: w.below(core.percent('4,1')) })
    await fill(person, w.area, '90')
    expect(screen.getByText(w.changed)).toBeInTheDocument()
    await fill(person, w.area, '85')
    expect(screen.queryByText(w.changed)).not.toBeInTheDocument()
  })

  it('is under way once, whatever is pressed', async () => {
    const answering = deferred<typeof pricesApi.calculate>(calculation())
    const calls = stubEndpoint(pricesApi.calculate, () => answering.promise)
    const { person } = await openPage('/price-calculator')
    await fillIn(person)
    await analyse(person)
    expect(button(w.busy)).toBeDisabled()
    await person.click(button(w.busy))
    answering.release()
    await findToast(w.done)
    expect(calls).toHaveLength(1)
  })
})

describe('an analysis that fails', () => {
  it.each([
    [
      'the server’s own word',
      errorResponse('no_comparables', { text: 'No hay avisos de ese tipo.' }),
      'No hay avisos de ese tipo.',
    ],
    ['an answer of a proxy', foreignResponse(502, '<h1>Bad Gateway</h1>'), w.failed],
    ['no network', networkError, w.notCalculated],
    ['a busy server', errorResponse('unavailable'), errors.codes.unavailable],
  ])('by %s is said; nothing is lost, and the next try succeeds', async (_, given, text) => {
    stubEndpoint(pricesApi.calculate, given)
    const { person } = await openPage('/price-calculator')
    await fillIn(person)
    await analyse(person)
    await findToast(core.error, text)
    expect(screen.getAllByText(text).length).toBeGreaterThan(1)
    expect(field(w.area)).toHaveValue('85')
    stubEndpoint(pricesApi.calculate, calculation())
    await analyse(person)
    await findToast(w.done)
    expect(screen.queryAllByText(text)).toEqual([])
  })

  it('for a field is said at that field', async () => {
    stubEndpoint(pricesApi.calculate, errorResponse('invalid', { fields: { area: 'Muy poca.' } }))
    const { person } = await openPage('/price-calculator')
    await fillIn(person)
    await analyse(person)
    await waitFor(() => expect(field(w.area)).toHaveAccessibleDescription('Muy poca.'))
  })

  it('of an address can be tried again', async () => {
    stubEndpoint(pricesApi.calculate, errorResponse('no_comparables'))
    const { person } = await openPage(asked)
    expect(await screen.findByText(errors.codes.no_comparables)).toBeInTheDocument()
    stubEndpoint(pricesApi.calculate, calculation())
    await person.click(button(core.retry))
    expect(await screen.findByRole('heading', { name: w.below(core.percent('4,1')) })).toBeInTheDocument()
  })
})

describe('the comparables', () => {
  const rows = () => within(screen.getByRole('list', { name: list.list })).getAllByRole('listitem')
  const toggle = async (person: Person, name: string, id: string) =>
    person.click(
      await screen.findByRole('button', { name: new RegExp(`^${name} ?${list.of(`Depto ${id}`)}$`) }),
    )

  it('are taken out and put back, and the result changes with them', async () => {
    stubEndpoint(pricesApi.comparables, comparables([comparable('a'), comparable('b')]))
    const calls = stubEndpoint(pricesApi.calculate, ({ body }) =>
      calculation({ priceDifference: body.exclude.length > 0 ? 7 : -4, excluded: body.exclude.length }),
    )
    const { person } = await openPage(asked)
    await screen.findByRole('heading', { name: w.below(core.percent('4')) })
    await toggle(person, list.takeOut, 'a')
    expect(await screen.findByRole('heading', { name: w.above(core.percent('7')) })).toBeInTheDocument()
    expect(calls.at(-1)?.body.exclude).toEqual(['a'])
    expect(address()).toEqual({ ...question, exclude: 'a' })
    expect(screen.getByText(list.taken(1))).toBeInTheDocument()
    expect(rows()[0]).toHaveTextContent(list.takenOut)
    await toggle(person, list.putBack, 'a')
    expect(await screen.findByRole('heading', { name: w.below(core.percent('4')) })).toBeInTheDocument()
    expect(address()).toEqual(question)
  })

  it('taken out stand in the address, and come back all at once', async () => {
    stubEndpoint(pricesApi.comparables, comparables([comparable('a'), comparable('b'), comparable('c')]))
    const calls = stubEndpoint(pricesApi.calculate, calculation())
    const { person } = await openPage(`${asked}&exclude=a,b,<script>`)
    expect(await screen.findByText(list.taken(2))).toBeInTheDocument()
    expect(calls.map(({ body }) => body.exclude)).toEqual([['a', 'b']])
    await person.click(button(list.restore))
    await waitFor(() => expect(calls.at(-1)?.body.exclude).toEqual([]))
    expect(address()).toEqual(question)
  })

  it('all taken out leave nothing to compare with, but the way back', async () => {
    stubEndpoint(pricesApi.comparables, comparables([comparable('a')]))
    stubEndpoint(pricesApi.calculate, ({ body }) =>
      body.exclude.length > 0 ? errorResponse('no_comparables_left') : calculation(),
    )
    const { person } = await openPage(`${asked}&exclude=a`)
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(errors.codes.no_comparables_left)
    await person.click(within(alert).getByRole('button', { name: list.restore }))
    expect(await screen.findByRole('heading', { name: w.below(core.percent('4,1')) })).toBeInTheDocument()
  })

  it('of another market are all counted again', async () => {
    stubEndpoint(pricesApi.comparables, comparables([comparable('a'), comparable('b')]))
    const calls = stubEndpoint(pricesApi.calculate, calculation())
    const { person } = await openPage(`${asked}&exclude=a`)
    await screen.findByText(list.taken(1))
    await fill(person, w.area, '90')
    await analyse(person)
    await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ area: 90, exclude: ['a'] }))
    await person.selectOptions(field(w.type), listings.types.house)
    await analyse(person)
    await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ propertyType: 'house', exclude: [] }))
    await waitFor(() => expect(address()).not.toHaveProperty('exclude'))
  })

  it('that do not count say why, and are not taken out', async () => {
    stubEndpoint(pricesApi.calculate, calculation())
    stubEndpoint(
      pricesApi.comparables,
      comparables([comparable('a', { leftOut: 'slip' }), comparable('b', { distanceKm: 1.24 })]),
    )
    await openPage(asked)
    const [first, second] = await screen.findAllByRole('listitem')
    expect(first).toHaveTextContent(list.reasons.slip)
    expect(within(first ?? document.body).queryByRole('button')).not.toBeInTheDocument()
    expect(second).toHaveTextContent(list.distance('1,2'))
  })

  it('are eight at first, then all', async () => {
    const ten = Array.from({ length: 10 }, (_, at) => comparable(`n${at}`))
    stubEndpoint(pricesApi.calculate, calculation())
    stubEndpoint(pricesApi.comparables, comparables(ten, 140))
    const { person } = await openPage(asked)
    expect(await screen.findByText(list.shown(8, 140))).toBeInTheDocument()
    expect(rows()).toHaveLength(8)
    await person.click(button(list.showAll(10)))
    expect(rows()).toHaveLength(10)
    expect(screen.getByText(list.shown(10, 140))).toBeInTheDocument()
  })

  it('that cannot be had are asked for again on request', async () => {
    stubEndpoint(pricesApi.calculate, calculation())
    stubEndpoint(pricesApi.comparables, networkError)
    const { person } = await openPage(asked)
    await screen.findByText(core.somethingWrong)
    stubEndpoint(pricesApi.comparables, comparables([comparable('a')]))
    await person.click(button(core.retry))
    await waitFor(() => expect(rows()).toHaveLength(1))
  })
})

it('the address of an analysis is copied, or said not to be', async () => {
  stubEndpoint(pricesApi.calculate, calculation())
  const { person } = await openPage(asked)
  await screen.findByRole('heading', { name: w.below(core.percent('4,1')) })
  await person.click(button(w.copyLink))
  await findToast(core.linkCopied, w.linkCopiedText)
  expect(await navigator.clipboard.readText()).toBe(location.href)
})
