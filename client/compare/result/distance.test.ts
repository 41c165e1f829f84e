import { expect, it } from 'vitest'
import { distanceTo } from './distance.ts'

const mall = { latitude: -25.283, longitude: -57.567 }
const place = { points: [mall], standIn: null }
const exact = { latitude: -25.2929, longitude: -57.567, locationPrecision: 'exact' as const }

it.each([
  ['exact, to 100 m', place, exact, { km: 1.1, isApproximate: false }],
  [
    'approximate, to half a kilometer',
    place,
    { ...exact, locationPrecision: 'approximate' as const },
    { km: 1, isApproximate: true },
  ],
  [
    'approximate, as a barrio stands for the place',
    { ...place, standIn: 'Centro' },
    exact,
    { km: 1, isApproximate: true },
  ],
  [
    'approximate, without a stated precision',
    place,
    { ...exact, locationPrecision: null },
    { km: 1, isApproximate: true },
  ],
  ['never nothing', place, { ...exact, ...mall }, { km: 0.1, isApproximate: false }],
  [
    'to the nearest of several points',
    { ...place, points: [mall, { latitude: -25.3, longitude: -57.567 }] },
    exact,
    { km: 0.8, isApproximate: false },
  ],
  ['none without a place', place, { ...exact, latitude: null, longitude: null }, undefined],
])('is %s', (_, to, listing, distance) => {
  const found = distanceTo(to, listing)
  expect(found && { ...found, km: Number(found.km.toFixed(1)) }).toEqual(distance)
})
