export type Range = readonly [low: number, high: number]

/** What is said of a place, and what a square metre asks there in US dollars. Sources differ by a third, hence ranges. */
export interface Market {
  city: string
  neighborhood: string
  /** Its share of the listings. */
  weight: number
  /** To buy: flats and houses by built square metre, land by its own; absent where there is no such market. */
  flat?: Range
  house?: Range
  land?: Range
  /** Besides homes and land: shops (c), offices (o), warehouses (w), offices by the hour or month (f). */
  work?: string
  /** Big plots and weekend houses; plots in gated quarters; land by the hectare. */
  character?: 'weekend' | 'gated' | 'rural'
  /** What it lies near to, with its article: the place as a whole, so that it holds for any corner of it. */
  near: readonly [string, ...string[]]
  streets: readonly [string, ...string[]]
  /** Whole sentences about living there. */
  says: readonly [string, ...string[]]
}
