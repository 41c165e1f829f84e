import { describe, expect, it } from 'vitest'
import { inOrder, mergeOrder, move, type Photo, withMain } from './photos.ts'

const photo = (id: string, isPrimary = false): Photo => ({
  id,
  caption: '',
  isPrimary,
  placeholder: null,
  width: 4,
  height: 3,
})
const main = (photos: Photo[]) => photos.filter(({ isPrimary }) => isPrimary).map(({ id }) => id)

describe('the main photo', () => {
  it('is the first by default', () => expect(main(withMain([photo('a'), photo('b')]))).toEqual(['a']))
  it('stays', () => expect(main(withMain([photo('a'), photo('b', true)]))).toEqual(['b']))
  it('is the chosen one alone', () =>
    expect(main(withMain([photo('a', true), photo('b')], 'b'))).toEqual(['b']))
  it('is the first when the chosen one is missing', () =>
    expect(main(withMain([photo('a'), photo('b')], 'c'))).toEqual(['a']))
})

describe('moving', () => {
  it('puts an item at its new position', () => {
    expect(move(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
    expect(move(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  })
  it('does nothing for a position out of range', () => {
    expect(move(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
    expect(move(['a', 'b'], 1, 2)).toEqual(['a', 'b'])
    expect(move(['a', 'b'], 5, 0)).toEqual(['a', 'b'])
  })
})

describe('the order', () => {
  it('is the known one without missing items, then new ones', () =>
    expect(mergeOrder(['c', 'x', 'a'], ['a', 'b', 'c'])).toEqual(['c', 'a', 'b']))
  it('includes running uploads', () =>
    expect(inOrder([photo('a'), photo('b')], ['b', 'file 1', 'a']).map(({ id }) => id)).toEqual(['b', 'a']))
})
