import { expect, it } from 'vitest'
import { medianInterval } from './medianInterval.ts'

const upTo = (n: number) => Array.from({ length: n }, (_, at) => at + 1)

it.each([
  // Exact bounds of the binomial distribution, as in tables of the sign test.
  [6, [1, 6]],
  [10, [2, 9]],
  [20, [6, 15]],
  [30, [10, 21]],
])('the median of %i prices lies within the order statistics %j', (n, interval) =>
  expect(medianInterval(upTo(n).toReversed())).toEqual(interval),
)

it('has no interval of fewer than six', () => expect(medianInterval(upTo(5))).toBeNull())
