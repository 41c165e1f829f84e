import { describe, expect, it } from 'vitest'
import { toggledSelection } from './compare.store.ts'

describe('the selection to compare', () => {
  it('toggles a listing', () => {
    expect(toggledSelection(['a'], 'b')).toEqual(['a', 'b'])
    expect(toggledSelection(['a', 'b'], 'a')).toEqual(['b'])
  })

  it('refuses a sixth, but removes one of five', () => {
    const full = ['a', 'b', 'c', 'd', 'e']
    expect(toggledSelection(full, 'f')).toBeUndefined()
    expect(toggledSelection(full, 'c')).toEqual(['a', 'b', 'd', 'e'])
  })
})
