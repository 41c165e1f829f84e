import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLog } from '#server/core/log.ts'
import { createBatch } from './batch.ts'

const log = createLog({ LOG_LEVEL: 'silent', NODE_ENV: 'test' })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function slowBatch() {
  const written: number[] = []
  const ends: ((failure?: Error) => void)[] = []
  const batch = createBatch<number>(log, {
    name: 'numbers',
    maxItems: 3,
    write: (items) =>
      new Promise((resolve, reject) => {
        written.push(items.length)
        ends.push((failure) => (failure ? reject(failure) : resolve()))
      }),
  })
  async function end(failure?: Error): Promise<void> {
    ends.shift()?.(failure)
    await vi.advanceTimersByTimeAsync(0)
  }
  const add = async (count: number) => {
    for (let one = 0; one < count; one++) batch.add(one)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { batch, written, add, end }
}

test('what is added during a write is written in full batches, the rest by the timer', async () => {
  const { written, add, end } = slowBatch()
  await add(3)
  await add(7)
  expect(written).toEqual([3])
  await end()
  await end()
  await end()
  expect(written).toEqual([3, 3, 3])
  await vi.advanceTimersByTimeAsync(3000)
  expect(written).toEqual([3, 3, 3, 1])
})

test('after a failure the timer tries again, not each that is added', async () => {
  const { written, add, end } = slowBatch()
  await add(3)
  await end(new Error('no connection'))
  await add(5)
  expect(written).toEqual([3])
  await vi.advanceTimersByTimeAsync(3000)
  expect(written).toEqual([3, 3])
  await end()
  await end()
  await end()
  await add(3)
  expect(written).toEqual([3, 3, 3, 2, 3])
})

test('a flush writes the rest', async () => {
  const { batch, written, add, end } = slowBatch()
  await add(2)
  const flushed = batch.flush()
  await add(0)
  await end()
  await flushed
  expect(written).toEqual([2])
})
