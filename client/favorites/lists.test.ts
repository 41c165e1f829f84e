import { describe, expect, it } from 'vitest'
import { mergeBatches, shownFavorites, withFavorite, withoutFavorites } from './lists.ts'

describe('the list of favorites', () => {
  it('has the newest first', () => expect(withFavorite(['a'], 'b')).toEqual(['b', 'a']))

  it('does not change when an id is added again', () =>
    expect(withFavorite(['a', 'b'], 'b')).toEqual(['a', 'b']))

  it('loses removed ids only', () =>
    expect(withoutFavorites(['a', 'b', 'c'], ['c', 'x', 'a'])).toEqual(['b']))
})

describe('the displayed favorites', () => {
  it('are the local ones, then the saved ones, without duplicates', () =>
    expect(shownFavorites(['c', 'a'], ['a', 'b'], new Map())).toEqual(['c', 'a', 'b']))

  it('apply pending changes: added in front, removed away', () => {
    const pending = new Map([
      ['x', true],
      ['a', false],
      ['y', true],
      ['b', true],
    ])
    expect(shownFavorites(['a'], ['b', 'c'], pending)).toEqual(['y', 'x', 'b', 'c'])
  })
})

describe('the batches of a merge', () => {
  it('are as few as possible, oldest first', () =>
    expect(mergeBatches(['5', '4', '3', '2', '1'], 2)).toEqual([['2', '1'], ['4', '3'], ['5']]))

  it('are none for an empty list', () => expect(mergeBatches([], 2)).toEqual([]))
})
