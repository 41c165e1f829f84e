/**
 * Internal rate of return of cash flows at equal intervals, the first one now: the rate at which their present value
 * is zero, per interval (0.01: 1 %). Null where there is none above -100 %, such as without money spent or received.
 */
export function internalRate(flows: readonly number[]): number | null {
  if (!flows.some((flow) => flow < 0) || !flows.some((flow) => flow > 0)) return null
  const value = (rate: number) => {
    let sum = 0
    // Horner's rule: no power of a large exponent overflows.
    for (const flow of flows.toReversed()) sum = sum / (1 + rate) + flow
    return sum
  }
  let [low, high] = [lowest, highest]
  if (!(value(low) > 0) || value(high) > 0) return null
  for (let step = 0; step < steps; step++) {
    const middle = (low + high) / 2
    if (value(middle) > 0) low = middle
    else high = middle
  }
  return (low + high) / 2
}

const lowest = -0.9
const highest = 10
/** Halvings, to less than a billionth. */
const steps = 60

/** Of a year, from that of a month: both as fractions. */
export const yearlyRate = (monthly: number) => (1 + monthly) ** 12 - 1
