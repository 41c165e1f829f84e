import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { findToast, renderAt, words } from '#tests/components/render.tsx'
import { toast } from './toasts.ts'

const { core } = words.es
const show = (input: Parameters<typeof toast>[0]) => act(() => toast(input))
const shown = () => screen.queryAllByRole('listitem')

describe('a notification', () => {
  it('says what it is told, and takes the place of the one before', async () => {
    renderAt(null)
    show({ title: 'One', description: 'of them' })
    await findToast('One', 'of them')
    show({ description: 'another' })
    await findToast('', 'another')
    expect(shown()).toHaveLength(1)
  })

  it('is reached by F8 and leaves by its cross', async () => {
    const { person } = renderAt(null)
    show({ title: 'One' })
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
    expect(screen.getByRole('list')).toHaveFocus()
    await person.click(screen.getByRole('button', { name: core.close }))
    expect(shown()).toEqual([])
  })

  it('offers a way to act on it, once', async () => {
    const onPress = vi.fn()
    const { person } = renderAt(null)
    show({ title: 'Removed', action: { label: 'Undo', onPress } })
    await person.click(screen.getByRole('button', { name: 'Undo' }))
    expect(onPress).toHaveBeenCalledOnce()
    await waitFor(() => expect(shown()).toEqual([]))
  })

  it('leaves by itself after a while', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      renderAt(null)
      show({ title: 'One' })
      expect(shown()).toHaveLength(1)
      act(() => vi.advanceTimersByTime(4900))
      expect(shown()).toHaveLength(1)
      act(() => vi.advanceTimersByTime(200))
      expect(shown()).toEqual([])
    } finally {
      vi.useRealTimers()
    }
  })
})
