import { describe, expect, it } from 'vitest'
import { mergeParts, shownFavorites, withFavorite, withoutFavorites } from './lists.ts'

describe('the list of favorites', () => {
  it('has the newest first', () => expect(withFavorite(['a'], 'b')).toEqual(['b', 'a']))

  it('stays as it is, where one is added again', () =>
    expect(withFavorite(['a', 'b'], 'b')).toEqual(['a', 'b']))

  it('loses those that are removed and nothing else', () =>
    expect(withoutFavorites(['a', 'b', 'c'], ['c', 'x', 'a'])).toEqual(['b']))
})

describe('what the reader sees', () => {
  it('is what waits here, then what is there, each once', () =>
    expect(shownFavorites(['c', 'a'], ['a', 'b'], new Map())).toEqual(['c', 'a', 'b']))

  it('is what was pressed last, whatever is kept: added in front, removed away', () => {
    const pressed = new Map([
      ['x', true],
      ['a', false],
      ['y', true],
      ['b', true],
    ])
    expect(shownFavorites(['a'], ['b', 'c'], pressed)).toEqual(['y', 'x', 'b', 'c'])
  })
})

describe('the parts of a merge', () => {
  it('are as few as fit, the oldest first, each in its order', () =>
    expect(mergeParts(['5', '4', '3', '2', '1'], 2)).toEqual([['2', '1'], ['4', '3'], ['5']]))

  it('are none of nothing', () => expect(mergeParts([], 2)).toEqual([]))
})
