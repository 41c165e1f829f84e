import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { currentToast, dismissToast, toast, toastRemovalDelay } from './toasts.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('a toast', () => {
  it('replaces the previous one while that is open', () => {
    toast({ title: 'one' })
    toast({ title: 'two', variant: 'destructive' })
    expect(currentToast()).toMatchObject({ title: 'two', variant: 'destructive', open: true })
  })

  it('closes when dismissed and is removed later', () => {
    toast({ title: 'one' })
    dismissToast(currentToast()?.id ?? 0)
    expect(currentToast()).toMatchObject({ title: 'one', open: false })
    vi.advanceTimersByTime(toastRemovalDelay)
    expect(currentToast()).toBeUndefined()
  })

  it('stays open when an earlier one is dismissed', () => {
    toast({ title: 'one' })
    const first = currentToast()?.id ?? 0
    toast({ title: 'two' })
    dismissToast(first)
    expect(currentToast()).toMatchObject({ title: 'two', open: true })
  })

  it('stays open when an earlier dismissed one would be removed', () => {
    toast({ title: 'one' })
    dismissToast(currentToast()?.id ?? 0)
    toast({ title: 'two' })
    vi.advanceTimersByTime(toastRemovalDelay)
    expect(currentToast()).toMatchObject({ title: 'two' })
  })
})
