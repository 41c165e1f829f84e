import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Dialog } from '#client/ui/Dialog.tsx'
import type { ListingSearch } from '#shared/search/listingSearch.ts'
import { renderAt, words } from '#tests/components/render.tsx'
import { PlaceFilter } from './PlaceFilter.tsx'

const w = words.es.search

function Sheet({ onClose }: { onClose: () => void }) {
  const [search, setSearch] = useState<ListingSearch>({})
  return (
    <Dialog open onOpenChange={onClose} title={w.filters}>
      <PlaceFilter search={search} change={(change) => setSearch({ ...search, ...change })} />
    </Dialog>
  )
}

function openSheet() {
  const onClose = vi.fn()
  return {
    ...renderAt(<Sheet onClose={onClose} />),
    onClose,
    field: screen.getByRole('combobox', { name: w.place }),
  }
}

describe('the place filter in a sheet', () => {
  it('finds a place as it is typed, and can be cleared', async () => {
    const { field, person } = openSheet()
    await person.type(field, 'morra')
    await person.click(screen.getByRole('option', { name: /Villa Morra/ }))
    expect(field).toHaveValue('Villa Morra, Asunción')
    await person.click(screen.getByRole('button', { name: w.clearPlace }))
    expect(field).toHaveValue('')
  })

  it('takes several places, each of which can be removed', async () => {
    const { field, person } = openSheet()
    await person.type(field, 'luque')
    await person.click(screen.getByRole('option', { name: /^Luque/ }))
    await person.click(screen.getByRole('button', { name: w.addPlace }))
    expect(field).toHaveFocus()
    await person.type(field, 'areg')
    await person.click(screen.getByRole('option', { name: /^Areguá/ }))
    expect(field).toHaveValue('')
    await person.click(screen.getByRole('button', { name: words.es.core.remove('Luque') }))
    expect(field).toHaveValue('Areguá')
    await person.click(screen.getByRole('button', { name: w.clearPlace }))
    expect(field).toHaveValue('')
  })

  it('keeps the focus when places are removed with the keyboard', async () => {
    const { field, person } = openSheet()
    await person.type(field, 'luque')
    await person.click(screen.getByRole('option', { name: /^Luque/ }))
    await person.click(screen.getByRole('button', { name: w.addPlace }))
    await person.type(field, 'areg')
    await person.click(screen.getByRole('option', { name: /^Areguá/ }))
    for (const name of [words.es.core.remove('Luque'), w.clearPlace]) {
      screen.getByRole('button', { name }).focus()
      await person.keyboard('{Enter}')
      expect(field).toHaveFocus()
    }
    expect(field).toHaveValue('')
  })

  it('reports an unknown place and discards it on blur', async () => {
    const { field, person } = openSheet()
    await person.type(field, 'xyzzy')
    expect(field).toHaveAccessibleDescription(w.noPlace)
    await person.tab()
    await waitFor(() => expect(field).toHaveValue(''))
  })

  it('closes its list on the first Escape and the sheet on the second', async () => {
    const { field, onClose, person } = openSheet()
    await person.type(field, 'morra')
    await person.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    expect(onClose).not.toHaveBeenCalled()
    await person.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})
