export type Range = readonly [low: number, high: number]

/** Prices per m² in US dollars. */
export interface Market {
  city: string
  neighborhood: string
  /** Of the listings. */
  weight: number
  /** Sale per m²; land: of the plot. */
  flat?: Range
  house?: Range
  land?: Range
  /** Further types: shops (c), offices (o), warehouses (w), offices by the hour or month (f). */
  work?: string
  /** Weekend houses; gated communities; land by the hectare. */
  character?: 'weekend' | 'gated' | 'rural'
  /** With their article. */
  near: readonly [string, ...string[]]
  streets: readonly [string, ...string[]]
  /** About living there. */
  sentences: readonly [string, ...string[]]
}
