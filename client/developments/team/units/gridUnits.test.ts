import { describe, expect, it } from 'vitest'
import { gridOf } from './gridUnits.ts'

const grid = { fromFloor: '2', toFloor: '3', perFloor: '2', firstPosition: '1' }

describe('units of several floors', () => {
  it('are numbered by floor and position', () => {
    expect(gridOf(grid)).toEqual([
      { floor: 2, number: '201' },
      { floor: 2, number: '202' },
      { floor: 3, number: '301' },
      { floor: 3, number: '302' },
    ])
    expect(gridOf({ ...grid, fromFloor: '-1', toFloor: '0', perFloor: '1', firstPosition: '12' })).toEqual([
      { floor: -1, number: 'S112' },
      { floor: 0, number: 'PB12' },
    ])
  })

  it.each([
    { fromFloor: '4' },
    { toFloor: '151' },
    { perFloor: '0' },
    { perFloor: '' },
    { firstPosition: 'a' },
    { toFloor: '150', perFloor: '99' },
  ])('are none with %j', (part) => expect(gridOf({ ...grid, ...part })).toBeUndefined())
})
