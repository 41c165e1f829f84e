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
  it('changes one listing and leaves the others and the total', () => {
    const changed = withChanged(pages, 'c', (listing) => ({ ...listing, status: 'reserved' }))
    expect(changed.pages[1]?.items[0]?.status).toBe('reserved')
    expect(changed.pages[0]).toEqual(pages.pages[0])
  })

  it('removes one listing and lowers the total of every page', () => {
    const changed = withChanged(pages, 'a', () => undefined)
    expect(changed.pages.map(({ items }) => items.map(({ id }) => id))).toEqual([['b'], ['c']])
    expect(changed.pages.map(({ total }) => total)).toEqual([2, 2])
  })
})
