import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { once } from './once.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function resultOf(read: () => unknown): unknown {
  try {
    return read()
  } catch (thrown) {
    return thrown
  }
}

it('loads once and suspends until the value is there', async () => {
  const start = vi.fn(async () => 'value')
  const { load, read } = once(start)
  const loading = load()
  expect(load()).toBe(loading)
  expect(resultOf(read)).toBe(loading)
  expect(await loading).toBe('value')
  expect(read()).toBe('value')
  expect(start).toHaveBeenCalledTimes(1)
})

it('fails for all callers and retries after a delay', async () => {
  const error = new Error('away')
  const start = vi.fn(async () => 'value').mockRejectedValueOnce(error)
  const { load, read } = once(start)
  const failed = load()
  await expect(failed).rejects.toBe(error)
  expect(load()).toBe(failed)
  expect(resultOf(read)).toBe(error)
  vi.advanceTimersByTime(1000)
  expect(await load()).toBe('value')
  expect(read()).toBe('value')
  expect(start).toHaveBeenCalledTimes(2)
})
