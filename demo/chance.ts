import { createRng, type Rng } from './pictures/rng.ts'

export interface Chance extends Rng {
  /** By weight. */
  weighted<T>(entries: readonly (readonly [value: T, weight: number])[]): T
  /** Distinct, in order. */
  some<T>(from: readonly T[], count: number): T[]
  one<T>(from: readonly T[]): T
}

export function createChance(seed: string): Chance {
  const rng = createRng(seed)
  function one<T>(from: readonly T[]): T {
    const [first, ...rest] = from
    if (first === undefined) throw new RangeError('nothing to choose from')
    return rng.pick([first, ...rest])
  }
  return {
    ...rng,
    one,
    weighted(entries) {
      let left = rng.range(0, 1) * entries.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [value, weight] of entries) {
        left -= weight
        if (left < 0) return value
      }
      return one(entries)[0]
    },
    some(from, count) {
      const marks = new Set<number>()
      while (marks.size < Math.min(count, from.length)) marks.add(rng.int(0, from.length - 1))
      return from.filter((_, index) => marks.has(index))
    },
  }
}

const letters = '0123456789abcdefghjkmnpqrstvwxyz'

/** In the format of `newId`, by the seed. */
export function chanceId(chance: Chance): string {
  return Array.from({ length: 12 }, () => letters[chance.int(0, 31)]).join('')
}
