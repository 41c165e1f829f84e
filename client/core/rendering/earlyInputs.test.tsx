import { act, fireEvent, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { Hydration } from '#client/core/lazyPart.tsx'

function Form() {
  const [city, setCity] = useState('Luque')
  const [note, setNote] = useState('')
  const [kind, setKind] = useState('sale')
  const [wanted, setWanted] = useState(false)
  const [sort, setSort] = useState('date')
  const [, setRendered] = useState(false)
  useEffect(() => setRendered(true), [])
  return (
    <>
      <input aria-label="City" value={city} onChange={(event) => setCity(event.target.value)} />
      <textarea aria-label="Note" value={note} onChange={(event) => setNote(event.target.value)} />
      {['sale', 'both', 'rent'].map((one) => (
        <input
          key={one}
          type="radio"
          name="kind"
          aria-label={one}
          checked={kind === one}
          onChange={() => setKind(one)}
        />
      ))}
      <input
        type="checkbox"
        aria-label="Wanted"
        checked={wanted}
        onChange={(event) => setWanted(event.target.checked)}
      />
      <select aria-label="Sort" value={sort} onChange={(event) => setSort(event.target.value)}>
        <option value="date">date</option>
        <option value="price">price</option>
      </select>
      <output>{JSON.stringify({ city, note, kind, wanted, sort })}</output>
    </>
  )
}

const part = (
  <Hydration>
    <Form />
  </Hydration>
)

afterEach(() => {
  document.body.replaceChildren()
})

it('what is typed and chosen before hydration is what the page then knows', async () => {
  const root = document.createElement('div')
  root.innerHTML = renderToString(part)
  document.body.append(root)
  fireEvent.input(screen.getByLabelText('City'), { target: { value: 'Asunción' } })
  fireEvent.input(screen.getByLabelText('Note'), { target: { value: 'near the river' } })
  screen.getByLabelText('both').click()
  screen.getByLabelText('rent').click()
  screen.getByLabelText('Wanted').click()
  fireEvent.input(screen.getByLabelText('Sort'), { target: { value: 'price' } })
  const touched = ['City', 'Note', 'both', 'rent', 'Wanted', 'Sort']
  window.earlyInputs = new Set(touched.map((name) => screen.getByLabelText<HTMLInputElement>(name)))

  await act(async () => hydrateRoot(root, part))
  const known = { city: 'Asunción', note: 'near the river', kind: 'rent', wanted: true, sort: 'price' }
  expect(JSON.parse(screen.getByRole('status').textContent)).toEqual(known)
  expect(screen.getByLabelText('City')).toHaveValue('Asunción')
  expect(screen.getByLabelText('rent')).toBeChecked()
  expect(window.earlyInputs.size).toBe(0)
})
