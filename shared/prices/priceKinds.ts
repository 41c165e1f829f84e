export const priceKinds = ['sale', 'rent'] as const
export type PriceKind = (typeof priceKinds)[number]

/** Square meters (ranches of 50,000 hectares exist), US dollars, years. */
export const calculatorLimits = {
  area: { min: 0.01, max: 9e8 },
  price: { min: 0.01, max: 1e9 },
  rooms: { max: 1000 },
  year: { min: 1800, max: 2100 },
} as const

export const noVerdictReasons = [
  'no_area',
  'no_price',
  'room_only',
  'price_in_doubt',
  'no_comparables',
  'few_comparables',
] as const

export const comparablesShown = 24
