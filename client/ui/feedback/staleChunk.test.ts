import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isStaleChunk, reloadOnce } from './staleChunk.ts'

describe('a missing chunk', () => {
  it.each([
    'Failed to fetch dynamically imported module: https://oga.example/assets/SearchPage-1.js',
    'error loading dynamically imported module: https://oga.example/assets/SearchPage-1.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/SearchPage-1.css',
  ])('is recognised by the error message: %s', (message) =>
    expect(isStaleChunk(new TypeError(message))).toBe(true),
  )
  it('is not recognised in other errors', () =>
    expect(isStaleChunk(new TypeError('x is undefined'))).toBe(false))
})

describe('the reload after a deploy', () => {
  const reload = vi.fn()
  beforeEach(() => {
    const items = new Map<string, string>()
    reload.mockReset()
    vi.stubGlobal('location', { reload })
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, text: string) => items.set(key, text),
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  it('is not repeated when it does not help', () => {
    expect(reloadOnce(1_000_000)).toBe(true)
    expect(reloadOnce(1_010_000)).toBe(false)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('happens again after a later deploy', () => {
    reloadOnce(1_000_000)
    expect(reloadOnce(1_060_000)).toBe(true)
  })

  it('is skipped when storage is blocked, as it could loop', () => {
    vi.stubGlobal('sessionStorage', undefined)
    expect(reloadOnce(1_000_000)).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })
})
