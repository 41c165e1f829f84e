import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { field, fill, named, words } from '#tests/components/render.tsx'
import { completeFields, openWizard } from '#tests/components/wizard.tsx'

const { fieldLabels, listingFacts: w, listings, errors } = words.es
const more = () => screen.findByRole('button', { name: new RegExp(w.more) })

it('are folded until they are asked for, and are those of the type', async () => {
  const { person } = openWizard({ step: 'facts', draft: completeFields({ propertyType: 'house' }) })
  const button = await more()
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByLabelText(named(fieldLabels.landArea))).toBeNull()
  await person.click(button)
  expect(field(fieldLabels.landArea)).toBeVisible()
  expect(screen.queryByLabelText(named(fieldLabels.floor))).toBeNull()
  expect(screen.queryByText(fieldLabels.deliveryMonth)).toBeNull()
  await person.click(screen.getByRole('button', { name: listings.stages.off_plan }))
  expect(screen.getByRole('group', { name: fieldLabels.deliveryMonth })).toBeVisible()
})

it('ask which of two figures of one area is right, and take either', async () => {
  const draft = completeFields({ propertyType: 'house', frontage: '12', depth: '30', landArea: '500' })
  const { person } = openWizard({ step: 'facts', draft })
  await screen.findByText(w.notes.sides('12', '30', '360', '500'))
  await person.click(screen.getByRole('button', { name: w.notes.takeProduct('360') }))
  expect(field(fieldLabels.landArea)).toHaveValue('360')
  expect(screen.queryByText(w.notes.sides('12', '30', '360', '500'))).toBeNull()
})

it('keep a month of delivery that has passed, and say so', async () => {
  const draft = completeFields({ propertyType: 'house', stage: 'off_plan', deliveryMonth: '2020-03' })
  const { person } = openWizard({ step: 'facts', draft })
  await screen.findByRole('group', { name: fieldLabels.deliveryMonth })
  await person.click(screen.getByRole('button', { name: words.es.publish.next }))
  expect(await screen.findByText(errors.fields.delivery_past)).toBeVisible()
  expect(screen.getByLabelText(w.ask.year)).toHaveValue('2020')
})

it('ask about instalments that do not add up to the price, and keep what was typed', async () => {
  const draft = completeFields({ propertyType: 'house', amount: '120000', currency: 'USD' })
  const { person } = openWizard({ step: 'price', draft })
  await person.click(await more())
  await person.click(screen.getByRole('button', { name: listings.ways.own }))
  await fill(person, w.ask.downPaymentPercent, '30')
  await fill(person, w.ask.instalments, '10')
  await fill(person, w.ask.instalmentAmount, '1000')
  expect(await screen.findByText(w.notes.tooLittle('$46,000', '$120,000'))).toBeVisible()
  await fill(person, w.ask.instalments, '84')
  expect(screen.queryByText(w.notes.tooLittle('$46,000', '$120,000'))).toBeNull()
  expect(field(w.ask.instalmentAmount)).toHaveValue('1.000')
})
