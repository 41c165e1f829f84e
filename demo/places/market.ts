export type Range = readonly [low: number, high: number]

/** Prices per m² in US dollars. Sources differ by a third, hence ranges. */
export interface Market {
  city: string
  neighborhood: string
  /** Of the listings. */
  weight: number
  /** Sale per m²: flats and houses built, land of the plot; absent where there is no market. */
  flat?: Range
  house?: Range
  land?: Range
  /** Further types: shops (c), offices (o), warehouses (w), offices by the hour or month (f). */
  work?: string
  /** Large plots and weekend houses; gated communities; land by the hectare. */
  character?: 'weekend' | 'gated' | 'rural'
  /** With their article, near enough to all of the place. */
  near: readonly [string, ...string[]]
  streets: readonly [string, ...string[]]
  /** About living there. */
  sentences: readonly [string, ...string[]]
}
