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
  await end(new Error('no connection', { cause: { code: 'ECONNREFUSED' } }))
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

test('what the database refuses is dropped alone, and logged once', async () => {
  const logged: object[] = []
  const stored: string[] = []
  const batch = createBatch<string>(
    createLog({ LOG_LEVEL: 'info', NODE_ENV: 'test' }, { write: (line) => logged.push(JSON.parse(line)) }),
    {
      name: 'words',
      write: async (items) => {
        if (items.some((one) => one.includes('\0'))) throw Object.assign(new Error(), { code: '22P05' })
        stored.push(...items)
      },
    },
  )
  for (const item of ['a', 'b\0', 'c', 'd', 'e\0']) batch.add(item)
  await batch.flush()
  batch.add('f')
  await batch.flush()
  expect(stored).toEqual(['a', 'c', 'd', 'f'])
  expect(logged).toMatchObject([{ batch: 'words', items: 2, err: { code: '22P05' } }])
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
