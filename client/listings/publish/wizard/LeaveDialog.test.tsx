import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Link, useLocation } from 'wouter'
import { useLeaving } from '#client/core/history/useLeaving.ts'
import { renderAt, words } from '#tests/components/render.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'

const w = words.es.publish.leave

function Page() {
  const [path] = useLocation()
  return path === '/publish' ? <Form /> : <h1>other page</h1>
}

function Form() {
  const [isGuarded, setGuarded] = useState(true)
  const leaving = useLeaving(isGuarded)
  return (
    <>
      <h1>form</h1>
      <Link href="/search">search</Link>
      <Link href="/publish?step=price">step</Link>
      <button type="button" onClick={() => setGuarded(!isGuarded)}>
        toggle
      </button>
      <LeaveDialog {...leaving} />
    </>
  )
}

function open() {
  history.replaceState(null, '', '/home')
  history.pushState(null, '', '/publish')
  return renderAt(<Page />, { url: '/publish' })
}
const link = (name: string) => screen.getByRole('link', { name })
const dialog = () => screen.queryByRole('alertdialog', { name: w.title })
const button = (name: string) => within(screen.getByRole('alertdialog')).getByRole('button', { name })
const isOn = (name: string) => expect(screen.getByRole('heading', { name, hidden: true })).toBeInTheDocument()
const asksOnUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

describe('leaving while photos are under way', () => {
  it('by a link asks first; staying stays, leaving leaves', async () => {
    const { person } = open()
    await person.click(link('search'))
    expect(dialog()).toBeInTheDocument()
    await person.click(button(w.stay))
    expect(dialog()).not.toBeInTheDocument()
    isOn('form')
    expect(location.pathname).toBe('/publish')
    await person.click(link('search'))
    await person.click(button(w.leave))
    await waitFor(() => isOn('other page'))
    expect(location.pathname).toBe('/search')
    expect(asksOnUnload()).toBe(false)
  })

  it('by going back asks first, as often as that is tried', async () => {
    const { person } = open()
    for (const answer of [w.stay, w.leave]) {
      act(() => history.back())
      await waitFor(() => expect(dialog()).toBeInTheDocument())
      expect(location.pathname).toBe('/publish')
      isOn('form')
      await person.click(button(answer))
    }
    await waitFor(() => expect(location.pathname).toBe('/home'))
    await waitFor(() => isOn('other page'))
  })

  it('asks in a dialog that going back closes, and that leaves nothing in the history', async () => {
    const { person } = open()
    await person.click(link('search'))
    act(() => history.back())
    await waitFor(() => expect(dialog()).not.toBeInTheDocument())
    isOn('form')
    expect(location.pathname).toBe('/publish')
    await person.click(link('search'))
    await person.click(button(w.leave))
    await waitFor(() => isOn('other page'))
    act(() => history.back())
    await waitFor(() => isOn('form'))
    await person.click(screen.getByRole('button', { name: 'toggle' }))
    act(() => history.back())
    await waitFor(() => expect(location.pathname).toBe('/home'))
  })

  it('by closing or reloading asks in the words of the browser', async () => {
    const { person } = open()
    expect(asksOnUnload()).toBe(true)
    await person.click(screen.getByRole('button', { name: 'toggle' }))
    expect(asksOnUnload()).toBe(false)
  })

  it('does not ask for another step, another tab, or once the photos are there', async () => {
    const { person } = open()
    await person.click(link('step'))
    expect(location.search).toBe('?step=price')
    fireEvent.click(link('search'), { ctrlKey: true })
    expect(dialog()).not.toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: 'toggle' }))
    await person.click(link('search'))
    await waitFor(() => isOn('other page'))
  })

  it('asks no more when the photos arrive meanwhile', async () => {
    const { person } = open()
    await person.click(link('search'))
    fireEvent.click(screen.getByRole('button', { name: 'toggle', hidden: true }))
    await waitFor(() => expect(dialog()).not.toBeInTheDocument())
    isOn('form')
    await person.click(screen.getByRole('button', { name: 'toggle' }))
    expect(dialog()).not.toBeInTheDocument()
  })
})
