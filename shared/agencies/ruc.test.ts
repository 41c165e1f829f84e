import { describe, expect, it } from 'vitest'
import { isRuc, toRuc } from './ruc.ts'

describe('a RUC', () => {
  it.each(['80009735-1', '80028061-0', '80000035-8', '2660-3', '999160-3'])('%s is right', (ruc) => {
    expect(isRuc(ruc)).toBe(true)
  })

  it.each(['4444401-7', '80009735-2', '80009735', '1-9', '800097351', 'ABCD-1', '123456789-1'])(
    '%s is wrong',
    (ruc) => {
      expect(isRuc(ruc)).toBe(false)
    },
  )

  it.each([
    ['80.009.735 - 1', '80009735-1'],
    ['9991603', '999160-3'],
    ['800097352', undefined],
    ['ochenta', undefined],
  ])('%s is read as %s', (typed, ruc) => {
    expect(toRuc(typed)).toBe(ruc)
  })
})
