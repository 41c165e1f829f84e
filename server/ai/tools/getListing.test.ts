import { expect, it } from 'vitest'
import { listing } from '#tests/components/samples.ts'
import { detailsOf } from './getListing.ts'

it('tells what a listing states, and leaves out what it does not', () => {
  expect(detailsOf(listing(), 'es').stated).toEqual({})
  const maintenanceFee = { amount: '350000', currency: 'PYG' as const, includes: ['water' as const] }
  const home = listing({ landArea: '360.00', stage: 'new', vatIncluded: false, floor: 0, maintenanceFee })
  expect(detailsOf(home, 'es').stated).toEqual({
    landAreaSqm: 360,
    stage: 'new',
    vatIncluded: false,
    floor: 0,
    maintenanceFee,
  })
})
