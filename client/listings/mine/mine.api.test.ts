import { describe, expect, it } from 'vitest'
import { withChanged } from './mine.api.ts'

const own = (id: string) => ({ id, status: 'active' })
const pages = {
  pages: [
    { items: [own('a'), own('b')], total: 3, totalIsCapped: false, next: 'x' },
    { items: [own('c')], total: 3, totalIsCapped: false, next: undefined },
  ],
  pageParams: [null, 'x'],
}

describe('withChanged', () => {
  it('when one is changed, leaves the others and the total', () => {
    const changed = withChanged(pages, 'c', (listing) => ({ ...listing, status: 'reserved' }))
    expect(changed.pages[1]?.items[0]?.status).toBe('reserved')
    expect(changed.pages[0]).toEqual(pages.pages[0])
  })

  it('when one is taken out, every page knows that there is one less', () => {
    const changed = withChanged(pages, 'a', () => undefined)
    expect(changed.pages.map(({ items }) => items.map(({ id }) => id))).toEqual([['b'], ['c']])
    expect(changed.pages.map(({ total }) => total)).toEqual([2, 2])
  })
})
