import { renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { forgetOwn } from '#client/core/storage.ts'
import { addNews, useNewsOf } from './newsStore.ts'

const fresh = (listingId: string) => ({ listingId, kind: 'new' as const, priceUSDBefore: null })
const minutes = (count: number) => Date.now() - count * 60_000

const key = 'oga.own.news'
const kindOf = (id: string) => renderHook(() => useNewsOf(id)).result.current?.kind

/** What is in memory goes; what is stored is read anew. */
function reload(): void {
  for (const change of [{ key: null }, { key, newValue: localStorage.getItem(key) }])
    window.dispatchEvent(new StorageEvent('storage', change))
}

describe('what is new to a saved search that was opened', () => {
  it('is marked after a reload too', () => {
    addNews('one', [fresh('a'), { ...fresh('b'), kind: 'price_drop', priceUSDBefore: '90000' }])
    reload()
    expect(['a', 'b', 'c'].map(kindOf)).toEqual(['new', 'price_drop', undefined])
  })

  it('stays marked where the search is opened again in the same visit, with what came meanwhile', () => {
    addNews('one', [fresh('a')], minutes(20))
    addNews('one', [fresh('b')])
    expect(['a', 'b'].map(kindOf)).toEqual(['new', 'new'])
  })

  it('is no longer new on the next visit of that search, nor after a day', () => {
    addNews('old', [fresh('c')], minutes(25 * 60))
    addNews('one', [fresh('a')], minutes(40))
    addNews('other', [fresh('b')], minutes(40))
    addNews('one', [])
    expect(['a', 'b', 'c'].map(kindOf)).toEqual([undefined, 'new', undefined])
  })

  it('goes with whoever signs out', () => {
    addNews('one', [fresh('a')])
    forgetOwn()
    reload()
    expect(kindOf('a')).toBeUndefined()
  })

  it.each(['[', '[1]', '[null]', '[{"savedSearchId":"one","at":1,"news":[null]}]'])(
    'is nothing where %s is stored',
    (text) => {
      localStorage.setItem(key, text)
      reload()
      expect(kindOf('a')).toBeUndefined()
    },
  )
})
