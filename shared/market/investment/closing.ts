import { transferFacts } from '#shared/guides/facts/transfer.ts'
import type { InvestmentPlan } from './investment.ts'

/** Value-added tax of the notary's fee, as a fraction. */
const feeVat = (transferFacts.notaryFee.values.vat.amounts[0] ?? 0) / 100

/** US dollars: notary with value-added tax, registry, municipality and papers. */
export function closingCosts({
  price,
  notary,
  registry,
  transfer,
  papers,
}: Pick<InvestmentPlan, 'price' | 'notary' | 'registry' | 'transfer' | 'papers'>): number {
  return (price * (notary * (1 + feeVat) + registry + transfer)) / 100 + papers
}
