import { describe, expect, it } from 'vitest'
import { readMarketAddress } from '#shared/market/marketAddress.ts'
import { boundsOf, type NeighborhoodRow, sortByColumn, sortingOf, sortRows } from './neighborhoodRows.ts'

function row(
  neighborhood: string,
  city: string,
  median: number,
  sampleSize = 6,
  half = 100,
): NeighborhoodRow {
  return {
    neighborhood,
    city,
    enough: sampleSize >= 5,
    confidence: 'medium',
    leftOut: 0,
    marketStats: {
      avgPricePerSqm: median,
      minPricePerSqm: median - 2 * half,
      p25PricePerSqm: median - half,
      medianPricePerSqm: median,
      p75PricePerSqm: median + half,
      maxPricePerSqm: median + 2 * half,
      sampleSize,
    },
  }
}
const rows = [
  row('Ñu Guasu', 'Luque', 900, 9),
  row('Villa Morra', 'Asunción', 1500, 20, 400),
  row('Álvarez', 'Luque', 900, 2),
]
const names = (address: string) => {
  const read = readMarketAddress(address)
  return sortRows(rows, sortingOf(read), read.city).map(({ neighborhood }) => neighborhood)
}

describe('prices by neighbourhood', () => {
  it.each([
    ['', ['Villa Morra', 'Álvarez', 'Ñu Guasu']],
    ['order=asc', ['Álvarez', 'Ñu Guasu', 'Villa Morra']],
    ['sort=neighborhood', ['Álvarez', 'Ñu Guasu', 'Villa Morra']],
    ['sort=neighborhood&order=desc', ['Villa Morra', 'Ñu Guasu', 'Álvarez']],
    ['sort=sample', ['Villa Morra', 'Ñu Guasu', 'Álvarez']],
    ['sort=spread', ['Villa Morra', 'Álvarez', 'Ñu Guasu']],
    ['city=Luque', ['Álvarez', 'Ñu Guasu']],
    ['city=Nowhere', []],
    ['sort=nonsense&order=up', ['Villa Morra', 'Álvarez', 'Ñu Guasu']],
  ])('are sorted as in the URL %j', (address, order) => expect(names(address)).toEqual(order))

  it('reverse when the same column is clicked again', () => {
    expect(sortByColumn({ column: 'median', order: 'desc' }, 'median')).toEqual({ order: 'asc' })
    expect(sortByColumn({ column: 'median', order: 'asc' }, 'median')).toEqual({})
    expect(sortByColumn({ column: 'median', order: 'asc' }, 'neighborhood')).toEqual({ sort: 'neighborhood' })
  })

  it('share a scale from the lowest to the highest quartile', () => {
    expect(boundsOf(rows)).toEqual({ low: 800, high: 1900 })
  })
})
