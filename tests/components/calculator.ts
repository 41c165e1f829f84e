import { screen } from '@testing-library/react'
import { type Person, words } from './render.tsx'

export const question = {
  city: 'Asunción',
  neighborhood: 'Villa Morra',
  propertyType: 'apartment',
  transactionType: 'sale',
  area: '85',
  priceUSD: '165000',
}
/** Its fields are filled from the address. */
export const analysisUrl = `/price-calculator?${new URLSearchParams(question)}`

export const analyse = async (person: Person) =>
  person.click(await screen.findByRole('button', { name: words.es.calculator.submit }))
