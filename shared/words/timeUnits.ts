const day = 86_400_000

/** Milliseconds, longest first. */
export const timeUnits = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['week', 7 * day],
  ['day', day],
  ['hour', day / 24],
  ['minute', day / 1440],
] as const

export type TimeUnit = (typeof timeUnits)[number][0]
