import { render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { starting } from '#shared/page/starting.ts'
import { layOutRest, offscreenProps } from './layOutRest.ts'

it('all parts of a page from the server are laid out in the end; those of other pages are from the start', async () => {
  const root = document.documentElement
  const parts = (
    <ul>
      {Array.from({ length: 8 }, (_, number) => (
        <li key={String(number)} {...offscreenProps} />
      ))}
    </ul>
  )
  const waiting = () => screen.getAllByRole('listitem').filter((part) => part.matches('[data-offscreen]'))
  const { unmount } = render(parts)
  layOutRest()
  expect(waiting()).toHaveLength(8)
  unmount()

  root.setAttribute(starting, '')
  render(parts)
  layOutRest()
  await waitFor(() => expect(waiting()).toEqual([]), { timeout: 15_000 })
  await waitFor(() => expect(root.hasAttribute(starting)).toBe(false), { timeout: 15_000 })
})
