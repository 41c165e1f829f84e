import { z } from 'zod/mini'

/** To so many decimals; never -0. */
export function rounded(decimals: number) {
  const scale = 10 ** decimals
  return z.overwrite<number>((value) => {
    const scaled = value * scale
    return Number.isFinite(scaled) ? Math.round(scaled) / scale + 0 : value
  })
}
