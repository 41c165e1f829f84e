import { act, fireEvent, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { Hydration } from '#client/core/lazyPart.tsx'

const empty = { city: 'Luque', note: '', kind: 'sale', wanted: false, sort: 'date' }

function Form() {
  const [values, setValues] = useState(empty)
  const [pressed, setPressed] = useState('')
  const [, setRendered] = useState(false)
  useEffect(() => setRendered(true), [])
  const change = (part: Partial<typeof empty>) => setValues({ ...values, ...part })
  return (
    <>
      <input
        aria-label="City"
        value={values.city}
        onChange={(event) => change({ city: event.target.value })}
      />
      <textarea
        aria-label="Note"
        value={values.note}
        onChange={(event) => change({ note: event.target.value })}
      />
      {['sale', 'both', 'rent'].map((one) => (
        <input
          key={one}
          type="radio"
          name="kind"
          aria-label={one}
          checked={values.kind === one}
          onChange={() => change({ kind: one })}
        />
      ))}
      <input
        type="checkbox"
        aria-label="Wanted"
        checked={values.wanted}
        onChange={(event) => change({ wanted: event.target.checked })}
      />
      <select
        aria-label="Sort"
        value={values.sort}
        onChange={(event) => change({ sort: event.target.value })}
      >
        <option value="date">date</option>
        <option value="price">price</option>
      </select>
      <button type="button" onClick={() => setPressed(values.city)}>
        Go
      </button>
      <output>{JSON.stringify({ ...values, pressed })}</output>
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
  window.earlyClicks = [screen.getByRole('button')]

  await act(async () => hydrateRoot(root, part))
  expect(JSON.parse(screen.getByRole('status').textContent)).toEqual({
    ...{ city: 'Asunción', note: 'near the river', kind: 'rent', wanted: true, sort: 'price' },
    pressed: 'Asunción',
  })
  expect(screen.getByLabelText('City')).toHaveValue('Asunción')
  expect(screen.getByLabelText('rent')).toBeChecked()
  expect(window.earlyInputs.size).toBe(0)
})
