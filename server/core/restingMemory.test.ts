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

test('V8 saves memory while there is work that leaves much behind, most while files are streamed', async () => {
  const setFlags = vi.spyOn(v8, 'setFlagsFromString').mockReturnValue()
  const flags = () => setFlags.mock.calls.splice(0).flat()
  const setTo = (growth: number, factor: number) => [
    `--heap-growing-percent=${growth}`,
    `--semi-space-growth-factor=${factor}`,
  ]
  let end = () => {}
  const long = frugally('work', () => new Promise<void>((resolve) => (end = resolve)))
  expect(flags()).toEqual(setTo(50, 2))
  await expect(frugally('stream', () => Promise.reject(new Error('in vain')))).rejects.toThrow('in vain')
  expect(flags()).toEqual([...setTo(35, 1), ...setTo(50, 2)])
  end()
  await long
  expect(flags()).toEqual(setTo(0, 2))
})
