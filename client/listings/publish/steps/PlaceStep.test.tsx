import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { stubGeolocation } from '#tests/components/geolocation.ts'
import { field, fill, type Person, words } from '#tests/components/render.tsx'
import { completeFields, openWizard } from '#tests/components/wizard.tsx'

const { publish: w, listings } = words.es
const { position, precision } = w
const button = (name: string) => screen.getByRole('button', { name })
const noButton = (name: string) => expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
const option = (name: RegExp) => screen.findByRole('option', { name })

describe('the property type', () => {
  it('has a default and can be changed', async () => {
    const { person } = openWizard()
    const radio = (name: string) => screen.getByRole('radio', { name })
    expect(radio(listings.types.house)).toBeChecked()
    expect(radio(listings.transactions.sale)).toBeChecked()
    await person.click(radio(listings.types.land))
    await person.click(radio(listings.transactions.both))
    expect(radio(listings.types.land)).toBeChecked()
    expect(radio(listings.transactions.both)).toBeChecked()
  })

  it('of a flexible office allows rent only', async () => {
    const { person } = openWizard()
    await person.click(screen.getByRole('radio', { name: listings.types.coworking }))
    expect(screen.queryByRole('radio', { name: listings.transactions.sale })).not.toBeInTheDocument()
    expect(screen.getByText(w.officeNote)).toBeInTheDocument()
  })
})

describe('city and neighbourhood', () => {
  it('are completed from a known neighbourhood', async () => {
    const { person } = openWizard()
    await fill(person, w.neighborhood, 'v morra')
    await person.click(await option(/Villa Morra/))
    expect(field(w.neighborhood)).toHaveValue('Villa Morra')
    expect(field(w.city)).toHaveValue('Asunción')
  })

  it('can be selected by keyboard', async () => {
    const { person } = openWizard()
    await fill(person, w.city, 'encar')
    await option(/Encarnación/)
    await person.keyboard('{ArrowDown}{Enter}')
    expect(field(w.city)).toHaveValue('Encarnación')
    expect(screen.queryByRole('option')).not.toBeInTheDocument()
  })

  it.each([
    ['CDE', 'Ciudad del Este'],
    ['asuncion', 'Asunción'],
    [' Mi Pueblo ', 'Mi Pueblo'],
  ])('typed as «%s» become %s on blur', async (typed, city) => {
    const { person } = openWizard()
    await fill(person, w.city, typed)
    await person.tab()
    await waitFor(() => expect(field(w.city)).toHaveValue(city))
  })

  it.each(['encarnacion', 'Encarnación'])(
    'clear the neighbourhood when it is not in the city (%s)',
    async (city) => {
      const { person } = openWizard({ draft: completeFields() })
      await fill(person, w.city, city)
      await person.tab()
      await waitFor(() => expect(field(w.neighborhood)).toHaveValue(''))
    },
  )

  it('stay when the city is focused without a change', async () => {
    const { person } = openWizard({ draft: completeFields({ city: 'Luque' }) })
    await person.click(field(w.city))
    await person.tab()
    expect(field(w.neighborhood)).toHaveValue('Villa Morra')
  })

  it('accept an unknown neighbourhood', async () => {
    const { person } = openWizard({ draft: completeFields({ neighborhood: '' }) })
    await fill(person, w.neighborhood, 'Barrio Nuevo')
    await person.tab()
    expect(field(w.neighborhood)).toHaveValue('Barrio Nuevo')
  })
})

describe('the point', () => {
  const pin = () => screen.getByRole('button', { name: /^El punto está/ })

  const locate = (person: Person) => person.click(button(position.locate))

  it('is set to the centre of the place, moved by arrow keys, and removed', async () => {
    const { person } = openWizard({ draft: completeFields() })
    await person.click(button(position.place))
    expect(pin()).toHaveAccessibleName(position.pinAtCenter('Villa Morra'))
    noButton(position.place)
    pin().focus()
    await person.keyboard('{Shift>}{ArrowUp}{/Shift}')
    expect(pin()).toHaveAccessibleName(position.pin('200 m', position.directions.n, 'Villa Morra'))
    await person.keyboard('{Shift>}{ArrowDown}{/Shift}{ArrowLeft}')
    expect(pin()).toHaveAccessibleName(position.pin('30 m', position.directions.w, 'Villa Morra'))
    await person.click(button(position.remove))
    expect(screen.queryByRole('img', { name: position.plan('Villa Morra') })).not.toBeInTheDocument()
    expect(button(position.place)).toBeInTheDocument()
  })

  it('is set by a click on the plan', async () => {
    const { person } = openWizard({ draft: completeFields() })
    await person.click(button(position.place))
    const plan = screen.getByRole('img', { name: position.plan('Villa Morra') })
    vi.spyOn(plan.parentElement ?? plan, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 380))
    // 150 units per kilometer: 200 m east of the center.
    fireEvent.pointerUp(plan, { clientX: 330, clientY: 190 })
    expect(pin()).toHaveAccessibleName(position.pin('200 m', position.directions.e, 'Villa Morra'))
  })

  it('cannot be set for an unknown place', () => {
    openWizard({ draft: completeFields({ city: 'Mi Pueblo', neighborhood: 'Centro' }) })
    noButton(position.place)
  })

  it('comes from the browser, and fills in empty city and neighbourhood', async () => {
    stubGeolocation({ latitude: -25.294, longitude: -57.573 })
    const { person } = openWizard()
    await locate(person)
    expect(pin()).toBeInTheDocument()
    expect(field(w.city)).toHaveValue('Asunción')
    expect(field(w.neighborhood)).not.toHaveValue('')
  })

  it('from the browser does not replace a typed city', async () => {
    stubGeolocation({ latitude: -25.294, longitude: -57.573 })
    const { person } = openWizard({ draft: completeFields({ city: 'Mi Pueblo', neighborhood: 'Centro' }) })
    await locate(person)
    expect(field(w.city)).toHaveValue('Mi Pueblo')
  })

  it.each([
    [1, position.denied],
    [2, position.failed],
  ] as const)('shows why the browser gives none (%d)', async (code, text) => {
    stubGeolocation({ code })
    const { person } = openWizard()
    await locate(person)
    expect(screen.getByText(text)).toBeInTheDocument()
    expect(button(position.locate)).toBeEnabled()
  })

  it('is removed when a distant city is chosen', async () => {
    const { person } = openWizard({ draft: completeFields() })
    await person.click(button(position.place))
    await fill(person, w.city, 'encarnacion')
    await person.tab()
    await waitFor(() => noButton(position.remove))
  })
})

it('the shown precision is one of three', async () => {
  const { person } = openWizard()
  const radio = (name: string) => screen.getByRole('radio', { name: new RegExp(`^${name}`) })
  expect(radio(precision.names.approximate)).toBeChecked()
  await person.click(radio(precision.names.exact))
  expect(radio(precision.names.exact)).toBeChecked()
  expect(radio(precision.names.exact)).toHaveAccessibleDescription(precision.texts.exact)
})
