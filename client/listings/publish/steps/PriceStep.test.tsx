import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { PropertyType, TransactionType } from '#shared/listings/listingTypes.ts'
import { pricesApi } from '#shared/prices.ts'
import { field, fill, named, words } from '#tests/components/render.tsx'
import { calculation } from '#tests/components/samples.ts'
import { stubEndpoint } from '#tests/components/server.ts'
import { filledFields, heading, next, openWizard, part } from '#tests/components/wizard.tsx'

const { publish: w, prices, property } = words.es
const { rental, investment, slip } = w
const dollars = [w.alsoRentPrice, w.pricePerMonth, w.pricePerDay, w.pricePerHour, investment.rent]
const switches = [rental.longTerm, rental.shortTerm]

describe('what is asked about', () => {
  const office = [w.pricePerMonth, w.pricePerDay, w.pricePerHour]
  it.each<[PropertyType, TransactionType, string | undefined, string[], string[]]>([
    ['house', 'sale', w.priceTitle.sale, [investment.rent], [rental.shortTerm]],
    ['house', 'rent', w.priceTitle.rent, [], [rental.longTerm, rental.shortTerm]],
    ['house', 'both', w.priceTitle.both, [w.alsoRentPrice, investment.rent], switches],
    ['land', 'sale', w.priceTitle.sale, [investment.rent], []],
    ['land', 'rent', w.priceTitle.rent, [], [rental.longTerm]],
    ['commercial', 'both', w.priceTitle.both, [w.alsoRentPrice, investment.rent], [rental.longTerm]],
    ['coworking', 'sale', undefined, office, []],
    ['virtual_office', 'rent', undefined, office, []],
  ])('%s, %s', (propertyType, transactionType, amount, sums, choices) => {
    openWizard({ step: 'price', draft: filledFields({ propertyType, transactionType }) })
    const titles = [...new Set(Object.values(w.priceTitle))]
    expect(titles.filter((label) => screen.queryByLabelText(named(label)))).toEqual(amount ? [amount] : [])
    expect(dollars.filter((label) => screen.queryByLabelText(named(label)))).toEqual(sums)
    expect(switches.filter((name) => screen.queryByRole('switch', { name }))).toEqual(choices)
  })

  it('by the night, once it is let so', async () => {
    const { person } = openWizard({ step: 'price', draft: filledFields() })
    expect(screen.queryByLabelText(named(rental.perNight))).not.toBeInTheDocument()
    await person.click(screen.getByRole('switch', { name: rental.shortTerm }))
    for (const label of [rental.perNight, rental.minStay, rental.maxStay, rental.airbnb])
      expect(field(label)).toBeInTheDocument()
    expect(field(rental.minStay)).toHaveValue('1')
  })
})

describe('a price', () => {
  it('in dollars is told in guaraníes and for each square metre', async () => {
    const { person } = openWizard({ step: 'price', draft: filledFields({ amount: '' }) })
    await fill(person, w.priceTitle.sale, '135.000')
    expect(screen.getByText(w.equals('$135,000', 'Gs. 1.001.700.000'))).toBeInTheDocument()
    expect(screen.getByText(w.perSqm('$1,588.24'))).toBeInTheDocument()
    expect(screen.getByText(w.rateNote('7.420'))).toBeInTheDocument()
  })

  it('in guaraníes is told in dollars', async () => {
    const { person } = openWizard({ step: 'price', draft: filledFields({ amount: '850.000.000' }) })
    await person.click(screen.getByRole('radio', { name: w.currencies.PYG }))
    expect(screen.getByText(w.equals('Gs. 850.000.000', '$114,555'))).toBeInTheDocument()
    expect(field(w.priceTitle.sale)).toHaveAttribute('placeholder', w.priceHint.PYG)
  })

  it('of rent is not told for each square metre', () => {
    openWizard({ step: 'price', draft: filledFields({ transactionType: 'rent', amount: '650' }) })
    expect(screen.getByText(w.equals('$650', 'Gs. 4.823.000'))).toBeInTheDocument()
    expect(screen.queryByText(/por m²/)).not.toBeInTheDocument()
  })
})

describe('a price that looks like the other currency', () => {
  const question = () =>
    screen.queryAllByRole('alert').find((alert) => alert.textContent?.includes(slip.title))
  const answerWith = (name: string) => within(question() ?? document.body).getByRole('button', { name })

  it.each<[string, 'USD' | 'PYG', TransactionType, string]>([
    ['850.000.000', 'USD', 'sale', slip.text('$850,000,000', 'Gs. 850.000.000')],
    ['120.000', 'PYG', 'sale', slip.text('Gs. 120.000', '$120,000')],
    ['4.500.000', 'USD', 'rent', slip.text('$4,500,000', 'Gs. 4.500.000')],
    ['650', 'PYG', 'rent', slip.text('Gs. 650', '$650')],
  ])('%s %s of %s is asked back', (amount, currency, transactionType, text) => {
    openWizard({ step: 'price', draft: filledFields({ amount, currency, transactionType }) })
    expect(question()).toHaveTextContent(text)
  })

  it.each<[string, 'USD' | 'PYG', TransactionType]>([
    ['150.000', 'USD', 'sale'],
    ['850.000.000', 'PYG', 'sale'],
    ['4.500.000', 'PYG', 'rent'],
  ])('%s %s of %s is not', (amount, currency, transactionType) => {
    openWizard({ step: 'price', draft: filledFields({ amount, currency, transactionType }) })
    expect(question()).toBeUndefined()
  })

  it('holds one up until it is changed', async () => {
    const { person } = openWizard({ step: 'price', draft: filledFields({ amount: '850.000.000' }) })
    await person.click(next())
    await waitFor(() => expect(field(w.priceTitle.sale)).toHaveFocus())
    await waitFor(() =>
      expect(field(w.priceTitle.sale)).toHaveAccessibleDescription(w.problems.other_currency),
    )
    await person.click(answerWith(slip.change(w.currencies.PYG)))
    expect(question()).toBeUndefined()
    expect(screen.getByRole('radio', { name: w.currencies.PYG })).toBeChecked()
    expect(field(w.priceTitle.sale)).toHaveFocus()
    await waitFor(() => expect(field(w.priceTitle.sale)).not.toHaveAttribute('aria-invalid'))
  })

  it('holds one up until it is confirmed, which another figure takes back', async () => {
    const { person } = openWizard({ step: 'price', draft: filledFields({ amount: '850.000.000' }) })
    await person.click(answerWith(slip.yes))
    expect(question()).toBeUndefined()
    await fill(person, w.priceTitle.sale, '860.000.000')
    expect(question()).toBeDefined()
    await person.click(answerWith(slip.yes))
    await person.click(next())
    await waitFor(() => expect(heading('review')).toHaveFocus())
  })

  it('of an office is confirmed only, for its prices are in dollars', () => {
    const draft = filledFields({ propertyType: 'coworking', pricePerMonth: '4.500.000' })
    openWizard({ step: 'price', draft })
    expect(within(question() ?? document.body).getAllByRole('button')).toHaveLength(1)
  })
})

describe('the market', () => {
  it('says how the price stands, after a pause in typing', async () => {
    const { person } = openWizard({ step: 'price', draft: filledFields({ amount: '' }) })
    const asked = stubEndpoint(
      pricesApi.calculate,
      calculation({ priceDifference: 12.34, isAboveMarket: true }),
    )
    await fill(person, w.priceTitle.sale, '165.000')
    const market = await screen.findByRole('region', { name: w.market.title })
    expect(within(market).getByText(prices.above('12,3 %'))).toBeInTheDocument()
    expect(asked.map(({ body }) => body)).toEqual([
      {
        city: 'Asunción',
        neighborhood: 'Villa Morra',
        propertyType: 'apartment',
        transactionType: 'sale',
        area: 85,
        priceUSD: 165_000,
        exclude: [],
      },
    ])
    await fill(person, w.priceTitle.sale, '')
    await waitFor(() => expect(market).not.toBeInTheDocument())
  })
})

describe('what it may bring', () => {
  it('is reckoned as it is typed, the expenses a fifth of the rent', async () => {
    const { person } = openWizard({ step: 'price', draft: filledFields({ amount: '100.000' }) })
    await fill(person, investment.rent, '1000')
    const result = part(investment.title)
    expect(field(investment.expenses)).toHaveAccessibleDescription(investment.expensesHelp('$200'))
    const occupancy = result.getByRole('slider', { name: property.investment.occupancy })
    occupancy.focus()
    await person.keyboard('{Home}')
    expect(occupancy).toHaveAttribute('aria-valuetext', '30 %')
    // 1000 x 30 % x 12 = 3600; less 200 x 12 = 1200; of 100000 = 1.2 %.
    expect(result.getByText('1,2 %')).toBeInTheDocument()
    await fill(person, investment.expenses, '100')
    expect(result.getByText('2,4 %')).toBeInTheDocument()
  })
})
