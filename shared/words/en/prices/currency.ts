import type { currency as model } from '#shared/words/es/prices/currency.ts'

export const currency: typeof model = {
  label: 'Exchange rate',
  loading: 'Looking up the exchange rate…',
  failed: 'The exchange rate could not be loaded',
  reference: 'for reference',
  since: (ago, source) => `${source}, ${ago}`,
  details: 'Details',
  detailsOf: 'Details of the exchange rate',
  sources: { dolarpy: 'DolarPy', 'open.er-api': 'ExchangeRate-API' },
}
