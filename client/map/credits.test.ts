import { describe, expect, it } from 'vitest'
import { creditsOf } from './credits.ts'

describe('credits of a map', () => {
  it('are texts and links, as the licence asks', () => {
    const html =
      '<a href="https://openfreemap.org" target="_blank">OpenFreeMap</a> <a href="https://www.openmaptiles.org/" target="_blank">&copy; OpenMapTiles</a> Data from <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>'
    expect(creditsOf(html).map(({ text }) => text.trim())).toEqual([
      'OpenFreeMap',
      '© OpenMapTiles',
      'Data from',
      'OpenStreetMap',
    ])
    expect(creditsOf(html)[1]?.href).toBe('https://www.openmaptiles.org/')
  })

  it('have nothing else of another host', () => {
    const html = '<img src=x onerror=alert(1)><script>1</script><a href="javascript:alert(1)">a</a> b'
    expect(creditsOf(html).every(({ href }) => href === undefined)).toBe(true)
    expect(
      creditsOf(html)
        .map(({ text }) => text)
        .join(''),
    ).not.toContain('<')
    expect(creditsOf('<'.repeat(100_000))).toEqual([{ text: '<'.repeat(2000) }])
  })
})
