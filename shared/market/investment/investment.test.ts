import { describe, expect, it } from 'vitest'
import { facts } from '#shared/guides/facts/facts.ts'
import { closingCosts } from './closing.ts'
import { horizon, type InvestmentPlan, planFigures, possibleScenarios, usualPlan } from './investment.ts'
import { internalRate, yearlyRate } from './irr.ts'
import { loanOf, monthlyPayment, owed, unpaid, yearlyPercent } from './loan.ts'
import { planFigureNames, planValues, readPlan } from './planAddress.ts'
import { project } from './projection.ts'
import { rentTax, saleTax } from './taxes.ts'

/** Nothing is assumed. */
const bare: InvestmentPlan = {
  ...usualPlan,
  ...{
    price: 100_000,
    notary: 0,
    registry: 0,
    transfer: 0,
    papers: 0,
    rent: 1000,
    vacancy: 0,
    management: 0,
    managementNightly: 0,
    maintenance: 0,
  },
  ...{ propertyTax: 0, saleCosts: 0, gain: 0 },
}
const planWith = (part: Partial<InvestmentPlan>): InvestmentPlan => ({ ...bare, ...part })

describe('an internal rate of return', () => {
  it.each([
    [[-100, 110], 0.1],
    [[-100, 60, 60], 0.1306623],
    [[-1000, 300, 420, 680], 0.1634056],
    [[-100, 50], -0.5],
    [[-100, 0, 0, 100], 0],
  ])('of %j is %d', (flows, rate) => expect(internalRate(flows)).toBeCloseTo(rate, 6))

  it.each([[[]], [[100, 100]], [[-100, -5]], [[0, 0]]])('of %j does not exist', (flows) =>
    expect(internalRate(flows)).toBeNull(),
  )

  it('of a month is compounded to that of a year', () => expect(yearlyRate(0.01)).toBeCloseTo(0.126825, 6))
})

describe('a loan', () => {
  it.each([
    [100_000, 12, 12, 8884.88],
    [120_000, 9, 240, 1079.67],
    [60_000, 0, 60, 1000],
  ])('of %d at %d %% over %d months is paid in equal parts of %d', (principal, rate, months, payment) =>
    expect(monthlyPayment(principal, rate, months)).toBeCloseTo(payment, 2),
  )

  it('is owed less each month, and nothing at its end', () => {
    const loan = loanOf(planWith({ financing: 'bank', down: 0, rate: 12, loanYears: 1 }))
    if (!loan) throw new Error('there is no loan')
    // A month of interest, 1000, and 7884.88 of the debt.
    expect(owed(loan, 1)).toBeCloseTo(92_115.12, 2)
    expect(owed(loan, 11)).toBeCloseTo(8796.91, 2)
    expect(owed(loan, 12)).toBe(0)
    expect(owed(loan, 400)).toBe(0)
  })

  it.each([
    ['in cash', planWith({})],
    ['all at once', planWith({ financing: 'bank', down: 100 })],
  ])('is none when paid %s', (_name, plan) => expect(loanOf(plan)).toBeUndefined())
})

describe('a seller’s instalments', () => {
  const inParts = (part: Partial<InvestmentPlan>) =>
    planWith({ financing: 'seller', down: 40, instalments: 60, ...part })

  it('are the rest of the price in equal parts until one is given', () =>
    expect(loanOf(inParts({}))).toMatchObject({ payment: 1000, rate: 0 }))

  it('that leave some of the price unpaid owe it until the sale', () => {
    const plan = inParts({ instalment: 900 })
    expect(project(plan, 'longTerm').sale.owed).toBe(6000)
    expect(project({ ...plan, instalments: 24, delivery: 24 }, 'offPlan').sale.owed).toBe(38_400)
  })

  it('that leave some of the price unpaid say how much', () => {
    expect(unpaid(inParts({ instalment: 900 }))).toBe(6000)
    expect(unpaid(inParts({ instalment: 1000 }))).toBe(0)
    expect(unpaid(inParts({}))).toBe(0)
  })

  it('that add up to more than the price cost interest', () => {
    const loan = loanOf(inParts({ instalment: 1219.84 }))
    if (!loan) throw new Error('there are no instalments')
    // 60,000 at 8 % a year, month by month, in 60 payments of 1216.58; at 8.115 % of 1219.84.
    expect(yearlyPercent(loan)).toBeCloseTo(8.42, 1)
    expect(owed(loan, 60)).toBe(0)
  })
})

describe('taxes', () => {
  it.each([
    ['resident', 12_000, 9000, 480],
    ['resident', 12_000, 3000, 240],
    ['resident', 12_000, -500, 0],
    ['abroad', 12_000, 9000, 900],
    ['abroad', 12_000, -500, 900],
  ] as const)('of the rent, %s: %d with %d net pays %d', (residence, rent, net, tax) =>
    expect(rentTax(residence, rent, net)).toBeCloseTo(tax, 6),
  )

  it.each([
    ['resident', 100_000, 50_000, 2400],
    ['resident', 100_000, 10_000, 800],
    ['resident', 100_000, -10_000, 0],
    ['abroad', 100_000, -10_000, 4500],
  ] as const)('of a sale, %s: %d with a gain of %d pays %d', (residence, price, gain, tax) =>
    expect(saleTax(residence, price, gain)).toBeCloseTo(tax, 6),
  )
})

describe('closing costs', () => {
  it('are notary with value-added tax, registry, municipality and papers', () =>
    // 1,650 + 740 + 300 + 340.
    expect(closingCosts({ ...usualPlan, price: 100_000 })).toBeCloseTo(3030, 6))

  it('are in all what the guides cite', () => {
    const [low = 0, high = 0] = facts.closingCosts.value.amounts
    expect(closingCosts({ ...usualPlan, price: 100_000 }) / 1000).toBeGreaterThan(low)
    expect(closingCosts({ ...usualPlan, price: 20_000 }) / 200).toBeLessThan(high)
  })
})

describe('a projection', () => {
  it('of a home let by the month has ten equal years', () => {
    const { initial, years, sale, ...figures } = project(bare, 'longTerm')
    expect(initial).toBe(100_000)
    expect(years).toHaveLength(horizon)
    // 12,000 of rent, 480 of tax.
    expect(years[0]).toMatchObject({ rent: 12_000, costs: 0, tax: 480, payments: 0, net: 11_520 })
    expect(years[9]).toMatchObject({ cumulative: 15_200, value: 100_000, owed: 0 })
    expect(sale).toEqual({ price: 100_000, costs: 0, tax: 0, owed: 0, net: 100_000 })
    expect(figures).toMatchObject({ grossYield: 12, netYield: 11.52, cashOnCash: 11.52 })
    // 100,000 / 11,520.
    expect(figures.payback).toBeCloseTo(8.6806, 4)
    // 960 a month of 100,000.
    expect(figures.irr).toBeCloseTo(yearlyRate(0.0096) * 100, 4)
  })

  it('of a home that is not built yet lets it from the delivery on, and counts its first full year', () => {
    const built = project(planWith({ maintenance: 1 }), 'longTerm')
    const later = project(planWith({ maintenance: 1, delivery: 18 }), 'longTerm')
    expect(later.years.map(({ rent }) => rent)).toEqual([0, 6000, ...Array(8).fill(12_000)])
    expect(later.years.slice(0, 2).map(({ costs }) => costs)).toEqual([0, 500])
    expect([later.grossYield, later.netYield]).toEqual([built.grossYield, built.netYield])
    expect(later.irr).toBeLessThan(built.irr ?? 0)
    const never = project(planWith({ delivery: 120 }), 'longTerm')
    expect([never.grossYield, never.netYield, never.cashOnCash]).toEqual([null, null, null])
  })

  it('counts vacancy, costs, value-added tax and closing costs', () => {
    const plan = planWith({
      vacancy: 8,
      management: 10,
      maintenance: 1,
      propertyTax: 0.3,
      expenses: 50,
      registry: 4,
    })
    const [first] = project(plan, 'longTerm').years
    expect(first).toMatchObject({ rent: 11_040, costs: 1104 + 1000 + 300 + 600 })
    expect(project({ ...plan, vatIncluded: true }, 'longTerm').years[0]?.rent).toBeCloseTo(11_040 / 1.05, 6)
    // 11,040 - 3,004 - 441.60 of 104,000.
    expect(project(plan, 'longTerm').netYield).toBeCloseTo(7.3023, 4)
  })

  it('of nights counts those that are let', () => {
    const plan = planWith({ nightly: 50, occupancy: 40, managementNightly: 20 })
    expect(project(plan, 'shortTerm').years[0]).toMatchObject({ rent: 7300, costs: 1460 })
  })

  it('with a loan needs less own money, pays it and owes the rest at the sale', () => {
    const plan = planWith({ financing: 'bank', down: 30, rate: 9, loanYears: 5, registry: 4 })
    const { initial, years, sale, cashOnCash } = project(plan, 'longTerm')
    expect(initial).toBe(34_000)
    const payment = monthlyPayment(70_000, 9, 60)
    expect(years.map(({ payments }) => Math.round(payments))).toEqual([
      ...Array.from({ length: 5 }, () => Math.round(payment * 12)),
      ...Array.from({ length: 5 }, () => 0),
    ])
    expect(years[4]?.owed).toBe(0)
    expect(sale.owed).toBe(0)
    expect(cashOnCash).toBeCloseTo(((11_520 - payment * 12) / 34_000) * 100, 6)
    expect(project({ ...plan, loanYears: 20 }, 'longTerm').sale.owed).toBeGreaterThan(40_000)
  })

  it('off the plan is paid until the delivery, and sold then', () => {
    const plan = planWith({ delivery: 18, down: 40, gain: 20, saleCosts: 5, registry: 2 })
    const { initial, years, sale, irr, netYield, payback } = project(plan, 'offPlan')
    expect(initial).toBe(42_000)
    expect(years.map(({ payments }) => Math.round(payments))).toEqual([40_000, 20_000])
    // The gain is 120,000 - 6,000 - 102,000, the tax 8 % of it.
    expect(sale).toMatchObject({ price: 120_000, costs: 6000, owed: 0 })
    expect(sale.tax).toBeCloseTo(960, 6)
    expect(irr).toBeCloseTo(10.3133, 4)
    expect([netYield, payback]).toEqual([null, null])
  })

  it('stays finite at the ends of what may be typed', () => {
    for (const name of planFigureNames)
      for (const value of [planFigures[name].min, planFigures[name].max])
        for (const financing of ['none', 'bank', 'seller'] as const) {
          const plan = { ...bare, nightly: 10, delivery: 12, financing, [name]: value }
          for (const scenario of possibleScenarios(plan)) {
            const { years, sale, irr, ...figures } = project(plan, scenario)
            const numbers = [
              ...years.flatMap((year) => Object.values(year)),
              ...Object.values(sale),
              irr ?? 0,
            ]
            for (const figure of [...numbers, ...Object.values(figures)])
              if (figure !== null)
                expect([name, value, scenario, Number.isFinite(figure)]).toEqual([
                  name,
                  value,
                  scenario,
                  true,
                ])
          }
        }
  })
})

describe('what is assumed', () => {
  it.each([
    ['notary', facts.notaryFee.values.fee.amounts],
    ['registry', facts.registryTax.value.amounts],
    ['transfer', facts.municipalTransferTax.values.asuncion.amounts],
    ['management', facts.rentAdministration.value.amounts],
    ['rate', facts.marketRates.values.dollars.amounts],
    ['down', facts.offPlanPayment.values.down.amounts],
    ['occupancy', facts.shortStay.values.occupancy.amounts],
  ] as const)('is what the guides cite: %s', (name, [low, high = low]) => {
    expect(usualPlan[name]).toBeGreaterThanOrEqual(Math.floor(low))
    expect(usualPlan[name]).toBeLessThanOrEqual(Math.ceil(high))
  })
})

describe('the address of a plan', () => {
  it('says what differs from the usual one, and is read as it was', () => {
    const plan = {
      ...usualPlan,
      price: 120_000,
      rent: 700.5,
      gain: -5,
      residence: 'abroad',
      vatIncluded: true,
    } as const
    const values = planValues(plan)
    expect(values).toEqual({
      price: '120000',
      rent: '700.5',
      gain: '-5',
      residence: 'abroad',
      vatIncluded: 'true',
    })
    expect(readPlan(new URLSearchParams(values).toString())).toEqual(plan)
    expect(planValues(usualPlan)).toEqual({})
  })

  it.each([
    'price=-5',
    'price=1e9',
    'loanYears=60',
    'rate=abc',
    'financing=gold',
    'residence=',
    'vatIncluded=1',
    'price=99999999999',
    '%00=1&price=%F0',
  ])('is as usual where it cannot be: %s', (query) => expect(readPlan(query)).toEqual(usualPlan))
})

it('scenarios are those that the figures suffice for', () => {
  expect(possibleScenarios(usualPlan)).toEqual([])
  expect(possibleScenarios({ ...usualPlan, rent: 5, nightly: 5, delivery: 5 })).toEqual([])
  expect(possibleScenarios({ ...usualPlan, price: 1, nightly: 5, delivery: 5 })).toEqual([
    'shortTerm',
    'offPlan',
  ])
})
