/** Clamped in both directions. */
export interface LinearScale {
  position(value: number): number
  invert(position: number): number
}

type Interval = readonly [number, number]

/** Default range: percent. A domain of a single value maps to the middle. */
export function linearScale(domain: Interval, range: Interval = [0, 100]): LinearScale {
  return {
    position: (value) => map(value, domain, range),
    invert: (position) => map(position, range, domain),
  }
}

function map(value: number, [from, to]: Interval, [start, end]: Interval): number {
  const share = from === to ? 0.5 : (value - from) / (to - from)
  return start + Math.min(1, Math.max(0, share)) * (end - start)
}
