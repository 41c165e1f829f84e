import { afterEach, describe, expect, it, vi } from 'vitest'
import { createFallbacks } from './fallbacks.ts'
import { createLog } from './log.ts'

function create(NODE_ENV: 'production' | 'test') {
  const lines: Record<string, unknown>[] = []
  const log = createLog(
    { LOG_LEVEL: 'info', NODE_ENV },
    { write: (line: string) => lines.push(JSON.parse(line)) },
  )
  return { lines, fallbacks: createFallbacks({ NODE_ENV, FALLBACKS: undefined }, log) }
}

afterEach(() => vi.useRealTimers())

describe('createFallbacks', () => {
  it('counts each one, and logs its cause once a minute and name', () => {
    vi.useFakeTimers()
    const { lines, fallbacks } = create('production')
    for (let times = 0; times < 3; times++) fallbacks.use('index', new Error('broken'))
    fallbacks.use('stale', new Error('away'))
    vi.advanceTimersByTime(60_000)
    fallbacks.use('index', new Error('again'))
    expect(fallbacks.counts).toMatchObject({ index: 4, stale: 1, render: 0 })
    expect(lines.map(({ fallback, count, err }) => [fallback, count, err])).toEqual([
      ['index', 1, expect.objectContaining({ message: 'broken' })],
      ['stale', 1, expect.objectContaining({ message: 'away' })],
      ['index', 4, expect.objectContaining({ message: 'again' })],
    ])
  })

  it('throws its cause under test, unless the test allows it', () => {
    const { fallbacks } = create('test')
    const cause = new Error('broken')
    expect(() => fallbacks.use('render', cause)).toThrow(expect.objectContaining({ cause }))
    fallbacks.allow('render')
    expect(() => fallbacks.use('render', cause)).not.toThrow()
    expect(() => fallbacks.use('reader', cause)).toThrow('Express answered')
    expect(() => fallbacks.use('gate', cause)).not.toThrow()
    expect(fallbacks.counts).toMatchObject({ render: 2, reader: 1, gate: 1 })
  })
})
