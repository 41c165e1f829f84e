import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPacedQueue } from './pacedQueue.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const bounds = { maxQueued: 8, queueTimeout: 60_000 }
const taking = (ms: number) => async () => {
  vi.advanceTimersByTime(ms)
  return performance.now()
}

it('a paced queue begins a work only after a pause in proportion to the one before', async () => {
  const run = createPacedQueue({ ...bounds, rest: 2 })
  const first = await run(taking(10))
  const begun: number[] = []
  const second = run(async () => void begun.push(performance.now()))
  await vi.advanceTimersByTimeAsync(19)
  expect(begun).toEqual([])
  await vi.advanceTimersByTimeAsync(2)
  await second
  expect(begun[0]).toBeGreaterThanOrEqual(first + 20)
})
