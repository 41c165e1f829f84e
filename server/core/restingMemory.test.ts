import { performance } from 'node:perf_hooks'
import v8 from 'node:v8'
import { afterEach, expect, test, vi } from 'vitest'
import { freeMemoryAtRest, frugally } from './restingMemory.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('V8 saves memory from some quiet seconds on, and no longer under load', () => {
  vi.useFakeTimers()
  let utilization = 0
  vi.spyOn(performance, 'eventLoopUtilization').mockImplementation(() => ({
    idle: 0,
    active: 0,
    utilization,
  }))
  const setFlags = vi.spyOn(v8, 'setFlagsFromString').mockReturnValue()
  const pass = (share: number, seconds: number) => {
    utilization = share
    vi.advanceTimersByTime(seconds * 1000)
    return setFlags.mock.calls.splice(0).flat()
  }

  freeMemoryAtRest()
  expect(pass(0, 5)).toEqual([])
  expect(pass(0.3, 1)).toEqual([])
  expect(pass(0, 20)).toEqual(['--optimize-for-size'])
  // The collection itself.
  expect(pass(0.4, 1)).toEqual([])
  expect(pass(0.9, 20)).toEqual(['--no-optimize-for-size'])
})

test('V8 saves memory while there is work that leaves much behind', async () => {
  const setFlags = vi.spyOn(v8, 'setFlagsFromString').mockReturnValue()
  let end = () => {}
  const long = frugally(() => new Promise<void>((resolve) => (end = resolve)))
  await expect(frugally(() => Promise.reject(new Error('in vain')))).rejects.toThrow('in vain')
  expect(setFlags.mock.calls.flat()).toEqual(['--heap-growing-percent=50'])
  end()
  await long
  expect(setFlags.mock.calls.flat()).toEqual(['--heap-growing-percent=50', '--heap-growing-percent=0'])
})
