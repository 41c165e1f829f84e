import type { Amount } from '#shared/search/sentence/figures/amounts.ts'

/** Higher monthly figures are guaraníes. */
const maxMonthlyDollars = 50_000
/** US dollars: what would be less is no rent in guaraníes ("150k for rental income"). */
const leastRent = 30
/** Of a night or a day; higher figures are guaraníes. */
const maxDailyDollars = 5000
/** Higher figures are guaraníes. */
const maxDollars = 20_000_000
/** Nobody says more dollars without saying dollars. */
const maxUnsignedDollars = 5_000_000
/** In thousands below: "casa en venta hasta 150". */
const minThousands = 1000
/** Of a price filter. */
const maxFilter = 1_000_000_000

/** "alrededor de 100 mil" is 85 to 115 thousand. */
export const approximateFactors = [0.85, 1.15] as const

export type Priced = 'sale' | 'rent' | 'stay'

export interface PriceContext {
  transaction?: Priced | undefined
  /** Of the filter's period. */
  times?: number | undefined
  /** Guaraníes per US dollar. */
  rate: number
}

/**
 * Without a clear currency: above the highest rent or price in dollars. With neither sale nor rent, millions
 * are guaraníes, unless in English or with "$".
 */
function isGuaranies({ value, english, sign }: Amount, { transaction, rate }: PriceContext): boolean {
  if (sign === 'USD') return false
  if (sign === 'PYG') return true
  if (transaction === 'stay') return value > maxDailyDollars
  if (transaction === 'rent') return value > maxMonthlyDollars && value >= leastRent * rate
  if (value > maxDollars) return true
  if (english || sign !== undefined) return false
  return value >= (transaction === 'sale' ? maxUnsignedDollars : 1_000_000)
}

function dollars(amount: Amount, context: PriceContext): number {
  const { transaction, rate } = context
  if (isGuaranies(amount, context)) return rate > 0 ? amount.value / rate : Number.NaN
  const plain = amount.scale === 1 && amount.sign === undefined
  return plain && transaction === 'sale' && amount.value < minThousands ? amount.value * 1000 : amount.value
}

/** Rounded outward; undefined beyond the filter's maximum. */
export function priceRange(
  range: { min?: Amount; max?: Amount; around?: true },
  context: PriceContext,
): { min?: number; max?: number } | undefined {
  const factors = range.around ? approximateFactors : [1, 1]
  const ends = [range.min, range.max].map(
    (amount, end) => amount && dollars(amount, context) * (context.times ?? 1) * (factors[end] ?? 1),
  )
  const [low, high] = ends.every((end) => end !== undefined)
    ? ends.toSorted((a, b) => (a ?? 0) - (b ?? 0))
    : ends
  const min = low === undefined ? undefined : Math.floor(low)
  const max = high === undefined ? undefined : Math.ceil(high)
  if (![min ?? 0, max ?? 0].every((end) => end >= 0 && end <= maxFilter)) return undefined
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}
