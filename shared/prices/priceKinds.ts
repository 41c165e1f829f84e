export const priceKinds = ['sale', 'rent'] as const
export type PriceKind = (typeof priceKinds)[number]

/** Square meters and US dollars. */
export const calculatorLimits = { area: { min: 0.01, max: 1e8 }, price: { min: 0.01, max: 1e9 } } as const

export const noVerdictReasons = [
  'no_area',
  'no_price',
  'price_in_doubt',
  'no_comparables',
  'few_comparables',
] as const

export const comparablesShown = 24
