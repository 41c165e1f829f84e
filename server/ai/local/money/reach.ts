import { downMoneyIn, type Money } from '#server/ai/local/amounts.ts'
import { lentFor } from '#server/ai/local/answers/homes/instalment.ts'
import { facts } from '#shared/guides/facts/facts.ts'
import { usualPlan } from '#shared/market/investment/investment.ts'
import { inCurrency, ofCheRoga, termsIn } from './loanAsked.ts'

/** Percent of a family's income that an instalment may be: the one measure with a source. */
export const [incomeShare] = facts.afdWho.values.instalment.amounts
const { loan: programLoan } = facts.cheRogaLimits.values
export const programLoanMoney: Money = {
  value: programLoan.amounts[0],
  currency: 'PYG',
  isMarked: true,
  at: -1,
}

export interface Reach {
  /** Of the instalment a month. */
  limit: number
  /** Down payment that is named. */
  own: number | undefined
  lent: readonly number[]
  /** Of homes, ascending. */
  prices: readonly number[]
  terms: ReturnType<typeof termsIn>
}

/** How dear a home a loan reaches that a monthly income repays; all amounts in its currency. */
export function reachOf(text: string, wording: string, earned: Money, rate: number): Reach {
  const terms = termsIn(text, earned.currency)
  const limit = (earned.value * incomeShare) / 100
  const named = downMoneyIn(text, rate)
  const own = named && inCurrency(named, earned.currency, rate).value
  const cap = ofCheRoga.test(wording) ? inCurrency(programLoanMoney, earned.currency, rate).value : Infinity
  const lent = lentFor(limit, terms)
    .map((one) => Math.min(one, cap))
    .toSorted((one, other) => one - other)
  const prices = lent.map((one) => (own === undefined ? (one * 100) / (100 - usualPlan.down) : one + own))
  return { limit, own, lent, prices, terms }
}
