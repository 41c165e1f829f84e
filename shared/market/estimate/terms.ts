/** Positions are listings; `place` counts from 0. */
export interface Columns {
  place: Int32Array
  placeCount: number
  weights: Float64Array
  isLike: Uint8Array
  logAreas: Float64Array
  center: number
  /** Logarithms of prices per m². */
  logPrices: Float64Array
}

export interface Terms {
  level: number
  /** What a like type asks more. */
  like: number
  slope: number
  placeWeights: Float64Array
  /** Of what is left without the place. */
  placeSums: Float64Array
  /** Zeros where they lower no error. */
  own: OwnSlopes
}

/** Of the slope of a place, beside that of its city. Spread and sum: of its listings, Σ w x² and Σ w x × what is left. */
export interface OwnSlopes {
  spreads: Float64Array
  sums: Float64Array
}
