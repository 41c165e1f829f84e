import { describe, expect, it } from 'vitest'
import { pressed } from './compare.store.ts'

describe('the selection for comparing', () => {
  it('takes a listing in, and out where it is pressed again', () => {
    expect(pressed(['a'], 'b')).toEqual(['a', 'b'])
    expect(pressed(['a', 'b'], 'a')).toEqual(['b'])
  })

  it('refuses a sixth, but lets one of five go', () => {
    const full = ['a', 'b', 'c', 'd', 'e']
    expect(pressed(full, 'f')).toBeUndefined()
    expect(pressed(full, 'c')).toEqual(['a', 'b', 'd', 'e'])
  })
})
