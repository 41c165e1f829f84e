import { describe, expect, it } from 'vitest'
import { withFavorite, withoutFavorites } from './favorites.store.ts'

describe('the list of favorites', () => {
  it('has the newest first', () => expect(withFavorite(['a'], 'b')).toEqual(['b', 'a']))

  it('stays as it is, where one is added again', () =>
    expect(withFavorite(['a', 'b'], 'b')).toEqual(['a', 'b']))

  it('loses those that are removed and nothing else', () =>
    expect(withoutFavorites(['a', 'b', 'c'], ['c', 'x', 'a'])).toEqual(['b']))
})
