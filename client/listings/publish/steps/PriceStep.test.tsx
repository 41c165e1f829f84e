import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { PropertyType, TransactionType } from '#shared/listings/listingTypes.ts'
import { pricesApi } from '#shared/prices/pricesApi.ts'
import { field, fill, named, words } from '#tests/components/render.tsx'
import { calculation } from '#tests/components/samples.ts'
import { stubEndpoint } from '#tests/components/server.ts'
import { completeFields, formSection, heading, next, openWizard } from '#tests/components/wizard.tsx'

const { fieldLabels, publish: w, prices, propertyDetails } = words.es
const { investment, slip } = w
const dollars = [
  fieldLabels.pricePerMonth,
  fieldLabels.pricePerDay,
  fieldLabels.pricePerHour,
  fieldLabels.expectedMonthlyRent,
]
const switches = [fieldLabels.allowsLongTerm, fieldLabels.allowsShortTerm]

describe('the fields by property type and transaction', () => {
  const office = [fieldLabels.pricePerMonth, fieldLabels.pricePerDay, fieldLabels.pricePerHour]
  it.each<[PropertyType, TransactionType, string | undefined, string[], string[]]>([
    ['house', 'sale', w.priceTitle.sale, [fieldLabels.expectedMonthlyRent], [fieldLabels.allowsShortTerm]],
    ['house', 'rent', w.priceTitle.rent, [], [fieldLabels.allowsLongTerm, fieldLabels.allowsShortTerm]],
    [
      'house',
      'both',
      w.priceTitle.both,
      [fieldLabels.pricePerMonth, fieldLabels.expectedMonthlyRent],
      switches,
    ],
    ['land', 'sale', w.priceTitle.sale, [fieldLabels.expectedMonthlyRent], []],
    ['land', 'rent', w.priceTitle.rent, [], [fieldLabels.allowsLongTerm]],
    [
      'commercial',
      'both',
      w.priceTitle.both,
      [fieldLabels.pricePerMonth, fieldLabels.expectedMonthlyRent],
      [fieldLabels.allowsLongTerm],
    ],
    ['coworking', 'sale', undefined, office, []],
    ['virtual_office', 'rent', undefined, office, []],
  ])('%s, %s', (propertyType, transactionType, amount, dollarFields, choices) => {
    openWizard({ step: 'price', draft: completeFields({ propertyType, transactionType }) })
    const titles = [...new Set(Object.values(w.priceTitle))]
    expect(titles.filter((label) => screen.queryByLabelText(named(label)))).toEqual(amount ? [amount] : [])
    expect(dollars.filter((label) => screen.queryByLabelText(named(label)))).toEqual(dollarFields)
    expect(switches.filter((name) => screen.queryByRole('switch', { name }))).toEqual(choices)
  })

  it('include the price per night for short-term rentals', async () => {
    const { person } = openWizard({ step: 'price', draft: completeFields() })
    expect(screen.queryByLabelText(named(fieldLabels.pricePerNight))).not.toBeInTheDocument()
    await person.click(screen.getByRole('switch', { name: fieldLabels.allowsShortTerm }))
    for (const label of [
      fieldLabels.pricePerNight,
      fieldLabels.minStayDays,
      fieldLabels.maxStayDays,
      fieldLabels.airbnbUrl,
    ])
      expect(field(label)).toBeInTheDocument()
    expect(field(fieldLabels.minStayDays)).toHaveValue('1')
  })
})

describe('the price', () => {
  it('in dollars is shown in guaraníes and per square metre', async () => {
    const { person } = openWizard({ step: 'price', draft: completeFields({ amount: '' }) })
    await fill(person, w.priceTitle.sale, '135.000')
    expect(screen.getByText(w.equals('$135,000', 'Gs. 1.001.700.000'))).toBeInTheDocument()
    expect(screen.getByText(w.perSqm('$1,588.24'))).toBeInTheDocument()
    expect(screen.getByText(w.rateNote('7.420'))).toBeInTheDocument()
  })

  it('in guaraníes is shown in dollars', async () => {
    const { person } = openWizard({ step: 'price', draft: completeFields({ amount: '850.000.000' }) })
    await person.click(screen.getByRole('radio', { name: w.currencies.PYG }))
    expect(screen.getByText(w.equals('Gs. 850.000.000', '$114,555'))).toBeInTheDocument()
    expect(field(w.priceTitle.sale)).toHaveAttribute('placeholder', w.priceHint.PYG)
  })

  it('pasted with the other currency chooses it', async () => {
    const { person } = openWizard({ step: 'price', draft: completeFields({ amount: '' }) })
    await fill(person, w.priceTitle.sale, '₲ 850.000.000')
    expect(screen.getByRole('radio', { name: w.currencies.PYG })).toBeChecked()
    expect(screen.getByText(w.equals('Gs. 850.000.000', '$114,555'))).toBeInTheDocument()
  })

  it('is 0 when it is negative', async () => {
    const { person } = openWizard({ step: 'price', draft: completeFields({ amount: '' }) })
    await fill(person, w.priceTitle.sale, '-5')
    await person.tab()
    expect(field(w.priceTitle.sale)).toHaveValue('0')
  })

  it('of a rental is not shown per square metre', () => {
    openWizard({ step: 'price', draft: completeFields({ transactionType: 'rent', amount: '650' }) })
    expect(screen.getByText(w.equals('$650', 'Gs. 4.823.000'))).toBeInTheDocument()
    expect(screen.queryByText(/por m²/)).not.toBeInTheDocument()
  })
})

describe('a price that is not plausible', () => {
  const question = () =>
    screen
      .queryAllByRole('alert')
      .find(({ textContent }) =>
        [slip.title, slip.unlikely, slip.salePriceTitle, slip.instalmentTitle].some((title) =>
          textContent?.includes(title),
        ),
      )
  const choice = (name: string) => within(question() ?? document.body).getByRole('button', { name })

  const asked = (price: string, other: string) => `${slip.typed(price)} ${slip.otherCurrency(other)}`

  it.each<[string, 'USD' | 'PYG', TransactionType, string]>([
    ['850.000.000', 'USD', 'sale', asked('$850,000,000', 'Gs. 850.000.000')],
    ['120.000', 'PYG', 'sale', asked('Gs. 120.000', '$120,000')],
    ['4.500.000', 'USD', 'rent', asked('$4,500,000', 'Gs. 4.500.000')],
    ['650', 'PYG', 'rent', asked('Gs. 650', '$650')],
    ['1', 'USD', 'sale', `${slip.typed('$1')} ${slip.tooSmall}`],
    ['0,5', 'USD', 'rent', `${slip.typed('$0.50')} ${slip.tooSmall}`],
    ['900.000.000.000', 'PYG', 'sale', `${slip.typed('Gs. 900.000.000.000')} ${slip.tooBig}`],
  ])('%s %s of %s needs confirmation', (amount, currency, transactionType, text) => {
    openWizard({ step: 'price', draft: completeFields({ amount, currency, transactionType }) })
    expect(question()).toHaveTextContent(text)
  })

  it.each<[string, 'USD' | 'PYG', TransactionType]>([
    ['150.000', 'USD', 'sale'],
    ['850.000.000', 'PYG', 'sale'],
    ['4.500.000', 'PYG', 'rent'],
  ])('%s %s of %s does not', (amount, currency, transactionType) => {
    openWizard({ step: 'price', draft: completeFields({ amount, currency, transactionType }) })
    expect(question()).toBeUndefined()
  })

  it('blocks the step until the currency is changed', async () => {
    const { person } = openWizard({ step: 'price', draft: completeFields({ amount: '850.000.000' }) })
    await person.click(next())
    await waitFor(() => expect(field(w.priceTitle.sale)).toHaveFocus())
    await waitFor(() =>
      expect(field(w.priceTitle.sale)).toHaveAccessibleDescription(w.problems.other_currency),
    )
    await person.click(choice(slip.change(w.currencies.PYG)))
    expect(question()).toBeUndefined()
    expect(screen.getByRole('radio', { name: w.currencies.PYG })).toBeChecked()
    expect(field(w.priceTitle.sale)).toHaveFocus()
    await waitFor(() => expect(field(w.priceTitle.sale)).not.toHaveAttribute('aria-invalid'))
  })

  it('blocks the step until it is confirmed; another amount needs confirmation again', async () => {
    const { person } = openWizard({ step: 'price', draft: completeFields({ amount: '850.000.000' }) })
    await person.click(choice(slip.yes))
    expect(question()).toBeUndefined()
    await fill(person, w.priceTitle.sale, '860.000.000')
    expect(question()).toBeDefined()
    await person.click(choice(slip.yes))
    await person.click(next())
    await waitFor(() => expect(heading('review')).toHaveFocus())
  })

  it('of a sale typed as a rent may become the sale, with what was typed', async () => {
    const draft = completeFields({ amount: '120.000', transactionType: 'rent' })
    const { person } = openWizard({ step: 'price', draft })
    expect(question()).toHaveTextContent(`${slip.typed('$120,000')} ${slip.salePrice}`)
    await person.click(choice(slip.toSale))
    expect(question()).toBeUndefined()
    expect(field(w.priceTitle.sale)).toHaveDisplayValue('120.000')
  })

  it('that the ad names as an instalment needs confirmation', () => {
    const description = 'Se entrega con 48 cuotas de US$ 1.500.'
    openWizard({ step: 'price', draft: completeFields({ amount: '1.500', description }) })
    expect(question()).toHaveTextContent(slip.instalment)
  })

  it('by the night is confirmed as well', async () => {
    const draft = completeFields({ allowsShortTerm: true, pricePerNight: '1' })
    const { person } = openWizard({ step: 'price', draft })
    expect(question()).toHaveTextContent(`${fieldLabels.pricePerNight}: ${slip.typed('$1')} ${slip.tooSmall}`)
    await person.click(next())
    await waitFor(() =>
      expect(field(fieldLabels.pricePerNight)).toHaveAccessibleDescription(
        new RegExp(w.problems.unlikely_price),
      ),
    )
    await person.click(choice(slip.yes))
    expect(question()).toBeUndefined()
    await person.click(next())
    await waitFor(() => expect(heading('review')).toHaveFocus())
  })

  it('of an office can only be confirmed, as its prices are in dollars', () => {
    const draft = completeFields({ propertyType: 'coworking', pricePerMonth: '4.500.000' })
    openWizard({ step: 'price', draft })
    expect(within(question() ?? document.body).getAllByRole('button')).toHaveLength(1)
  })
})

describe('the market comparison', () => {
  it('is shown after a pause in typing', async () => {
    const { person } = openWizard({ step: 'price', draft: completeFields({ amount: '' }) })
    const calls = stubEndpoint(
      pricesApi.calculate,
      calculation({ estimateDifference: 12.34, isAboveMarket: true }),
    )
    await fill(person, w.priceTitle.sale, '165.000')
    const market = await screen.findByRole('region', { name: w.market.title })
    expect(within(market).getByText(prices.above('12,3 %'))).toBeInTheDocument()
    expect(calls.map(({ body }) => body)).toEqual([
      {
        city: 'Asunción',
        neighborhood: 'Villa Morra',
        propertyType: 'apartment',
        transactionType: 'sale',
        area: 85,
        priceUSD: 165_000,
        ...{ bedrooms: 3, bathrooms: 2, parkingSpaces: 2, yearBuilt: 2010, stage: null, amenities: 0 },
        exclude: [],
      },
    ])
    await fill(person, w.priceTitle.sale, '')
    await waitFor(() => expect(market).not.toBeInTheDocument())
  })
})

describe('the expected return', () => {
  it('is calculated while typing, with default expenses of a fifth of the rent', async () => {
    const { person } = openWizard({ step: 'price', draft: completeFields({ amount: '100.000' }) })
    await fill(person, fieldLabels.expectedMonthlyRent, '1000')
    const result = formSection(investment.title)
    expect(field(fieldLabels.monthlyExpenses)).toHaveAccessibleDescription(investment.expensesHelp('$200'))
    const occupancy = result.getByRole('slider', { name: propertyDetails.investment.occupancy })
    occupancy.focus()
    await person.keyboard('{Home}')
    expect(occupancy).toHaveAttribute('aria-valuetext', '30 %')
    // 1000 x 30 % x 12 = 3600; less 200 x 12 = 1200; of 100000 = 1.2 %.
    expect(result.getByText('1,2 %')).toBeInTheDocument()
    await fill(person, fieldLabels.monthlyExpenses, '100')
    expect(result.getByText('2,4 %')).toBeInTheDocument()
  })
})
