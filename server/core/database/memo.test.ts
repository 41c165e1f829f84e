import { describe, expect, it } from 'vitest'
import { createMemo, type Freshness } from './memo.ts'
import { addTopics, recordReads } from './recordReads.ts'

const byVersion = (version: () => number | undefined): Freshness => ({
  version,
  isCurrent: (one) => one === version(),
})

function counting(version: () => number | undefined) {
  const memo = createMemo<string>(byVersion(version), { maxSize: 2 })
  const computed: string[] = []
  const read = (key: string) =>
    memo(key, async () => {
      computed.push(key)
      return `${key}${version() ?? ''}`
    })
  return { read, computed }
}

describe('a memo', () => {
  it('computes once per version, also for concurrent callers', async () => {
    const { read, computed } = counting(() => 1)
    expect(await Promise.all([read('a'), read('a')])).toEqual(['a1', 'a1'])
    expect(await read('a')).toBe('a1')
    expect(computed).toEqual(['a'])
  })

  it('computes again when the version changes', async () => {
    let version = 1
    const { read, computed } = counting(() => version)
    await read('a')
    version = 2
    expect(await read('a')).toBe('a2')
    expect(computed).toEqual(['a', 'a'])
  })

  it('does not reuse what was computed while the version changed', async () => {
    let version = 1
    const memo = createMemo<string>(
      byVersion(() => version),
      { maxSize: 2 },
    )
    const early = memo('a', async () => 'old')
    version = 2
    const late = memo('a', async () => 'new')
    expect([await early, await late]).toEqual(['old', 'new'])
    expect(await memo('a', async () => 'newer')).toBe('new')
  })

  it('stores nothing without a version', async () => {
    const { read, computed } = counting(() => undefined)
    await read('a')
    await read('a')
    expect(computed).toEqual(['a', 'a'])
  })

  it('does not store failures', async () => {
    const memo = createMemo<string>(
      byVersion(() => 1),
      { maxSize: 2 },
    )
    const away = () => Promise.reject(new Error('away'))
    const both = await Promise.allSettled([memo('a', away), memo('a', async () => 'not called')])
    expect(both).toMatchObject([{ reason: { message: 'away' } }, { reason: { message: 'away' } }])
    expect(await memo('a', async () => 'back')).toBe('back')
  })

  it('stores falsy values', async () => {
    const memo = createMemo<number>(
      byVersion(() => 1),
      { maxSize: 2 },
    )
    await memo('a', async () => 0)
    expect(await memo('a', async () => 1)).toBe(0)
  })

  it('returns values to concurrent callers beyond its size', async () => {
    const { read } = counting(() => 1)
    const keys = ['a', 'b', 'c', 'd', 'e']
    expect(await Promise.all(keys.map(read))).toEqual(['a1', 'b1', 'c1', 'd1', 'e1'])
  })

  it('does not store a value larger than its size', async () => {
    const memo = createMemo<string>(
      byVersion(() => 1),
      { maxSize: 2, sizeOf: (value) => value.length },
    )
    expect(await memo('a', async () => 'long')).toBe('long')
    expect(await memo('a', async () => 'b')).toBe('b')
    expect(await memo('a', async () => 'c')).toBe('b')
  })

  it('evicts the least recently used beyond its size', async () => {
    const { read, computed } = counting(() => 1)
    for (const key of ['a', 'b', 'c', 'a']) await read(key)
    expect(computed).toEqual(['a', 'b', 'c', 'a'])
  })

  it('computes again when a topic of what it read changes, and no other', async () => {
    let version = 1
    const changes = new Map([['a', 0]])
    const isCurrent: Freshness['isCurrent'] = (read, topics) =>
      [...topics].every((topic) => (changes.get(topic) ?? 0) <= read)
    const memo = createMemo<number>({ version: () => version, isCurrent }, { maxSize: 2 })
    const read = () =>
      memo('key', async () => {
        addTopics(['a'])
        return version
      })
    await read()
    changes.set('b', ++version)
    expect(await read()).toBe(1)
    changes.set('a', ++version)
    expect(await read()).toBe(3)
  })

  it('reports its topics to every caller that records reads', async () => {
    const memo = createMemo<string>(
      byVersion(() => 1),
      { maxSize: 2 },
    )
    const compute = async () => {
      addTopics(['a'])
      return 'value'
    }
    const reads = [recordReads(() => memo('key', compute)), recordReads(() => memo('key', compute))]
    reads.push(Promise.all(reads).then(() => recordReads(() => memo('key', compute))))
    for (const { topics } of await Promise.all(reads)) expect([...topics]).toEqual(['a'])
  })
})
