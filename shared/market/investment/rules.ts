import type { FactName } from '#shared/guides/facts/facts.ts'

/** What plans and what is assumed in them rest on, as the guides cite it. */
export const investmentRules = [
  'closingCosts',
  'notaryFee',
  'registryTax',
  'municipalTransferTax',
  'rentAdministration',
  'rentIncomeTax',
  'rentTaxAbroad',
  'rentVat',
  'propertyTax',
  'saleIncomeTax',
  'saleTaxAbroad',
  'marketRates',
  'shortStay',
  'offPlanPayment',
] as const satisfies readonly FactName[]
export type InvestmentRule = (typeof investmentRules)[number]
