import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderAt, words } from '#tests/components/render.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'

const { core } = words.es

it('shows code that could not be loaded without a connection once there is one', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  let isThere = false
  function Part() {
    if (!isThere) throw new TypeError('Failed to fetch dynamically imported module: /assets/part.js')
    return <p>Part</p>
  }
  renderAt(
    <ErrorBoundary resetKey="">
      <Part />
    </ErrorBoundary>,
  )
  expect(await screen.findByText(core.noConnection)).toBeInTheDocument()
  isThere = true
  act(() => void dispatchEvent(new Event('online')))
  expect(screen.getByText('Part')).toBeInTheDocument()
})
