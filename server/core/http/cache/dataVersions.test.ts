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

const current = (topic: string) => [0, 1, 2].map((version) => versions.isCurrent(version, [topic]))
const recent = (topic: string) => [0, 1, 2].map((version) => versions.isRecent(version, [topic]))

it('a version is current until a topic of it changes, whatever else changes', () => {
  versions.change(['a', 'b'])
  versions.change(['c'])
  expect(current('a')).toEqual([false, true, true])
  expect(current('c')).toEqual([false, false, true])
  expect(current('d')).toEqual([true, true, true])
  expect(versions.isCurrent(1, ['d', 'c'])).toBe(false)
  versions.changeAll()
  expect(versions.current).toBe(3)
  expect([current('d'), versions.isCurrent(3, ['a', 'b', 'c', 'd'])]).toEqual([[false, false, false], true])
})

it('a version is recent while it is current, and for a minute after', () => {
  vi.advanceTimersByTime(3_600_000)
  versions.change(['a'])
  vi.advanceTimersByTime(60_000)
  expect([recent('a'), recent('b')]).toEqual([
    [true, true, true],
    [true, true, true],
  ])
  vi.advanceTimersByTime(1)
  expect([recent('a'), recent('b')]).toEqual([
    [false, true, true],
    [true, true, true],
  ])
})

it('a version is recent for a minute after the first change of its topics, not the last', () => {
  versions.change(['a'])
  vi.advanceTimersByTime(50_000)
  versions.change(['a'])
  vi.advanceTimersByTime(10_001)
  expect(recent('a')).toEqual([false, true, true])
})

it('once frozen, what is recent stays so, but for what was outdated by a write that is known of', () => {
  versions.change(['a'])
  versions.freeze()
  vi.advanceTimersByTime(3_600_000)
  expect(recent('a')).toEqual([true, true, true])
  versions.change(['a'])
  expect(recent('a')).toEqual([false, true, true])
})

it('after a restart nothing of before is recent', () => {
  versions.change(['a'])
  versions.freeze()
  versions.restart()
  expect([recent('a'), recent('b')]).toEqual([
    [false, false, true],
    [false, false, true],
  ])
  vi.advanceTimersByTime(3_600_000)
  versions.change(['a'])
  vi.advanceTimersByTime(60_001)
  expect(recent('a')).toEqual([false, false, false])
})

it('tells so many topics apart; more are all one', () => {
  for (let n = 0; n < 60_000; n++) versions.change([`id ${n}`])
  expect(versions.isCurrent(versions.current, ['id 0'])).toBe(true)
  expect(versions.isCurrent(0, ['other'])).toBe(false)
})
