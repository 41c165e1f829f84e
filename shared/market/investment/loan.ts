import type { InvestmentPlan } from './investment.ts'
import { internalRate, yearlyRate } from './irr.ts'

/** Equal monthly payments; US dollars. */
export interface Loan {
  principal: number
  payment: number
  months: number
  /** A month, as a fraction. */
  rate: number
}

/**
 * Equal payments of a loan (French system): principal × i / (1 - (1 + i)^-n), i the rate of a month; without interest
 * principal / n. `rate`: percent a year.
 */
export function monthlyPayment(principal: number, rate: number, months: number): number {
  const monthly = rate / 1200
  if (monthly === 0) return principal / months
  return (principal * monthly) / (1 - (1 + monthly) ** -months)
}

/** Less is an error of rounding. */
const leastOwed = 0.005

/** What is still owed after a number of payments, also after the last where they do not reach the principal; US dollars. */
export function owed({ principal, payment, months, rate }: Loan, paid: number): number {
  if (paid >= months) {
    const left = rate === 0 ? principal - payment * months : 0
    return left < leastOwed ? 0 : left
  }
  const growth = (1 + rate) ** paid
  const left = rate === 0 ? principal - payment * paid : principal * growth - (payment * (growth - 1)) / rate
  return Math.max(0, left)
}

/** Undefined without financing, or where the price is paid at once. */
export function loanOf(plan: InvestmentPlan): Loan | undefined {
  const principal = plan.price * (1 - plan.down / 100)
  if (plan.financing === 'none' || principal <= 0) return undefined
  if (plan.financing === 'bank') {
    const months = plan.loanYears * 12
    const payment = monthlyPayment(principal, plan.rate, months)
    return { principal, payment, months, rate: plan.rate / 1200 }
  }
  const months = plan.instalments
  const payment = plan.instalment > 0 ? plan.instalment : principal / months
  return { principal, payment, months, rate: impliedRate(principal, payment, months) }
}

/** Of a month, as a fraction: what instalments that add up to more than the principal cost. */
function impliedRate(principal: number, payment: number, months: number): number {
  if (payment * months <= principal) return 0
  return internalRate([-principal, ...Array.from({ length: months }, () => payment)]) ?? 0
}

/** Percent a year, as compounded: of the instalments that a seller asks for. */
export const yearlyPercent = ({ rate }: Loan) => yearlyRate(rate) * 100

/** US dollars: what down payment and instalments leave unpaid of the price; below 0: more than the price. */
export function unpaid(plan: InvestmentPlan): number {
  if (plan.financing !== 'seller' || plan.instalment <= 0) return 0
  return plan.price * (1 - plan.down / 100) - plan.instalment * plan.instalments
}
