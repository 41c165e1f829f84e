import { afterEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '#server/core/errors.ts'
import { createSemaphore } from './semaphore.ts'

function controlledWork() {
  const ends: (() => void)[] = []
  return {
    begun: () => ends.length,
    work: () => new Promise<string>((resolve) => ends.push(() => resolve('done'))),
    end: () => ends.at(-1)?.(),
  }
}

const nextTick = () => new Promise((resolve) => setImmediate(resolve))

afterEach(() => void vi.useRealTimers())

describe('a semaphore', () => {
  it('does so much at once and lets so much wait; what comes then is refused with when to come again', async () => {
    const run = createSemaphore({ concurrency: 1, maxQueued: 1, queueTimeout: 60_000 })
    const { work, begun, end } = controlledWork()
    const [first, second] = [run(work), run(work)]
    const refused = await run(work).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(AppError)
    expect(refused).toMatchObject({ code: 'unavailable', details: { headers: { 'Retry-After': '5' } } })
    expect(begun()).toBe(1)
    end()
    expect(await first).toBe('done')
    await nextTick()
    expect(begun()).toBe(2)
    end()
    expect(await second).toBe('done')
  })

  it('does not begin what has waited for too long', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const run = createSemaphore({ concurrency: 1, maxQueued: 5, queueTimeout: 1000 })
    const { work, begun, end } = controlledWork()
    const first = run(work)
    const late = [1, 2, 3].map(() => run(work).catch((error: unknown) => error))
    vi.advanceTimersByTime(1001)
    await nextTick()
    end()
    expect(await first).toBe('done')
    for (const one of await Promise.all(late)) expect(one).toMatchObject({ code: 'unavailable' })
    expect(begun()).toBe(1)
    expect(await run(async () => 'next')).toBe('next')
  })

  it('refuses all that have waited for too long, while the work before them still goes on', async () => {
    const run = createSemaphore({ concurrency: 1, maxQueued: 5, queueTimeout: 20 })
    const { work, begun, end } = controlledWork()
    const first = run(work)
    const late = await Promise.all([run(work), run(work)].map((one) => one.catch((error: unknown) => error)))
    expect(late).toMatchObject([{ code: 'unavailable' }, { code: 'unavailable' }])
    expect(begun()).toBe(1)
    end()
    expect(await first).toBe('done')
    expect(await run(async () => 'next')).toBe('next')
  })

  it('passes on what the work throws, and is free again', async () => {
    const run = createSemaphore({ concurrency: 1, maxQueued: 0, queueTimeout: 1000 })
    await expect(run(() => Promise.reject(new RangeError('no')))).rejects.toThrow(RangeError)
    expect(await run(async () => 'next')).toBe('next')
  })
})
