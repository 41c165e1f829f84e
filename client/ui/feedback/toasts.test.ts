import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { currentToast, dismissToast, toast, toastRemovalDelay } from './toasts.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('a notification', () => {
  it('takes the place of the one before, where that still stands', () => {
    toast({ title: 'one' })
    toast({ title: 'two', variant: 'destructive' })
    expect(currentToast()).toMatchObject({ title: 'two', variant: 'destructive', open: true })
  })

  it('closes at once and is let go later, where it is dismissed', () => {
    toast({ title: 'one' })
    dismissToast(currentToast()?.id ?? 0)
    expect(currentToast()).toMatchObject({ title: 'one', open: false })
    vi.advanceTimersByTime(toastRemovalDelay)
    expect(currentToast()).toBeUndefined()
  })

  it('stays, where the dismissal was of an earlier one', () => {
    toast({ title: 'one' })
    const first = currentToast()?.id ?? 0
    toast({ title: 'two' })
    dismissToast(first)
    expect(currentToast()).toMatchObject({ title: 'two', open: true })
  })

  it('stays for its whole time, where an earlier one was dismissed before', () => {
    toast({ title: 'one' })
    dismissToast(currentToast()?.id ?? 0)
    toast({ title: 'two' })
    vi.advanceTimersByTime(toastRemovalDelay)
    expect(currentToast()).toMatchObject({ title: 'two' })
  })
})
