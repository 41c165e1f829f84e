import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPacedQueue } from './pacedQueue.ts'
import type { Semaphore } from './semaphore.ts'

vi.mock('node:timers/promises', () => ({ setTimeout: async (ms: number) => void pass(ms) }))
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const bounds = { maxQueued: 8, queueTimeout: 60_000, longestPause: 500 }

function pass(ms: number): number {
  vi.advanceTimersByTime(ms)
  return performance.now()
}

/** Milliseconds that it waited. */
async function work(run: Semaphore, ms: number): Promise<number> {
  const asked = performance.now()
  return (await run(async () => pass(ms))) - asked - ms
}

it('a paced queue begins a work only after a pause in proportion to the one before', async () => {
  const run = createPacedQueue({ ...bounds, rest: 2, burst: 0 })
  expect(await work(run, 10)).toBe(0)
  expect(await work(run, 30)).toBe(20)
  pass(50)
  expect(await work(run, 10)).toBe(10)
})

it('a work that fails rests as well', async () => {
  const run = createPacedQueue({ ...bounds, rest: 2, burst: 0 })
  const failing = run(async () => {
    pass(10)
    throw new Error('broken')
  })
  await expect(failing).rejects.toThrow('broken')
  expect(await work(run, 10)).toBe(20)
})

it('works now and then wait for none, until they took more than a burst', async () => {
  const run = createPacedQueue({ ...bounds, rest: 2, burst: 25 })
  for (const _ of [1, 2, 3]) expect(await work(run, 10)).toBe(0)
  expect(await work(run, 10)).toBe(10)
  pass(60_000)
  expect(await work(run, 20)).toBe(0)
  expect(await work(run, 10)).toBe(0)
  expect(await work(run, 10)).toBe(10)
})

it('no pause is longer than the longest', async () => {
  const run = createPacedQueue({ ...bounds, rest: 8, burst: 0 })
  await work(run, 1000)
  expect(await work(run, 10)).toBe(500)
  expect(await work(run, 10)).toBe(80)
})
