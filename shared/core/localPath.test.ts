import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loginPath } from '#shared/auth.ts'
import { runsOf } from '#tests/support/fuzz.ts'
import { localPath } from './localPath.ts'

const elsewhere = [
  '//evil.example/',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'evil.example',
  '',
  ' //evil.example',
  '/..//evil.example/',
  '/.//evil.example/',
  '/a/..//evil.example/',
  '/a/../..//evil.example/',
  '/%2e%2e//evil.example/',
  '/%2E//evil.example/',
  '/.%2e//evil.example/',
  '/a/%2e%2e//evil.example/',
  '/..//..//evil.example/',
  '/..\\evil.example',
  '/.\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/.\t.//evil.example',
  '/\u0000/evil.example',
  '/a\u007f',
  '/%2F%2Fevil.example',
  '/%252F%252Fevil.example',
  '/%5Cevil.example',
  '/%255Cevil.example',
  '/%09/evil.example',
  '/%0d%0aSet-Cookie:x=y',
  '/%252e%252e//evil.example',
  '/%252e%252e%252f%252fevil.example',
  '/%zz',
]

describe('a redirect target', () => {
  it.each(elsewhere)('%j leads elsewhere, or may be made to', (target) => {
    expect(localPath(target)).toBeUndefined()
    expect(loginPath(target)).toBe('/api/login')
  })

  it.each([undefined, null, 7, ['/a'], { a: '/a' }])('%j is none', (target) =>
    expect(localPath(target)).toBeUndefined(),
  )

  it.each([
    ['/', '/'],
    ['/search?city=Luque#results', '/search?city=Luque#results'],
    ['/search?searchQuery=100%25%20//x\u00f1', '/search?searchQuery=100%25%20//x%C3%B1'],
    ['/property/../search', '/search'],
    ['/a//b', '/a//b'],
    ['/a/100%25', '/a/100%25'],
    ['/ñandutí', '/%C3%B1andut%C3%AD'],
    ['/search?next=//evil.example&x=%5C', '/search?next=//evil.example&x=%5C'],
  ])('%j is the path %j', (target, path) => expect(localPath(target)).toBe(path))

  it('that is encoded without end is refused at once', () => {
    const start = performance.now()
    expect(localPath(`/%${'25'.repeat(100_000)}41`)).toBeUndefined()
    expect(performance.now() - start).toBeLessThan(1000)
    expect(localPath('/%2525')).toBe('/%2525')
  })

  it('is, whatever it is made of, none or a path that every further resolving leaves on the site', () => {
    const part = fc.constantFrom(
      ...[
        '/',
        '//',
        '\\',
        '.',
        '..',
        '%2e',
        '%2E',
        '%2f',
        '%5c',
        '%25',
        '\t',
        '\n',
        '\r',
        '\0',
        '\u007f',
        ' ',
      ],
      ...['@', ':', '?', '#', ';', 'a', 'http:', 'evil.example', '[', 'ñ', '\u3002', '\uff0f', '\ud800'],
    )
    const target = fc.oneof(
      { weight: 4, arbitrary: fc.array(part, { maxLength: 12 }).map((parts) => `/${parts.join('')}`) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary' }).map((text) => `/${text}`) },
      { weight: 1, arbitrary: fc.webUrl({ withQueryParameters: true }) },
    )
    const site = 'https://oga.example'
    const numRuns = runsOf(2000)
    let found = 0
    fc.assert(
      fc.property(target, fc.constantFrom('/', '/api/login', '/a/b/c'), (text, from) => {
        const path = localPath(text)
        if (path === undefined) return true
        found += 1
        const resolved = new URL(path, site + from)
        return (
          /^\/(?!\/)[\x21-\x7e]*$/.test(path) &&
          resolved.href === site + path &&
          new URL(resolved.pathname, site).origin === site &&
          localPath(path) === path
        )
      }),
      { numRuns },
    )
    expect(found).toBeGreaterThan(numRuns / 20)
  }, 120_000)
})
