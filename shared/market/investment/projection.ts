import { closingCosts } from './closing.ts'
import { horizon, type InvestmentPlan, type Scenario } from './investment.ts'
import { internalRate, yearlyRate } from './irr.ts'
import { type Loan, loanOf, owed } from './loan.ts'
import { rentTax, rentVat, saleTax } from './taxes.ts'

/** US dollars; what goes out is positive in its own column. */
export interface YearFlow {
  /** 1 is the first. */
  year: number
  /** Received, without value-added tax. */
  rent: number
  costs: number
  tax: number
  /** Payments of the price: loan, instalments. */
  payments: number
  /** Rent less all of these. */
  net: number
  /** Since the purchase, without a sale. */
  cumulative: number
  /** Of the property, at the end of the year. */
  value: number
  /** Still owed, at the end of the year. */
  owed: number
}

export interface Sale {
  price: number
  costs: number
  tax: number
  owed: number
  /** What is left of the price. */
  net: number
}

export interface Projection {
  /** Own money at the start: US dollars. */
  initial: number
  years: YearFlow[]
  /** At the end. */
  sale: Sale
  /** Rent of the first year let throughout / price; percent. Null where nothing is let. */
  grossYield: number | null
  /** That rent less costs and taxes / price and closing costs; percent. */
  netYield: number | null
  /** What is left of that year after the payments / own money at the start; percent. */
  cashOnCash: number | null
  /** Internal rate of return with the sale, percent a year; null where there is none. */
  irr: number | null
  /** Years until the own money is back, by rents alone; null where it is not. */
  payback: number | null
}

/**
 * Flows of a purchase, month by month, summed by years: rent less vacancy, costs, taxes and payments, and a sale at the
 * end of ten years (from the plan: at its delivery). Amounts in US dollars, growth compounded yearly.
 */
export function project(plan: InvestmentPlan, scenario: Scenario): Projection {
  return scenario === 'offPlan' ? projectResale(plan) : projectLetting(plan, scenario)
}

function projectLetting(plan: InvestmentPlan, scenario: 'longTerm' | 'shortTerm'): Projection {
  const loan = loanOf(plan)
  const initial = ownMoney(plan, loan)
  const years = Array.from({ length: horizon }, (_, index) => letYear(plan, scenario, loan, index))
  accumulate(years, initial)
  const last = years.at(-1)
  const sale = sell(plan, last?.value ?? plan.price, last?.owed ?? 0)
  const monthly = [-initial, ...years.flatMap(({ net }) => Array.from({ length: 12 }, () => net / 12))]
  monthly[monthly.length - 1] = (monthly.at(-1) ?? 0) + sale.net
  const full = years[Math.ceil(plan.delivery / 12)]
  const earned = full ? full.rent - full.costs - full.tax : 0
  return {
    initial,
    years,
    sale,
    grossYield: full ? percentOf(full.rent, plan.price) : null,
    netYield: full ? percentOf(earned, plan.price + closingCosts(plan)) : null,
    cashOnCash: full ? percentOf(full.net, initial) : null,
    irr: yearlyPercentOf(monthly),
    payback: paybackOf(years, initial),
  }
}

function letYear(
  plan: InvestmentPlan,
  scenario: 'longTerm' | 'shortTerm',
  loan: Loan | undefined,
  index: number,
): YearFlow {
  const grown = (1 + plan.rentGrowth / 100) ** index
  const value = plan.price * (1 + plan.appreciation / 100) ** (index + 1)
  const asked =
    scenario === 'longTerm'
      ? plan.rent * 12 * (1 - plan.vacancy / 100)
      : plan.nightly * nightsOfYear * (plan.occupancy / 100)
  // Nothing is let, nor costs anything, before it is built.
  const share = Math.min(12, Math.max(0, (index + 1) * 12 - plan.delivery)) / 12
  const rent = (asked * grown * share) / (plan.vatIncluded ? 1 + rentVat : 1)
  const management = scenario === 'longTerm' ? plan.management : plan.managementNightly
  const ofPrice = (plan.maintenance + plan.propertyTax) / 100
  const costs = (rent * management) / 100 + (plan.price * ofPrice + plan.expenses * 12) * share
  const tax = rentTax(plan.residence, rent, rent - costs)
  const paidMonths = loan ? Math.min(12, Math.max(0, loan.months - index * 12)) : 0
  const payments = loan ? loan.payment * paidMonths : 0
  return {
    year: index + 1,
    rent,
    costs,
    tax,
    payments,
    net: rent - costs - tax - payments,
    cumulative: 0,
    value,
    owed: loan ? owed(loan, (index + 1) * 12) : 0,
  }
}

const nightsOfYear = 365

/** Instalments until the delivery, then sold; the seller's are those of the plan, or what is left in equal parts. */
function projectResale(plan: InvestmentPlan): Projection {
  const months = plan.delivery
  const loan = loanOf(plan) ?? {
    principal: plan.price * (1 - plan.down / 100),
    payment: (plan.price * (1 - plan.down / 100)) / months,
    months,
    rate: 0,
  }
  const initial = ownMoney(plan, loan)
  const sale = sell(plan, plan.price * (1 + plan.gain / 100), owed(loan, months))
  const monthly = [
    -initial,
    ...Array.from({ length: months }, (_, index) => (index < loan.months ? -loan.payment : 0)),
  ]
  monthly[months] = (monthly[months] ?? 0) + sale.net
  const years = Array.from({ length: Math.ceil(months / 12) }, (_, index) => {
    const until = Math.min(months, (index + 1) * 12)
    const paid = Math.max(0, Math.min(until, loan.months) - index * 12)
    const payments = loan.payment * paid
    const value = plan.price * (1 + plan.gain / 100) ** (until / months)
    return {
      ...{ year: index + 1, rent: 0, costs: 0, tax: 0, payments, net: -payments, cumulative: 0, value },
      owed: owed(loan, until),
    }
  })
  accumulate(years, initial)
  return {
    ...{ initial, years, sale, grossYield: null, netYield: null, cashOnCash: null },
    irr: yearlyPercentOf(monthly),
    payback: null,
  }
}

function ownMoney(plan: InvestmentPlan, loan: Loan | undefined): number {
  return plan.price + closingCosts(plan) - (loan?.principal ?? 0)
}

function accumulate(years: YearFlow[], initial: number): void {
  let sum = -initial
  for (const year of years) {
    sum += year.net
    year.cumulative = sum
  }
}

function sell(plan: InvestmentPlan, price: number, left: number): Sale {
  const costs = (price * plan.saleCosts) / 100
  const tax = saleTax(plan.residence, price, price - plan.price - closingCosts(plan) - costs)
  return { price, costs, tax, owed: left, net: price - costs - tax - left }
}

function percentOf(part: number, whole: number): number | null {
  return whole > 0 ? (part / whole) * 100 : null
}

function yearlyPercentOf(monthly: readonly number[]): number | null {
  const rate = internalRate(monthly)
  return rate === null ? null : yearlyRate(rate) * 100
}

/** Within the year by its share. */
function paybackOf(years: readonly YearFlow[], initial: number): number | null {
  if (initial <= 0) return 0
  const back = years.find(({ cumulative }) => cumulative >= 0)
  if (!back || back.net <= 0) return null
  return back.year - back.cumulative / back.net
}
