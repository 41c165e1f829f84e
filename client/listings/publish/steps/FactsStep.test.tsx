import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { languageTable } from '#shared/core/language.ts'
import { amenities, type PropertyType } from '#shared/listings/listingTypes.ts'
import { field, fill, named, words } from '#tests/components/render.tsx'
import { filledFields, openWizard, part } from '#tests/components/wizard.tsx'

const { publish: w, listings, property } = words.es
const all = [listings.bedrooms, listings.bathrooms, listings.parking, w.capacity]
const figures = [w.area, w.yearBuilt, w.internet]

describe('what is asked about', () => {
  it.each<[PropertyType, string[], string[], boolean]>([
    ['house', [listings.bedrooms, listings.bathrooms, listings.parking], figures, false],
    ['penthouse', [listings.bedrooms, listings.bathrooms, listings.parking], figures, false],
    ['land', [], [w.area], false],
    ['commercial', [listings.bathrooms, listings.parking], figures, false],
    ['warehouse', [listings.bathrooms, listings.parking], figures, false],
    ['temp_office', [listings.parking, w.capacity], [w.area, w.internet], true],
    ['coworking', [listings.parking, w.capacity], [w.area, w.internet], true],
  ])('%s', (propertyType, counts, asked, isOffice) => {
    openWizard({ step: 'facts', draft: filledFields({ propertyType }) })
    expect(all.filter((label) => screen.queryByRole('group', { name: label }))).toEqual(counts)
    expect(figures.filter((label) => screen.queryByLabelText(named(label)))).toEqual(asked)
    expect(screen.queryAllByRole('region', { name: w.officeTitle })).toHaveLength(isOffice ? 1 : 0)
  })
})

it('a count goes up and down, and not beyond its ends', async () => {
  const { person } = openWizard({ step: 'facts', draft: filledFields({ bathrooms: 1 }) })
  const count = screen.getByRole('group', { name: listings.bathrooms })
  const fewer = within(count).getByRole('button', { name: w.fewer('baños') })
  await person.click(within(count).getByRole('button', { name: w.more('baños') }))
  expect(count).toHaveTextContent('2')
  await person.click(fewer)
  await person.click(fewer)
  expect(count).toHaveTextContent('0')
  expect(fewer).toBeDisabled()
})

describe('the amenities', () => {
  const offered = () =>
    part(w.amenities)
      .getAllByRole('button')
      .map((chip) => chip.textContent)

  it('are those that a home may have, pressed on and off', async () => {
    const { person } = openWizard({ step: 'facts', draft: filledFields() })
    expect(offered()).toEqual(amenities.map((amenity) => listings.amenities[amenity]))
    const pool = part(w.amenities).getByRole('button', { name: listings.amenities.pool })
    await person.click(pool)
    expect(pool).toHaveAttribute('aria-pressed', 'true')
    await person.click(pool)
    expect(pool).toHaveAttribute('aria-pressed', 'false')
  })

  it('of land are few, and what was chosen before stays to be taken off', () => {
    openWizard({ step: 'facts', draft: filledFields({ propertyType: 'land', amenities: ['pool'] }) })
    expect(offered()).toContain(listings.amenities.pool)
    expect(offered()).toContain(listings.amenities.paved)
    expect(offered()).not.toContain(listings.amenities.elevator)
  })

  it('of an office are none of a home', () => {
    openWizard({ step: 'facts', draft: filledFields({ propertyType: 'office' }) })
    expect(offered()).not.toContain(listings.amenities.playground)
  })
})

it('an office says when it is open and what comes with it', async () => {
  const draft = filledFields({ propertyType: 'coworking' })
  const { person } = openWizard({ step: 'facts', draft })
  const office = part(w.officeTitle)
  await person.click(office.getByRole('radio', { name: property.office.hourNames['24-7'] }))
  expect(office.getByRole('radio', { name: property.office.hourNames['24-7'] })).toBeChecked()
  for (const name of [property.office.deskNames.hot, property.office.serviceNames.printing]) {
    await person.click(office.getByRole('button', { name }))
    expect(office.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
  }
})

it('the texts stand in both languages, each counted as it is written', async () => {
  const { person } = openWizard({ step: 'facts', draft: filledFields({ description: '' }) })
  await fill(person, w.description, 'Luminoso')
  expect(field(w.description)).toHaveAccessibleDescription(w.letters('8', '6.000'))
  await person.click(screen.getByRole('tab', { name: /^English/ }))
  expect(screen.getByText(w.englishNote)).toBeInTheDocument()
  await fill(person, w.englishTitle, 'Flat with a balcony')
  expect(field(w.englishTitle)).toHaveAttribute('lang', 'en')
  await person.click(screen.getByRole('tab', { name: languageTable.es.name }))
  await waitFor(() => expect(field(w.description)).toHaveValue('Luminoso'))
})
