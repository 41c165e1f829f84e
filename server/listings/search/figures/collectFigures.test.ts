import { expect, it } from 'vitest'
import { maxComparables } from '#shared/market/market.ts'
import { collectFigures } from './figures.ts'

it('counts all, and measures as many of the newest as of a market', () => {
  const collected = collectFigures({ groupBy: 'city' })
  const add = (city: string, price: number) =>
    collected.add({
      ...{ city, neighborhood: 'Centro', propertyType: 'house', bedrooms: 2 },
      figure: (measure) => (measure === 'daysListed' ? days++ : price),
    })
  let days = 1
  for (let at = 0; at < maxComparables; at++) add('Luque', 100_000)
  for (let at = 0; at < 2 * maxComparables; at++) add('Luque', 150_000)
  add('Areguá', 50_000)

  const { all, groups } = collected.figures()
  expect(all).toMatchObject({ total: 3 * maxComparables + 1, price: { listings: maxComparables } })
  expect(groups).toMatchObject([
    {
      ...{ city: 'Luque', total: 3 * maxComparables },
      price: { listings: maxComparables, median: 100_000 },
      daysListed: { listings: 3 * maxComparables },
    },
    { city: 'Areguá', total: 1, price: { listings: 1, median: 50_000 } },
  ])
})
