import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenUsed } from './idle.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const use = (name: string) => document.body.dispatchEvent(new Event(name, { bubbles: true }))

for (const name of ['pointerover', 'focusin', 'scroll'])
  it(`runs once when the page is first used (${name}), and not again when it has settled`, () => {
    const task = vi.fn()
    whenUsed(task)
    expect(task).not.toHaveBeenCalled()
    use(name)
    expect(task).toHaveBeenCalledTimes(1)
    use(name)
    vi.runAllTimers()
    expect(task).toHaveBeenCalledTimes(1)
  })

it('runs when the page has settled without being used', () => {
  const task = vi.fn()
  whenUsed(task)
  vi.runAllTimers()
  expect(task).toHaveBeenCalledTimes(1)
  use('focusin')
  expect(task).toHaveBeenCalledTimes(1)
})

it('does not run once cancelled', () => {
  const task = vi.fn()
  whenUsed(task)()
  use('pointerover')
  vi.runAllTimers()
  expect(task).not.toHaveBeenCalled()
})
