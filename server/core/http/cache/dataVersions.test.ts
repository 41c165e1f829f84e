import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createDataVersions, type DataVersions, type Reading } from './dataVersions.ts'

let versions: DataVersions

beforeEach(() => {
  vi.useFakeTimers()
  versions = createDataVersions()
})
afterEach(() => {
  vi.useRealTimers()
})

const current = (topic: string) => [0, 1, 2].map((version) => versions.isCurrent(version, [topic]))
const isShowable = (version: number, topic = 'a', reading: Partial<Reading> = {}) =>
  versions.isShowable({ version, topics: [topic], storedAt: Date.now(), isHeard: true, ...reading })
const recent = (topic: string) => [0, 1, 2].map((version) => isShowable(version, topic))

it('a version is current until one of its topics changes', () => {
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

it('once frozen, recent versions stay recent, except for those outdated by a known write', () => {
  versions.change(['a'])
  versions.freeze()
  vi.advanceTimersByTime(3_600_000)
  expect(recent('a')).toEqual([true, true, true])
  versions.change(['a'])
  expect(recent('a')).toEqual([false, false, true])
})

it('a read before a gap is not current after it, and recent if the gap began less than a minute ago', () => {
  versions.freeze()
  vi.advanceTimersByTime(30_000)
  versions.restart()
  expect([versions.isCurrent(0, ['a']), isShowable(0)]).toEqual([false, true])
  vi.advanceTimersByTime(30_001)
  expect(isShowable(0)).toBe(false)
})

it('a read during a gap is not current after it, and recent for a minute after its end', () => {
  versions.freeze()
  const version = versions.current
  vi.advanceTimersByTime(3_600_000)
  versions.restart()
  expect([isShowable(0), versions.isCurrent(version, ['a']), isShowable(version)]).toEqual([
    false,
    false,
    true,
  ])
  vi.advanceTimersByTime(60_001)
  expect([isShowable(version), isShowable(versions.current)]).toEqual([false, true])
})

it('a second loss of the same connection changes nothing', () => {
  versions.freeze()
  const version = versions.current
  versions.freeze()
  expect(versions.current).toBe(version)
})

it('old reads are not served: a day old with known changes, a minute without', () => {
  const age = (milliseconds: number, isHeard: boolean) =>
    isShowable(0, 'a', { storedAt: Date.now() - milliseconds, isHeard })
  expect([age(86_399_999, true), age(86_400_000, true)]).toEqual([true, false])
  expect([age(59_999, false), age(60_000, false)]).toEqual([true, false])
})

it('tracks a limited number of topics; more count as one', () => {
  for (let n = 0; n < 60_000; n++) versions.change([`id ${n}`])
  expect(versions.isCurrent(versions.current, ['id 0'])).toBe(true)
  expect(versions.isCurrent(0, ['other'])).toBe(false)
})
