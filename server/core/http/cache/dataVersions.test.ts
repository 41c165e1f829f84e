import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createDataVersions, type DataVersions } from './dataVersions.ts'

let versions: DataVersions
beforeEach(() => {
  vi.useFakeTimers()
  versions = createDataVersions()
})
afterEach(() => {
  vi.useRealTimers()
})

it('a version is recent while it is current, and for a minute after', () => {
  vi.advanceTimersByTime(3_600_000)
  expect(versions.isRecent(0)).toBe(true)
  versions.next()
  vi.advanceTimersByTime(60_000)
  expect([versions.current, versions.isRecent(0), versions.isRecent(1)]).toEqual([1, true, true])
  vi.advanceTimersByTime(1)
  expect([versions.isRecent(0), versions.isRecent(1)]).toEqual([false, true])
})

it('once frozen, what is recent stays so, but for what was outdated by a write that is known of', () => {
  versions.next()
  versions.freeze()
  vi.advanceTimersByTime(3_600_000)
  expect([versions.isRecent(0), versions.isRecent(1)]).toEqual([true, true])
  versions.next()
  expect([versions.isRecent(0), versions.isRecent(1), versions.isRecent(2)]).toEqual([false, true, true])
})

it('after a restart nothing of before is recent', () => {
  versions.next()
  versions.freeze()
  versions.restart()
  expect([versions.isRecent(0), versions.isRecent(1), versions.isRecent(2)]).toEqual([false, false, true])
  vi.advanceTimersByTime(3_600_000)
  versions.next()
  vi.advanceTimersByTime(60_001)
  expect(versions.isRecent(2)).toBe(false)
})
