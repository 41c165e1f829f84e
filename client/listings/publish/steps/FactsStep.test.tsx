import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { languageTable } from '#shared/core/language.ts'
import { amenities, type PropertyType } from '#shared/listings/listingTypes.ts'
import { field, fill, named, words } from '#tests/components/render.tsx'
import { completeFields, formSection, openWizard } from '#tests/components/wizard.tsx'

const { fieldLabels, publish: w, listings, propertyDetails } = words.es
const all = [listings.bedrooms, listings.bathrooms, listings.parking, fieldLabels.capacity]
const figures = [fieldLabels.area, fieldLabels.yearBuilt, fieldLabels.internetSpeed]

describe('the fields by property type', () => {
  it.each<[PropertyType, string[], string[], boolean]>([
    ['house', [listings.bedrooms, listings.bathrooms, listings.parking], figures, false],
    ['penthouse', [listings.bedrooms, listings.bathrooms, listings.parking], figures, false],
    ['land', [], [fieldLabels.area], false],
    ['commercial', [listings.bathrooms, listings.parking], figures, false],
    ['warehouse', [listings.bathrooms, listings.parking], figures, false],
    [
      'temp_office',
      [listings.parking, fieldLabels.capacity],
      [fieldLabels.area, fieldLabels.internetSpeed],
      true,
    ],
    [
      'coworking',
      [listings.parking, fieldLabels.capacity],
      [fieldLabels.area, fieldLabels.internetSpeed],
      true,
    ],
  ])('%s', (propertyType, counts, fields, isOffice) => {
    openWizard({ step: 'facts', draft: completeFields({ propertyType }) })
    expect(all.filter((label) => screen.queryByRole('group', { name: label }))).toEqual(counts)
    expect(figures.filter((label) => screen.queryByLabelText(named(label)))).toEqual(fields)
    expect(screen.queryAllByRole('region', { name: fieldLabels.office })).toHaveLength(isOffice ? 1 : 0)
  })
})

it('a counter stays within its limits', async () => {
  const { person } = openWizard({ step: 'facts', draft: completeFields({ bathrooms: 1 }) })
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
  const chipTexts = () =>
    formSection(fieldLabels.amenities)
      .getAllByRole('button')
      .map((chip) => chip.textContent)

  it('are those of homes, and toggle', async () => {
    const { person } = openWizard({ step: 'facts', draft: completeFields() })
    expect(chipTexts()).toEqual(amenities.map((amenity) => listings.amenities[amenity]))
    const pool = formSection(fieldLabels.amenities).getByRole('button', { name: listings.amenities.pool })
    await person.click(pool)
    expect(pool).toHaveAttribute('aria-pressed', 'true')
    await person.click(pool)
    expect(pool).toHaveAttribute('aria-pressed', 'false')
  })

  it('of land are fewer, plus those already chosen', () => {
    openWizard({ step: 'facts', draft: completeFields({ propertyType: 'land', amenities: ['pool'] }) })
    expect(chipTexts()).toContain(listings.amenities.pool)
    expect(chipTexts()).toContain(listings.amenities.paved)
    expect(chipTexts()).not.toContain(listings.amenities.elevator)
  })

  it('of offices exclude those of homes', () => {
    openWizard({ step: 'facts', draft: completeFields({ propertyType: 'office' }) })
    expect(chipTexts()).not.toContain(listings.amenities.playground)
  })
})

it('an office has opening hours and services', async () => {
  const draft = completeFields({ propertyType: 'coworking' })
  const { person } = openWizard({ step: 'facts', draft })
  const office = formSection(fieldLabels.office)
  await person.click(office.getByRole('radio', { name: propertyDetails.office.hourNames['24-7'] }))
  expect(office.getByRole('radio', { name: propertyDetails.office.hourNames['24-7'] })).toBeChecked()
  for (const name of [propertyDetails.office.deskNames.hot, propertyDetails.office.serviceNames.printing]) {
    await person.click(office.getByRole('button', { name }))
    expect(office.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
  }
})

it('both languages have texts, with a character count', async () => {
  const { person } = openWizard({ step: 'facts', draft: completeFields({ description: '' }) })
  await fill(person, fieldLabels.description, 'Luminoso')
  expect(field(fieldLabels.description)).toHaveAccessibleDescription(w.letters('8', '6.000'))
  await person.click(screen.getByRole('tab', { name: /^English/ }))
  expect(screen.getByText(w.englishNote)).toBeInTheDocument()
  await fill(person, fieldLabels.titleEn, 'Flat with a balcony')
  expect(field(fieldLabels.titleEn)).toHaveAttribute('lang', 'en')
  await person.click(screen.getByRole('tab', { name: languageTable.es.name }))
  await waitFor(() => expect(field(fieldLabels.description)).toHaveValue('Luminoso'))
})
