import { render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Veil } from './Veil.tsx'

const { documentElement } = document
afterEach(() => vi.restoreAllMocks())

it('locks the scroll of the page until the last veil is gone', () => {
  const { rerender } = render([<Veil key="one" open />, <Veil key="two" open />])
  expect(documentElement.dataset.scrollLocked).toBeDefined()
  rerender([<Veil key="two" open={false} />])
  expect(documentElement.dataset.scrollLocked).toBeDefined()
  rerender([])
  expect(documentElement.dataset.scrollLocked).toBeUndefined()
})

it.each([
  ['keeps the place of a scroll bar free', 15, 'gutter'],
  ['leaves the width as it is where none takes place', 0, ''],
])('%s', (_, bar, expected) => {
  vi.spyOn(documentElement, 'clientWidth', 'get').mockReturnValue(innerWidth - bar)
  render(<Veil open />)
  expect(documentElement.dataset.scrollLocked).toBe(expected)
})
