/** Standard normal, two-sided 95 %. */
const z = 1.96

/**
 * Where the median of all such prices lies with 95 % confidence, judged by these alone: from the k-th lowest to the k-th
 * highest, k = ⌊(n + 1 − z √n) / 2⌋ (Conover, Practical Nonparametric Statistics). Null for fewer than six.
 */
export function medianInterval(prices: readonly number[]): [low: number, high: number] | null {
  const sorted = Float64Array.from(prices).sort()
  const k = Math.floor((sorted.length + 1 - z * Math.sqrt(sorted.length)) / 2)
  const low = sorted[k - 1]
  const high = sorted[sorted.length - k]
  return low === undefined || high === undefined ? null : [low, high]
}
