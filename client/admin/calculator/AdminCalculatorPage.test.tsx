import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openSite, words } from '#tests/components/render.tsx'
import { adminSession } from '#tests/components/samples.ts'

const { admin: w, calculator } = words.es
const admin = adminSession()

const optionsOf = (label: string) =>
  within(screen.getByLabelText(new RegExp(`^${label}`)))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

const neighborhoods = [
  'Villa Morra',
  'Carmelitas',
  'Recoleta',
  'Las Lomas',
  'Centro',
  'Manorá',
  'Ycuá Satí',
  'Mburucuyá',
  'Villa Aurelia',
  'Mariscal López',
]

it('offers five cities, and the same ten neighbourhoods in each', async () => {
  const { person } = await openSite('/admin/price-calculator', { admin })
  expect(optionsOf('Ciudad')).toEqual(['Asunción', 'San Lorenzo', 'Luque', 'Fernando de la Mora', 'Lambaré'])
  expect(screen.getByLabelText(/^Ciudad/)).toHaveValue('Asunción')
  expect(screen.getByLabelText(/^Tipo de propiedad/)).toHaveValue('apartment')
  await person.selectOptions(screen.getByLabelText(/^Barrio/), 'Recoleta')
  await person.selectOptions(screen.getByLabelText(/^Ciudad/), 'Luque')
  expect(optionsOf('Barrio')).toEqual([calculator.chooseNeighborhood, ...neighborhoods])
  expect(screen.getByLabelText(/^Barrio/)).toHaveValue('Recoleta')
})

it('ignores another neighbourhood in its address', async () => {
  await openSite('/admin/price-calculator?city=Luque&neighborhood=Otro', { admin })
  expect(optionsOf('Barrio')).toEqual([calculator.chooseNeighborhood, ...neighborhoods])
  expect(screen.getByLabelText(/^Barrio/)).toHaveValue('')
})

it('leads to the panel, a new property and a new agent, and signs out', async () => {
  await openSite('/admin/price-calculator', { admin })
  const links = within(screen.getByRole('navigation', { name: w.navigation })).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/admin/dashboard',
    '/admin/approvals',
    '/admin/inbox',
    '/admin/users',
    '/admin/activities',
    '/admin/properties/new',
    '/admin/agents/new',
    '/admin/price-calculator',
  ])
  expect(screen.getByRole('button', { name: w.signOut })).toBeVisible()
})
