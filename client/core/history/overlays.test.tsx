import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Link, useLocation } from 'wouter'
import { Dialog } from '#client/ui/Dialog.tsx'
import { DropdownMenu } from '#client/ui/DropdownMenu.tsx'
import { renderAt, words } from '#tests/components/render.tsx'
import { useAddressedOverlay } from './useOverlay.ts'

const { core } = words.es

function Pages() {
  const [path, navigate] = useLocation()
  if (path !== '/page') return <p>{path}</p>
  return <Page navigate={navigate} />
}

function Page({ navigate }: { navigate: ReturnType<typeof useLocation>[1] }) {
  const [first, setFirst] = useState(false)
  const [second, setSecond] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const numbered = useAddressedOverlay({
    parameter: 'number',
    parse: (value) => (/^\d$/.test(value) ? Number(value) : undefined),
    onMissing: () => undefined,
  })
  return (
    <>
      <button type="button" onClick={() => setFirst(true)}>
        open first
      </button>
      <button type="button" onClick={() => numbered.open('1')}>
        open number
      </button>
      <DropdownMenu
        trigger={<button type="button">menu</button>}
        items={[
          { label: 'to first', onSelect: () => setFirst(true) },
          { label: 'away', onSelect: () => navigate('/away') },
        ]}
      />
      <Dialog title="First" open={first} onOpenChange={(open) => setFirst(open || isBusy)}>
        <button type="button" onClick={() => setSecond(true)}>
          open second
        </button>
        <button type="button" onClick={() => setBusy(true)}>
          work
        </button>
        <button type="button" onClick={() => navigate('/page?filter=a', { replace: true })}>
          filter
        </button>
        <Link href="/away">away</Link>
        <Link href="/away" onClick={() => setFirst(false)}>
          close and away
        </Link>
        <button type="button" onClick={() => navigate('/away', { replace: true })}>
          away for good
        </button>
        <Dialog title="Second" open={second} onOpenChange={setSecond}>
          <Link href="/away">away from second</Link>
        </Dialog>
      </Dialog>
      <Dialog
        title={`Number ${numbered.shown}`}
        addressed
        open={numbered.shown !== undefined}
        onOpenChange={numbered.close}
      >
        <button type="button" onClick={() => numbered.change('2')}>
          next
        </button>
        <Link href="/away">away</Link>
      </Dialog>
    </>
  )
}

const dialogs = () => screen.queryAllByRole('dialog', { hidden: true }).map((one) => one.textContent)
const isOpen = (title: string) => dialogs().some((text) => text?.startsWith(title))
const address = () => location.pathname + location.search
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)))

async function step(by: number) {
  act(() => history.go(by))
  await settled()
}
const back = () => step(-1)
const forward = () => step(1)

async function open(query = '') {
  history.pushState(null, '', '/before')
  history.pushState(null, '', `/page${query}`)
  const { person } = renderAt(<Pages />, { url: `/page${query}` })
  await settled()
  return async (name: string) => {
    const [found] = screen
      .queryAllByText(name)
      .map((text) => text.closest('button, a, [role=menuitem]'))
      .filter((one) => one !== null)
    await person.click(found ?? screen.getByRole('button', { name }))
    await settled()
  }
}

describe('going back', () => {
  it('closes a dialog, then leaves the page', async () => {
    const press = await open()
    await press('open first')
    expect(isOpen('First')).toBe(true)
    await back()
    expect(dialogs()).toEqual([])
    expect(address()).toBe('/page')
    await back()
    expect(address()).toBe('/before')
  })

  it('closes the topmost of two, one by one or both at once', async () => {
    const press = await open()
    await press('open first')
    await press('open second')
    await back()
    expect([isOpen('First'), isOpen('Second')]).toEqual([true, false])
    await press('open second')
    await step(-2)
    expect(dialogs()).toEqual([])
    expect(address()).toBe('/page')
  })

  it('closes a menu', async () => {
    const press = await open()
    await press('menu')
    expect(screen.getByRole('menu')).toBeInTheDocument()
    await back()
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    expect(address()).toBe('/page')
  })

  it.each([
    ['the button', (press: (name: string) => Promise<void>) => press(core.close)],
    [
      'Escape',
      async () => act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))),
    ],
  ])('leaves the page once %s has closed the dialog', async (_, close) => {
    const press = await open()
    await press('open first')
    await close(press)
    await settled()
    expect(dialogs()).toEqual([])
    await back()
    expect(address()).toBe('/before')
  })

  it('leaves the page once a dialog is gone with its owner', async () => {
    const press = await open()
    await press('open first')
    await press('away for good')
    expect(address()).toBe('/away')
    await back()
    expect(address()).toBe('/before')
  })

  it('does not close a dialog that is at work, however often', async () => {
    const press = await open()
    await press('open first')
    await press('work')
    for (const _ of [1, 2]) {
      await back()
      expect(isOpen('First')).toBe(true)
      expect(address()).toBe('/page')
    }
  })

  it('retains what was changed in the address meanwhile', async () => {
    const press = await open()
    await press('open first')
    await press('filter')
    expect(isOpen('First')).toBe(true)
    await back()
    expect(dialogs()).toEqual([])
    expect(address()).toBe('/page?filter=a')
    await back()
    expect(address()).toBe('/before')
  })

  it.each([['away'], ['close and away']])(
    'from the page of a link in a dialog skips the dialog: %s',
    async (link) => {
      const press = await open()
      await press('open first')
      await press(link)
      expect(address()).toBe('/away')
      await back()
      expect(address()).toBe('/page')
      expect(dialogs()).toEqual([])
      await back()
      expect(address()).toBe('/before')
    },
  )

  it('from the page of a link in a dialog over another skips both', async () => {
    const press = await open()
    await press('open first')
    await press('open second')
    await press('away from second')
    expect(address()).toBe('/away')
    await back()
    expect([address(), dialogs()]).toEqual(['/page', []])
    await back()
    expect(address()).toBe('/before')
  })

  it('skips a menu that led to a page or to a dialog', async () => {
    const press = await open()
    await press('menu')
    await press('to first')
    expect(isOpen('First')).toBe(true)
    await back()
    expect([address(), dialogs()]).toEqual(['/page', []])
    await press('menu')
    await press('away')
    await back()
    await back()
    expect(address()).toBe('/before')
  })
})

describe('going forward', () => {
  it('to a closed dialog stays on the page', async () => {
    const press = await open()
    await press('open first')
    await back()
    await forward()
    expect([address(), dialogs()]).toEqual(['/page', []])
    await back()
    expect(address()).toBe('/before')
  })

  it('reopens what has an address, also from another page', async () => {
    const press = await open()
    await press('open number')
    await back()
    expect(dialogs()).toEqual([])
    await forward()
    expect(isOpen('Number 1')).toBe(true)
    await press('away')
    expect(address()).toBe('/away')
    await back()
    expect([address(), isOpen('Number 1')]).toEqual(['/page?number=1', true])
    await back()
    expect([address(), dialogs()]).toEqual(['/page', []])
  })
})

describe('an overlay with an address', () => {
  it('is in the URL while open, and takes one entry', async () => {
    const press = await open('?lang=en')
    await press('open number')
    expect(address()).toBe('/page?lang=en&number=1')
    await press('next')
    expect(address()).toBe('/page?lang=en&number=2')
    expect(isOpen('Number 2')).toBe(true)
    await press(core.close)
    expect([address(), dialogs()]).toEqual(['/page?lang=en', []])
    await back()
    expect(address()).toBe('/before')
  })

  it('opens with a shared link, and closes to the page', async () => {
    await open('?number=3&lang=en')
    expect(isOpen('Number 3')).toBe(true)
    await back()
    expect([address(), dialogs()]).toEqual(['/page?lang=en', []])
    await back()
    expect(address()).toBe('/before')
  })

  it('that does not exist shows the page', async () => {
    await open('?number=99&lang=en')
    expect([address(), dialogs()]).toEqual(['/page?lang=en', []])
    await back()
    expect(address()).toBe('/before')
  })
})
