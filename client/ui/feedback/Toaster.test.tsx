import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { findToast, renderAt, words } from '#tests/components/render.tsx'
import { toast, toastDuration, toastTiming } from './toasts.ts'

const { core } = words.es
const show = (input: Parameters<typeof toast>[0]) => act(() => toast(input))
const shown = () => screen.queryAllByRole('listitem')

describe('a toast', () => {
  it('shows its texts and replaces the previous toast', async () => {
    renderAt(null)
    show({ title: 'One', description: 'of them' })
    await findToast('One', 'of them')
    show({ description: 'another' })
    await findToast('', 'another')
    expect(shown()).toHaveLength(1)
  })

  it('gets focus by F8 and closes by its close button', async () => {
    const { person } = renderAt(null)
    show({ title: 'One' })
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
    expect(screen.getByRole('list')).toHaveFocus()
    await person.click(screen.getByRole('button', { name: core.close }))
    expect(shown()).toEqual([])
  })

  it('runs its action once', async () => {
    const onPress = vi.fn()
    const { person } = renderAt(null)
    show({ title: 'Removed', action: { label: 'Undo', onPress } })
    await person.click(screen.getByRole('button', { name: 'Undo' }))
    expect(onPress).toHaveBeenCalledOnce()
    await waitFor(() => expect(shown()).toEqual([]))
  })

  it('closes after its duration', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { duration } = toastTiming
    toastTiming.duration = toastDuration
    try {
      renderAt(null)
      show({ title: 'One' })
      expect(shown()).toHaveLength(1)
      act(() => vi.advanceTimersByTime(4900))
      expect(shown()).toHaveLength(1)
      act(() => vi.advanceTimersByTime(200))
      expect(shown()).toEqual([])
    } finally {
      toastTiming.duration = duration
      vi.useRealTimers()
    }
  })
})
