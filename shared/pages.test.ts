import { describe, expect, it } from 'vitest'
import { matchPage, pageNames, pageOf, shownPage } from './pages.ts'
import { paths } from './paths.ts'

describe('the page of a path', () => {
  it.each([
    ['/', 'root'],
    ['/favorites', 'favorites'],
    ['/Favorites/', 'favorites'],
    ['/property/abc', 'property'],
    ['/publish', 'publish'],
    ['/publish/abc', 'edit'],
    ['/metodo', 'method'],
    ['/method', 'method'],
    ['/property', 'notFound'],
    ['/nowhere', 'notFound'],
    ['/toString', 'notFound'],
  ])('%s is %s', (path, page) => expect(matchPage(path).name).toBe(page))

  it.each([
    ['search', paths.search({ city: 'Luque' })],
    ['property', paths.property('a/b')],
    ['neighborhoodPrices', paths.neighborhoodPrices()],
    ['method', paths.method('es', 'roi')],
    ['method', paths.method('en')],
    ['edit', paths.edit('abc')],
    ['owner', paths.owner('abc')],
  ])('%s is matched by its own path: %s', (name, address) =>
    expect(matchPage(new URL(address, 'http://any').pathname).name).toBe(name),
  )

  it('is the home screen instead of the landing page once signed in', () => {
    expect([shownPage('root', false), shownPage('root', true)]).toEqual(['root', 'home'])
    expect(shownPage('terms', true)).toBe('terms')
  })
})

describe('pages for signed-in users', () => {
  it('are not indexed', () => {
    expect(pageNames.filter((name) => pageOf(name).access !== 'anyone' && pageOf(name).indexed)).toEqual([])
  })
})
