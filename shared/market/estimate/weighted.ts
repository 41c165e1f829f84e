/** Kish's effective sample size (1965): (Σw)² ÷ Σw². 0 without weights. */
export function effectiveNumber(weights: Float64Array): number {
  let sum = 0
  let squares = 0
  for (let at = 0; at < weights.length; at++) {
    const weight = weights[at] ?? 0
    sum += weight
    squares += weight * weight
  }
  return squares > 0 ? (sum * sum) / squares : 0
}

/**
 * Linear interpolation between the middles of the weights, which for equal ones is `quantile` (type 7). `order`:
 * positions by rising value. `shares` rise. NaN without weights.
 */
export function weightedQuantiles(
  values: Float64Array,
  weights: Float64Array,
  order: Uint32Array,
  shares: readonly number[],
): number[] {
  let total = 0
  let first = -1
  let last = -1
  for (let rank = 0; rank < order.length; rank++) {
    const weight = weights[order[rank] ?? 0] ?? 0
    if (weight <= 0) continue
    if (first < 0) first = weight
    last = weight
    total += weight
  }
  if (total <= 0) return shares.map(() => Number.NaN)
  const found: number[] = []
  let before = 0
  let middle = 0
  let value = Number.NaN
  for (let rank = 0; rank < order.length && found.length < shares.length; rank++) {
    const at = order[rank] ?? 0
    const weight = weights[at] ?? 0
    if (weight <= 0) continue
    const nextMiddle = before + weight / 2
    const next = values[at] ?? Number.NaN
    for (;;) {
      const share = shares[found.length]
      if (share === undefined) break
      const target = first / 2 + share * (total - (first + last) / 2)
      if (nextMiddle < target) break
      const isFirst = Number.isNaN(value) || nextMiddle <= middle
      found.push(isFirst ? next : value + ((next - value) * (target - middle)) / (nextMiddle - middle))
    }
    before += weight
    middle = nextMiddle
    value = next
  }
  // The last middle may lie short of its target by an error of rounding.
  while (found.length < shares.length) found.push(value)
  return found
}
