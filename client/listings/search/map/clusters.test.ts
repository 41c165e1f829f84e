import { describe, expect, it } from 'vitest'
import type { Cluster } from '#shared/search/clusters.ts'
import { joinClusters } from './joinClusters.ts'
import { shortPrice } from './shortPrice.ts'
import { boundsOfClusters, isSameBounds, roundBounds, snapBounds } from './viewBounds.ts'

const cluster = (latitude: number, longitude: number, rest: Partial<Cluster> = {}): Cluster => ({
  count: 1,
  latitude,
  longitude,
  minPriceUSD: 100_000,
  ...rest,
})

describe('the price of a bubble', () => {
  it.each([
    [129_000, 'USD', '$129k'],
    [1_250_000, 'USD', '$1.3M'],
    [999_800, 'USD', '$1M'],
    [12_000_000, 'USD', '$12M'],
    [850, 'USD', '$850'],
    [9999, 'USD', '$9,999'],
    [129_000, 'PYG', 'Gs.\u00a0957\u00a0M'],
    [600, 'PYG', 'Gs.\u00a04,5\u00a0M'],
    [100, 'PYG', 'Gs.\u00a0742\u00a0mil'],
  ] as const)('%s in %s is %s', (usd, currency, text) => {
    expect(shortPrice(usd, currency, 7420)).toBe(text)
  })
})

describe('bubbles that would cover each other', () => {
  const near = [
    cluster(-25.29, -57.6, { id: 'a', count: 1, minPriceUSD: 90_000 }),
    cluster(-25.2901, -57.6001, { count: 3, minPriceUSD: null }),
    cluster(-25.4, -57.6, { id: 'b' }),
  ]

  it('are one, with the count of all and the lowest price, and no longer one listing', () => {
    const [joined, alone] = joinClusters(near, 12)
    expect(joined).toMatchObject({ count: 4, minPriceUSD: 90_000 })
    expect(joined?.id).toBeUndefined()
    expect(joined?.latitude).toBeCloseTo(-25.29008, 4)
    expect(alone?.id).toBe('b')
  })

  it('come apart further in, from north to south', () => {
    const apart = joinClusters(near, 18)
    expect(apart.map(({ count }) => count)).toEqual([1, 3, 1])
  })
})

describe('the part of a map', () => {
  const view = { south: -25.31234, west: -57.61234, north: -25.2, east: -57.5 }

  it('is asked for outward to a grid, so that neighbors share an answer', () => {
    const snapped = snapBounds(view, 13)
    expect(snapped.south).toBeLessThanOrEqual(view.south)
    expect(snapped.east).toBeGreaterThanOrEqual(view.east)
    const moved = { ...view, south: view.south + 0.0001, north: view.north + 0.0001 }
    expect(isSameBounds(snapBounds(moved, 13), snapped)).toBe(true)
  })

  it('stands in the address as the address keeps it', () => {
    expect(roundBounds(view)).toEqual({ south: -25.3123, west: -57.6123, north: -25.2, east: -57.5 })
  })

  it('around results is never a point, and nothing without any', () => {
    expect(boundsOfClusters([])).toBeUndefined()
    const { south = 0, north = 0 } = boundsOfClusters([cluster(-25.3, -57.6)]) ?? {}
    expect(north - south).toBeCloseTo(0.01, 6)
  })
})
