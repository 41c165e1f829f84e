import { expect, it, vi } from 'vitest'
import { dehydrated } from './dehydrated.ts'
import { markHydrated, onceHydrated } from './earlyClicks.ts'

function waitingPart(): HTMLElement {
  const part = document.createElement('div')
  part.setAttribute(dehydrated, '')
  document.body.append(part)
  return part
}

it('what must not meet hydration waits for all parts of the page', () => {
  const [first, last] = [waitingPart(), waitingPart()]
  const [open, givenUp, atOnce] = [vi.fn(), vi.fn(), vi.fn()]
  onceHydrated(open)
  const giveUp = onceHydrated(givenUp)
  markHydrated(first)
  expect(open).not.toHaveBeenCalled()
  giveUp()
  markHydrated(last)
  expect(open).toHaveBeenCalledOnce()
  expect(givenUp).not.toHaveBeenCalled()
  onceHydrated(atOnce)
  expect(atOnce).toHaveBeenCalledOnce()
  markHydrated(null)
  expect(open).toHaveBeenCalledOnce()
})
