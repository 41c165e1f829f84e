import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { pricesApi } from '#shared/prices/pricesApi.ts'
import { analyse, analysisUrl, question } from '#tests/components/calculator.ts'
import { field, fill, findToast, openPage, type Person, words } from '#tests/components/render.tsx'
import { calculation, comparables } from '#tests/components/samples.ts'
import {
  deferred,
  errorResponse,
  foreignResponse,
  networkError,
  stubEndpoint,
} from '#tests/components/server.ts'

const { calculator: w, core, errors, prices, listings } = words.es
const { advice } = w

const urlParams = () => Object.fromEntries(new URLSearchParams(location.search))
const button = (name: string) => screen.getByRole('button', { name })
const errorOf = (label: string) =>
  field(label).hasAttribute('aria-invalid') ? field(label).getAttribute('aria-describedby') : null

async function fillIn(person: Person, area = '85', price = '165.000') {
  await person.selectOptions(field(w.neighborhood), question.neighborhood)
  await fill(person, w.area, area)
  await fill(person, w.price.sale, price)
}

beforeEach(() => {
  stubEndpoint(pricesApi.comparables, comparables([]))
})

describe('the fields', () => {
  it('are those of the address that a link leads to', async () => {
    const { person } = await openPage('/price-calculator')
    await fill(person, w.area, '85')
    expect(urlParams()).toMatchObject({ area: '85' })
    expect(field(w.area)).toHaveValue('85')
    act(() => history.pushState(null, '', '/price-calculator?area=120'))
    expect(field(w.area)).toHaveValue('120')
  })

  it('have defaults, without a result', async () => {
    await openPage('/price-calculator')
    expect(field(w.city)).toHaveValue('Asunción')
    expect(field(w.type)).toHaveValue('apartment')
    expect(screen.getByRole('radio', { name: prices.kinds.sale })).toBeChecked()
    expect(screen.getByText(w.waitingText)).toBeInTheDocument()
  })

  it('show an error at each empty one and in a toast, the first with focus', async () => {
    const { person } = await openPage('/price-calculator')
    await analyse(person)
    await findToast(core.error, w.incomplete)
    for (const label of [w.neighborhood, w.area, w.price.sale])
      expect(field(label)).toHaveAccessibleDescription(w.required)
    expect(field(w.neighborhood)).toHaveFocus()
    await person.selectOptions(field(w.neighborhood), question.neighborhood)
    expect(errorOf(w.neighborhood)).toBeNull()
    expect(errorOf(w.area)).not.toBeNull()
  })

  it.each([
    [w.area, 'mucho', w.notNumber],
    [w.area, '0', w.outOfRange],
    [w.area, '999999999', w.outOfRange],
    [w.price.sale, 'caro', w.notNumber],
    [w.price.sale, '0', w.outOfRange],
    [w.price.sale, '9.999.999.999', w.outOfRange],
    [w.price.sale, '1e309', w.notNumber],
    [w.price.sale, '1.2.3', w.notNumber],
    [w.price.sale, '٢٥ mil', w.notNumber],
  ])('%s «%s» is invalid and stays for correction', async (label, text, problem) => {
    const { person } = await openPage('/price-calculator')
    await fillIn(person)
    await fill(person, label, text)
    await analyse(person)
    expect(field(label)).toHaveAccessibleDescription(problem)
    expect(field(label)).toHaveFocus()
    expect(field(label)).toHaveValue(text)
  })

  it('ask for a monthly price when renting', async () => {
    const calls = stubEndpoint(pricesApi.calculate, calculation({ transactionType: 'rent' }))
    const { person } = await openPage('/price-calculator')
    await person.click(screen.getByRole('radio', { name: prices.kinds.rent }))
    await person.selectOptions(field(w.type), listings.types.house)
    await person.selectOptions(field(w.city), 'Luque')
    await screen.findByRole('option', { name: 'Centro' })
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
    [12.34, w.doneAbove('12,3 %'), prices.fromEstimate.above(core.percent('12,3'))],
    [-4.06, w.doneBelow('4,1 %'), prices.fromEstimate.below(core.percent('4,1'))],
    [0.01, w.doneEven, prices.fromEstimate.even],
  ])('of %d % shows the difference, gets focus, and is stored in the URL', async (...row) => {
    const [priceDifference, toastText, headline] = row
    stubEndpoint(
      pricesApi.calculate,
      calculation({
        ...{ priceDifference, estimateDifference: priceDifference },
        isAboveMarket: priceDifference > 0,
      }),
    )
    const { person } = await openPage('/price-calculator')
    await fillIn(person)
    await analyse(person)
    const toast = await findToast(w.done)
    expect(within(toast).getByText(toastText)).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: headline })).toHaveFocus())
    expect(urlParams()).toEqual(question)
  })

  it('is restored from its URL', async () => {
    stubEndpoint(pricesApi.calculate, calculation())
    await openPage(analysisUrl)
    expect(
      await screen.findByRole('heading', { name: prices.fromEstimate.below(core.percent('4,1')) }),
    ).toBeInTheDocument()
    for (const [label, value] of [
      [w.neighborhood, 'Villa Morra'],
      [w.area, '85'],
      [w.price.sale, '165.000'],
    ] as const)
      expect(field(label)).toHaveValue(value)
  })

  it('of another city is restored with its neighbourhood', async () => {
    const calls = stubEndpoint(pricesApi.calculate, calculation())
    const elsewhere = { ...question, city: 'Lambaré', neighborhood: 'Cuatro Mojones' }
    await openPage(`/price-calculator?${new URLSearchParams(elsewhere)}`)
    expect(field(w.neighborhood)).toHaveValue('Cuatro Mojones')
    await waitFor(() =>
      expect(calls[0]?.body).toMatchObject({ city: 'Lambaré', neighborhood: 'Cuatro Mojones' }),
    )
  })

  it('is not made from an invalid URL', async () => {
    await openPage('/price-calculator?city=Atlantis&area=mucho&neighborhood=Villa+Morra&transactionType=lend')
    expect(field(w.city)).toHaveValue('Asunción')
    expect(field(w.neighborhood)).toHaveValue('Villa Morra')
    expect(field(w.area)).toHaveValue('')
    expect(screen.getByText(w.waitingText)).toBeInTheDocument()
  })

  it('shows market figures and advice', async () => {
    stubEndpoint(pricesApi.calculate, calculation({ leftOut: 2 }))
    await openPage(analysisUrl)
    const market = await screen.findByRole('region', { name: w.market })
    for (const text of ['$2,024.17', '$1,400.00 a $2,900.00', '$2,005.50', '24', prices.leftOutCount(2)])
      expect(within(market).getByText(text)).toBeInTheDocument()
    expect(screen.getByText('$1,941.18 por m²')).toBeInTheDocument()
    const section = screen.getByRole('region', { name: advice.title })
    expect(section).toHaveTextContent(advice.meaning.sale.within)
    expect(section).toHaveTextContent(advice.inside)
  })

  it('with too few comparables has figures but no verdict', async () => {
    const { marketStats } = calculation()
    const few = { ...marketStats, sampleSize: 3 }
    stubEndpoint(
      pricesApi.calculate,
      calculation({ verdict: 'none', confidence: 'low', fairRange: null, marketStats: few }),
    )
    await openPage(analysisUrl)
    const section = await screen.findByRole('region', { name: advice.title })
    expect(section).toHaveTextContent(advice.noFair)
    expect(screen.getByText(prices.standings.none)).toBeInTheDocument()
    expect(screen.getByText(prices.confidence.low)).toBeInTheDocument()
  })

  it('is marked as outdated when a field changes', async () => {
    stubEndpoint(pricesApi.calculate, calculation())
    const { person } = await openPage(analysisUrl)
    await screen.findByRole('heading', { name: prices.fromEstimate.below(core.percent('4,1')) })
    await fill(person, w.area, '90')
    expect(screen.getByText(w.changed)).toBeInTheDocument()
    await fill(person, w.area, '85')
    expect(screen.queryByText(w.changed)).not.toBeInTheDocument()
  })

  it('runs once, even if clicked repeatedly', async () => {
    const pending = deferred<typeof pricesApi.calculate>(calculation())
    const calls = stubEndpoint(pricesApi.calculate, () => pending.promise)
    const { person } = await openPage('/price-calculator')
    await fillIn(person)
    await analyse(person)
    expect(button(w.busy)).toHaveAttribute('aria-disabled', 'true')
    await person.click(button(w.busy))
    pending.release()
    await findToast(w.done)
    expect(calls).toHaveLength(1)
  })
})

describe('an analysis that fails', () => {
  it.each([
    [
      'a message of the server',
      errorResponse('no_comparables', { text: 'No hay avisos de ese tipo.' }),
      'No hay avisos de ese tipo.',
    ],
    ['a proxy response', foreignResponse(502, '<h1>Bad Gateway</h1>'), w.failed],
    ['a network error', networkError, w.notCalculated],
    ['a busy server', errorResponse('unavailable'), errors.codes.unavailable],
  ])('because of %s shows the reason; the input stays, and a retry succeeds', async (_, response, text) => {
    stubEndpoint(pricesApi.calculate, response)
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

  it('for a field shows the error at that field', async () => {
    stubEndpoint(pricesApi.calculate, errorResponse('invalid', { fields: { area: 'Muy poca.' } }))
    const { person } = await openPage('/price-calculator')
    await fillIn(person)
    await analyse(person)
    await waitFor(() => expect(field(w.area)).toHaveAccessibleDescription('Muy poca.'))
  })

  it('from a URL can be retried', async () => {
    stubEndpoint(pricesApi.calculate, errorResponse('no_comparables'))
    const { person } = await openPage(analysisUrl)
    expect(await screen.findByText(errors.codes.no_comparables)).toBeInTheDocument()
    stubEndpoint(pricesApi.calculate, calculation())
    await person.click(button(core.retry))
    expect(
      await screen.findByRole('heading', { name: prices.fromEstimate.below(core.percent('4,1')) }),
    ).toBeInTheDocument()
  })
})

describe('the neighbourhoods', () => {
  const names = () =>
    within(field(w.neighborhood))
      .getAllByRole('option')
      .slice(1)
      .map((one) => one.textContent)

  it('of Asunción are the ten that the administrators have', async () => {
    await openPage('/price-calculator')
    expect(names()).toEqual(
      'Villa Morra,Carmelitas,Recoleta,Las Lomas,Centro,Manorá,Ycuá Satí,Mburucuyá,Villa Aurelia,Mariscal López'.split(
        ',',
      ),
    )
  })

  it('follow the city, and the choice is made anew', async () => {
    const { person } = await openPage('/price-calculator?neighborhood=Villa+Morra')
    await person.selectOptions(field(w.city), 'Lambaré')
    await waitFor(() => expect(names()).toContain('Cuatro Mojones'))
    expect(names()).not.toContain('Villa Morra')
    expect(field(w.neighborhood)).toHaveValue('')
    await person.selectOptions(field(w.neighborhood), 'Cuatro Mojones')
    expect(urlParams()).toMatchObject({ city: 'Lambaré', neighborhood: 'Cuatro Mojones' })
    await person.selectOptions(field(w.city), 'Asunción')
    expect(names()).toHaveLength(10)
  })
})

it('the URL of an analysis can be copied, or an error is shown', async () => {
  stubEndpoint(pricesApi.calculate, calculation())
  const { person } = await openPage(analysisUrl)
  await screen.findByRole('heading', { name: prices.fromEstimate.below(core.percent('4,1')) })
  await person.click(button(w.copyLink))
  await findToast(core.linkCopied, w.linkCopiedText)
  expect(await navigator.clipboard.readText()).toBe(location.href)
})
