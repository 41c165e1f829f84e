import { renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetOwn } from '#client/core/storage.ts'

const fresh = (listingId: string) => ({ listingId, kind: 'new' as const, priceUSDBefore: null })
const minutes = (count: number) => Date.now() - count * 60_000

/** As a page that was just loaded. */
async function reloaded() {
  vi.resetModules()
  const { addNews, useNewsOf } = await import('./newsStore.ts')
  return { addNews, kindOf: (id: string) => renderHook(() => useNewsOf(id)).result.current?.kind }
}

beforeEach(() => localStorage.clear())

describe('what is new to a saved search that was opened', () => {
  it('is marked after a reload too', async () => {
    const { addNews } = await reloaded()
    addNews('one', [fresh('a'), { ...fresh('b'), kind: 'price_drop', priceUSDBefore: '90000' }])
    const { kindOf } = await reloaded()
    expect(['a', 'b', 'c'].map(kindOf)).toEqual(['new', 'price_drop', undefined])
  })

  it('stays marked where the search is opened again in the same visit, with what came meanwhile', async () => {
    const { addNews, kindOf } = await reloaded()
    addNews('one', [fresh('a')], minutes(20))
    addNews('one', [fresh('b')])
    expect(['a', 'b'].map(kindOf)).toEqual(['new', 'new'])
  })

  it('is no longer new on the next visit of that search, nor after a day', async () => {
    const { addNews, kindOf } = await reloaded()
    addNews('old', [fresh('c')], minutes(25 * 60))
    addNews('one', [fresh('a')], minutes(40))
    addNews('other', [fresh('b')], minutes(40))
    addNews('one', [])
    expect(['a', 'b', 'c'].map(kindOf)).toEqual([undefined, 'new', undefined])
  })

  it('goes with whoever signs out', async () => {
    const { addNews } = await reloaded()
    addNews('one', [fresh('a')])
    forgetOwn()
    expect((await reloaded()).kindOf('a')).toBeUndefined()
  })

  it.each(['[', '[1]', '[null]', '[{"savedSearchId":"one","at":1,"news":[null]}]'])(
    'is nothing where %s is stored',
    async (text) => {
      localStorage.setItem('oga.own.news', text)
      expect((await reloaded()).kindOf('a')).toBeUndefined()
    },
  )
})
