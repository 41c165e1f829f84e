import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { FormFields } from '#client/listings/publish/form/fields.ts'
import { pricesFor } from '#client/listings/publish/form/pricesFor.ts'
import { project } from '#client/map/mercator.ts'
import { movedBy } from '#client/map/plan/plan.ts'
import { stubGeolocation } from '#tests/components/geolocation.ts'
import { field, fill, type Person, words } from '#tests/components/render.tsx'
import { completeFields, heading, next, openWizard } from '#tests/components/wizard.tsx'

const { fieldLabels, publish: w, position, listings } = words.es
const { precision } = w
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
    await fill(person, fieldLabels.neighborhood, 'v morra')
    await person.click(await option(/Villa Morra/))
    expect(field(fieldLabels.neighborhood)).toHaveValue('Villa Morra')
    expect(field(fieldLabels.city)).toHaveValue('Asunción')
  })

  it('can be selected by keyboard', async () => {
    const { person } = openWizard()
    await fill(person, fieldLabels.city, 'encar')
    await option(/Encarnación/)
    await person.keyboard('{ArrowDown}{Enter}')
    expect(field(fieldLabels.city)).toHaveValue('Encarnación')
    expect(screen.queryByRole('option')).not.toBeInTheDocument()
  })

  it.each([
    ['CDE', 'Ciudad del Este'],
    ['asuncion', 'Asunción'],
    [' Mi Pueblo ', 'Mi Pueblo'],
  ])('typed as «%s» become %s on blur', async (typed, city) => {
    const { person } = openWizard()
    await fill(person, fieldLabels.city, typed)
    await person.tab()
    await waitFor(() => expect(field(fieldLabels.city)).toHaveValue(city))
  })

  it.each(['encarnacion', 'Encarnación'])(
    'clear the neighbourhood when it is not in the city (%s)',
    async (city) => {
      const { person } = openWizard({ draft: completeFields() })
      await fill(person, fieldLabels.city, city)
      await person.tab()
      await waitFor(() => expect(field(fieldLabels.neighborhood)).toHaveValue(''))
    },
  )

  it('stay when the city is focused without a change', async () => {
    const { person } = openWizard({ draft: completeFields({ city: 'Luque' }) })
    await person.click(field(fieldLabels.city))
    await person.tab()
    expect(field(fieldLabels.neighborhood)).toHaveValue('Villa Morra')
  })

  it('accept an unknown neighbourhood', async () => {
    const { person } = openWizard({ draft: completeFields({ neighborhood: '' }) })
    await fill(person, fieldLabels.neighborhood, 'Barrio Nuevo')
    await person.tab()
    expect(field(fieldLabels.neighborhood)).toHaveValue('Barrio Nuevo')
  })
})

describe('the point', () => {
  /** On a map, which opens a moment later. */
  const pin = () => screen.findByRole('button', { name: /^El punto está/ })

  const locate = (person: Person) => person.click(button(position.locate))

  it('is set to the centre of the place, moved by arrow keys, and removed', async () => {
    const { person } = openWizard({ draft: completeFields() })
    await person.click(button(position.place))
    expect(await pin()).toHaveAccessibleName(position.pinAtCenter('Villa Morra'))
    noButton(position.place)
    const set = await pin()
    set.focus()
    await person.keyboard('{Shift>}{ArrowUp}{/Shift}')
    expect(await pin()).toHaveAccessibleName(position.pin('200 m', position.directions.n, 'Villa Morra'))
    await person.keyboard('{Shift>}{ArrowDown}{/Shift}{ArrowLeft}')
    expect(await pin()).toHaveAccessibleName(position.pin('30 m', position.directions.w, 'Villa Morra'))
    await person.click(button(position.remove))
    expect(screen.queryByRole('img', { name: position.plan('Villa Morra') })).not.toBeInTheDocument()
    expect(button(position.place)).toBeInTheDocument()
  })

  it('is set by a click on the map', async () => {
    const { person } = openWizard({ draft: completeFields() })
    await person.click(button(position.place))
    expect(await pin()).toBeInTheDocument()
    const map = screen.getByRole('img', { name: position.plan('Villa Morra') })
    // The drawing is a pixel large here: its middle is the center of the place.
    const center = { latitude: -25.294, longitude: -57.578 }
    const camera = { center, zoom: 14.5 }
    const { x } = project(movedBy(center, 200, 0), camera, { width: 1, height: 1 })
    fireEvent.pointerDown(map, { clientX: x, clientY: 0.5, isPrimary: true })
    fireEvent.pointerUp(map, { clientX: x, clientY: 0.5, isPrimary: true })
    const moved = position.pin('200 m', position.directions.e, 'Villa Morra')
    expect(await screen.findByRole('button', { name: moved })).toBeInTheDocument()
  })

  it('by hand proposes the nearest neighbourhood, which follows it until one is typed', async () => {
    const { person } = openWizard({ draft: completeFields({ neighborhood: '' }) })
    await person.click(button(position.place))
    expect(field(fieldLabels.neighborhood)).toHaveValue('')
    const press = async (keys: string) => {
      const set = await pin()
      set.focus()
      await person.keyboard(keys)
    }
    await press('{ArrowUp}')
    const near = field(fieldLabels.neighborhood).getAttribute('value')
    expect(near).toBeTruthy()
    await press(`{Shift>}${'{ArrowRight}'.repeat(10)}{/Shift}`)
    await waitFor(() => expect(field(fieldLabels.neighborhood)).not.toHaveValue(near))
    await fill(person, fieldLabels.neighborhood, 'Barrio Nuevo')
    await press('{ArrowUp}')
    expect(field(fieldLabels.neighborhood)).toHaveValue('Barrio Nuevo')
  })

  it('cannot be set for an unknown place', () => {
    openWizard({ draft: completeFields({ city: 'Mi Pueblo', neighborhood: 'Centro' }) })
    noButton(position.place)
  })

  it('comes from the browser, and fills in empty city and neighbourhood', async () => {
    stubGeolocation({ latitude: -25.294, longitude: -57.573 })
    const { person } = openWizard()
    await locate(person)
    expect(await pin()).toBeInTheDocument()
    expect(field(fieldLabels.city)).toHaveValue('Asunción')
    expect(field(fieldLabels.neighborhood)).not.toHaveValue('')
  })

  it('from the browser does not replace a typed city', async () => {
    stubGeolocation({ latitude: -25.294, longitude: -57.573 })
    const { person } = openWizard({ draft: completeFields({ city: 'Mi Pueblo', neighborhood: 'Centro' }) })
    await locate(person)
    expect(field(fieldLabels.city)).toHaveValue('Mi Pueblo')
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
    await fill(person, fieldLabels.city, 'encarnacion')
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
  expect(radio(precision.names.exact)).toHaveAccessibleDescription(precision.withoutPoint.exact)
})

it('an approximate area without a point is said to be the neighbourhood', async () => {
  const { person } = openWizard({ draft: completeFields() })
  const radio = () => screen.getByRole('radio', { name: new RegExp(`^${precision.names.approximate}`) })
  expect(radio()).toHaveAccessibleDescription(precision.withoutPoint.approximate)
  await person.click(button(position.place))
  expect(radio()).toHaveAccessibleDescription(precision.texts.approximate)
})

describe('a point that is not plausible', () => {
  const { doubtfulPoint: asked } = w
  const question = () => screen.queryByRole('alert')
  const open = (overrides: Partial<FormFields>) => openWizard({ draft: completeFields(overrides) })
  const encarnacion = { latitude: -27.33, longitude: -55.867 }

  it.each<[string, Partial<FormFields>, string]>([
    ['far from the city', { point: encarnacion }, asked.far(288, 'Asunción', 'Encarnación')],
    ['abroad', { point: { latitude: -27.45, longitude: -58.986 } }, asked.outside_country],
    ['in another continent', { point: { latitude: 40.4, longitude: -3.7 } }, asked.impossible],
  ])('%s is asked about, and blocks the step', async (_where, fields, text) => {
    const { person } = open(fields)
    expect(question()).toHaveTextContent(text)
    await person.click(next())
    await waitFor(() => expect(button(position.remove)).toHaveFocus())
    expect(heading('place')).toBeInTheDocument()
  })

  it('is kept once confirmed, until it is moved', async () => {
    const { person } = open({ point: encarnacion })
    await person.click(button(asked.yes))
    expect(question()).not.toBeInTheDocument()
    expect(field(fieldLabels.address)).toHaveFocus()
    await person.click(next())
    await waitFor(() => expect(heading('facts')).toHaveFocus())
  })

  it('changes the city, or is removed', async () => {
    const { person } = open({ point: encarnacion })
    await person.click(button(asked.change('Encarnación')))
    expect(field(fieldLabels.city)).toHaveValue('Encarnación')
    expect(question()).not.toBeInTheDocument()
  })

  it.each<[string, Partial<FormFields>]>([
    ['near', { point: { latitude: -25.33, longitude: -57.52 } }],
    [
      'in the same district of the Chaco',
      { city: 'Mariscal Estigarribia', neighborhood: 'Centro', point: { latitude: -21.6, longitude: -61 } },
    ],
    ['of an unknown city', { city: 'Mi Pueblo', neighborhood: 'Centro', point: encarnacion }],
    [
      'at the river',
      { city: 'Ciudad del Este', neighborhood: 'Centro', point: { latitude: -25.509, longitude: -54.601 } },
    ],
  ])('is not asked about %s', (_where, fields) => {
    open(fields)
    expect(question()).not.toBeInTheDocument()
  })
})

describe('the price of another purpose', () => {
  it('is asked for again, and kept for when the purpose returns', async () => {
    const { person } = openWizard({ draft: completeFields({ amount: '135.000' }) })
    const choose = (name: string) => person.click(screen.getByRole('radio', { name }))
    await choose(listings.transactions.rent)
    await person.click(
      screen.getByRole('button', { name: new RegExp(`^${w.edit(w.steps.price)}|${w.steps.price}$`) }),
    )
    expect(field(w.priceTitle.rent)).toHaveValue('')
    expect(screen.getByText(w.otherPrice.rent('$135,000'))).toBeInTheDocument()
  })

  it.each<[string, Partial<FormFields>, 'sale' | 'rent' | 'both', Partial<FormFields>]>([
    ['sale to both', {}, 'both', { amount: '135.000' }],
    ['sale to rent', {}, 'rent', { amount: '', otherAmount: '135.000' }],
    [
      'both to rent',
      { transactionType: 'both', pricePerMonth: '900', currency: 'PYG' },
      'rent',
      { amount: '900', currency: 'USD', otherAmount: '135.000', otherCurrency: 'PYG' },
    ],
    [
      'back to sale',
      { transactionType: 'rent', amount: '4.000.000', currency: 'PYG', otherAmount: '135.000' },
      'sale',
      { amount: '135.000', currency: 'USD', otherAmount: '4.000.000', otherCurrency: 'PYG' },
    ],
  ])('%s', (_change, fields, to, expected) => {
    const before = completeFields(fields)
    expect({ ...before, ...Object.fromEntries(pricesFor(before, to)) }).toMatchObject(expected)
  })
})
