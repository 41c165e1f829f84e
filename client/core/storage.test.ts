import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod/mini'
import { stored } from './storage.ts'

const ids = z.array(z.string())

function browser(start: Record<string, string> = {}) {
  const items = new Map(Object.entries(start))
  const target = new EventTarget()
  vi.stubGlobal('window', target)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => items.set(key, text),
    removeItem: (key: string) => items.delete(key),
  })
  const fromAnotherTab = (key: string | null, newValue: string | null) =>
    target.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
  return { items, fromAnotherTab }
}

afterEach(() => vi.unstubAllGlobals())

describe('a stored value', () => {
  let tab: ReturnType<typeof browser>
  beforeEach(() => {
    tab = browser({ old: '["a"]', broken: '{', other: '{"a":1}' })
  })

  it('is read when it matches the schema', () => expect(stored('old', ids, []).get()).toEqual(['a']))
  it('is the fallback when nothing is stored', () => expect(stored('new', ids, ['x']).get()).toEqual(['x']))
  it('is the fallback when it is not JSON', () => expect(stored('broken', ids, []).get()).toEqual([]))
  it('is the fallback when it does not match the schema', () =>
    expect(stored('other', ids, []).get()).toEqual([]))

  it('is stored and notifies listeners when set', () => {
    const store = stored('new', ids, [])
    const listener = vi.fn()
    const stop = store.subscribe(listener)
    store.set(['b'])
    expect(tab.items.get('new')).toBe('["b"]')
    expect(store.get()).toEqual(['b'])
    stop()
    store.clear()
    expect(tab.items.has('new')).toBe(false)
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('updates from what another tab stored, even before its event arrives', () => {
    const store = stored('old', ids, [])
    tab.items.set('old', '["a","b"]')
    store.update((value) => [...value, 'c'])
    expect(store.get()).toEqual(['a', 'b', 'c'])
    expect(tab.items.get('old')).toBe('["a","b","c"]')
  })

  it('is the same object until it changes', () => {
    const store = stored('old', ids, [])
    expect(store.get()).toBe(store.get())
  })

  it('follows another tab that sets or clears it', () => {
    const store = stored('old', ids, [])
    tab.fromAnotherTab('old', '["c"]')
    expect(store.get()).toEqual(['c'])
    tab.fromAnotherTab('elsewhere', '["d"]')
    expect(store.get()).toEqual(['c'])
    tab.fromAnotherTab(null, null)
    expect(store.get()).toEqual([])
  })
})

describe('a stored value when storage is full', () => {
  it('stays in memory, says so, and is stored when there is room again', () => {
    const tab = browser({ old: '["a"]' })
    let isFull = true
    const setItem = localStorage.setItem
    vi.spyOn(localStorage, 'setItem').mockImplementation((key, text) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      setItem(key, text)
    })
    const onFailure = vi.fn()
    const store = stored('old', ids, [], { onFailure })
    expect(store.update((value) => [...value, 'b'])).toBe(false)
    expect(store.update((value) => [...value, 'c'])).toBe(false)
    expect(store.get()).toEqual(['a', 'b', 'c'])
    tab.fromAnotherTab('old', '["a"]')
    expect(store.get()).toEqual(['a', 'b', 'c'])
    expect(onFailure).toHaveBeenCalledTimes(2)
    isFull = false
    expect(store.update((value) => [...value, 'd'])).toBe(true)
    expect(tab.items.get('old')).toBe('["a","b","c","d"]')
  })
})

describe('a stored value when storage is blocked', () => {
  it('is held in memory', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('window', new EventTarget())
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    const store = stored('new', ids, [])
    store.set(['a'])
    expect(store.get()).toEqual(['a'])
  })
})
