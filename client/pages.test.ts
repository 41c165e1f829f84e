import { describe, expect, it } from 'vitest'
import { pageAt } from './pages.ts'

describe('the page of an address', () => {
  it.each([
    ['/', 'root'],
    ['/favorites', 'favorites'],
    ['/property/abc', 'property'],
    ['/nowhere', 'notFound'],
    ['/toString', 'notFound'],
  ])('%s is %s', (path, page) => expect(pageAt(path)).toBe(page))
})
