import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
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
  fireEvent.pointerOver(document.body)
  await waitFor(() => expect(waiting()).toEqual([]), { timeout: 15_000 })
  await waitFor(() => expect(root.hasAttribute(starting)).toBe(false), { timeout: 15_000 })
})

it('a part laid out before its hydration is no mismatch', async () => {
  const warn = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const part = <section {...offscreenProps}>Casas</section>
  const container = document.createElement('div')
  container.innerHTML = renderToString(part)
  expect(container.querySelector('[data-offscreen]')).not.toBeNull()
  container.firstElementChild?.removeAttribute('data-offscreen')
  await act(async () => hydrateRoot(container, part))
  expect(warn).not.toHaveBeenCalled()
  warn.mockRestore()
})
