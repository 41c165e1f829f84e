import { describe, expect, it } from 'vitest'
import { createMemo } from './memo.ts'

/** A computation that counts how often it is asked. */
function counting(version: () => number | undefined) {
  const keep = createMemo<string>(version, { most: 2 })
  const asked: string[] = []
  const ask = (key: string) =>
    keep(key, async () => {
      asked.push(key)
      return `${key}${version() ?? ''}`
    })
  return { ask, asked }
}

describe('what is kept', () => {
  it('is computed once, also for many who ask at once, while the version stands', async () => {
    const { ask, asked } = counting(() => 1)
    expect(await Promise.all([ask('a'), ask('a')])).toEqual(['a1', 'a1'])
    expect(await ask('a')).toBe('a1')
    expect(asked).toEqual(['a'])
  })

  it('is computed anew, when the version changes', async () => {
    let version = 1
    const { ask, asked } = counting(() => version)
    await ask('a')
    version = 2
    expect(await ask('a')).toBe('a2')
    expect(asked).toEqual(['a', 'a'])
  })

  it('is old at once, when the version changed while it was computed', async () => {
    let version = 1
    const keep = createMemo<string>(() => version, { most: 2 })
    const early = keep('a', async () => 'old')
    version = 2
    expect(await early).toBe('old')
    expect(await keep('a', async () => 'new')).toBe('new')
  })

  it('is nothing, while there is no version', async () => {
    const { ask, asked } = counting(() => undefined)
    await ask('a')
    await ask('a')
    expect(asked).toEqual(['a', 'a'])
  })

  it('is not a failure, which is tried again', async () => {
    const keep = createMemo<string>(() => 1, { most: 2 })
    await expect(keep('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    expect(await keep('a', async () => 'back')).toBe('back')
  })

  it('is let go, when it is more than the bound', async () => {
    const { ask, asked } = counting(() => 1)
    for (const key of ['a', 'b', 'c', 'a']) await ask(key)
    expect(asked).toEqual(['a', 'b', 'c', 'a'])
  })
})
