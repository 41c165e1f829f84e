import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { listingsApi } from '#shared/listings/listingsApi.ts'
import { renderAt, words } from '#tests/components/render.tsx'
import { stubEndpoint } from '#tests/components/server.ts'
import { SearchBar } from './SearchBar.tsx'

const w = words.es.listings
const suggestions = ['Villa Morra', 'Villa Elisa', 'Villarrica']

function open({ searchQuery = '' } = {}) {
  const requests = stubEndpoint(listingsApi.completions, ({ query }) =>
    query.query === 'zz' ? [] : suggestions.map((text) => ({ text, kind: 'neighborhood' as const })),
  )
  const onSearch = vi.fn()
  const rendered = renderAt(
    <>
      <SearchBar searchQuery={searchQuery} onSearch={onSearch} />
      <button type="button">Afuera</button>
    </>,
  )
  return { ...rendered, onSearch, requests, field: screen.getByRole('combobox', { name: w.searchLabel }) }
}

async function openTyped(text = 'villa') {
  const opened = open()
  await opened.person.type(opened.field, text)
  await screen.findByRole('listbox', { name: w.suggestions })
  return opened
}

const options = () => screen.getAllByRole('option')
const kind = w.suggestionKinds.neighborhood
const highlighted = () => screen.queryByRole('option', { selected: true })?.textContent?.replace(kind, '')
const expectClosed = () => expect(screen.queryByRole('listbox')).not.toBeInTheDocument()

describe('suggestions', () => {
  it('open from two letters on and are announced', async () => {
    const { field, requests, person } = open()
    await person.type(field, 'v')
    expect(field).toHaveAttribute('aria-expanded', 'false')
    await person.type(field, 'i')
    await screen.findByRole('listbox', { name: w.suggestions })
    expect(requests.map(({ query }) => query.query)).toEqual(['vi'])
    expect(field).toHaveAttribute('aria-expanded', 'true')
    expect(field).toHaveAttribute('aria-controls', screen.getByRole('listbox').id)
    expect(options().map(({ textContent }) => textContent)).toEqual(suggestions.map((text) => text + kind))
    expect(screen.getByText(w.suggestionsCount(3))).toHaveAttribute('role', 'status')
  })

  it('stay closed when there are none', async () => {
    const { field, requests, person } = open()
    await person.type(field, 'zz')
    await waitFor(() => expect(requests).toHaveLength(1))
    expectClosed()
  })

  it('are highlighted by the arrow keys, wrapping around, while the field keeps the focus', async () => {
    const { field, person } = await openTyped()
    expect(highlighted()).toBeUndefined()
    await person.keyboard('{ArrowDown}')
    expect(highlighted()).toBe('Villa Morra')
    expect(field).toHaveAttribute('aria-activedescendant', options()[0]?.id)
    await person.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(highlighted()).toBe('Villa Morra')
    await person.keyboard('{ArrowUp}')
    expect(highlighted()).toBe('Villarrica')
    expect(field).toHaveFocus()
  })

  it('fill the field and search when selected by Enter or a click', async () => {
    const { field, onSearch, person } = await openTyped()
    await person.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(field).toHaveValue('Villa Elisa')
    expectClosed()
    await person.clear(field)
    await person.type(field, 'villa')
    await screen.findByRole('listbox')
    await person.click(screen.getByRole('option', { name: `Villarrica ${kind}` }))
    expect(field).toHaveValue('Villarrica')
    expect(field).toHaveFocus()
    expectClosed()
    expect(onSearch.mock.calls).toEqual([['Villa Elisa'], ['Villarrica']])
  })

  it('are not applied by Enter without a highlight', async () => {
    const { onSearch, person } = await openTyped()
    await person.keyboard('{Enter}')
    expect(onSearch.mock.calls).toEqual([['villa']])
    expectClosed()
  })

  it('close on Escape, which leaves the text, and reopen by an arrow key', async () => {
    const { field, person } = await openTyped()
    await person.keyboard('{ArrowDown}{Escape}')
    expectClosed()
    await person.keyboard('{Escape}')
    expect(field).toHaveValue('villa')
    await person.keyboard('{ArrowUp}')
    expect(highlighted()).toBe('Villarrica')
  })

  it('close 150 ms after blur, or at once on a click outside', async () => {
    const { field, person } = await openTyped()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fireEvent.blur(field)
    act(() => vi.advanceTimersByTime(140))
    expect(screen.getByRole('listbox')).toBeInTheDocument()
    act(() => vi.advanceTimersByTime(20))
    expectClosed()
    vi.useRealTimers()
    await person.keyboard('{ArrowDown}')
    expect(screen.getByRole('listbox')).toBeInTheDocument()
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Afuera' }))
    expectClosed()
  })

  it('ignore keys during IME composition', async () => {
    const { field, onSearch, person } = await openTyped()
    await person.keyboard('{ArrowDown}')
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
    fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true })
    expect(highlighted()).toBe('Villa Morra')
    expect(onSearch).not.toHaveBeenCalled()
  })
})

describe('the text of a search', () => {
  it('is not searched when blank', async () => {
    const { field, onSearch, person } = open()
    await person.type(field, '   {Enter}')
    expect(onSearch).not.toHaveBeenCalled()
  })

  it('searches without a text when cleared, and the field has focus', async () => {
    const { field, onSearch, person } = open({ searchQuery: 'luque' })
    await person.click(screen.getByRole('button', { name: w.clearSearch }))
    expect(onSearch.mock.calls).toEqual([['']])
    expect(field).toHaveValue('')
    expect(field).toHaveFocus()
  })
})
