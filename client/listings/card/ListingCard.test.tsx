import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderAt } from '#tests/components/render.tsx'
import { listing } from '#tests/components/samples.ts'
import { ListingCard } from './ListingCard.tsx'

it('calls a room of a home what it is', () => {
  const home = { propertyType: 'apartment', transactionType: 'rent' } as const
  renderAt(
    <>
      <ListingCard listing={listing({ ...home, id: 'room', roomOnly: true })} rate={7420} />
      <ListingCard listing={listing({ ...home, id: 'home' })} rate={7420} />
    </>,
  )
  expect(screen.getByText('Pieza en alquiler')).toBeInTheDocument()
  expect(screen.getByText('Departamento en alquiler')).toBeInTheDocument()
})

it('says the area as exactly as it is known', () => {
  renderAt(<ListingCard listing={listing({ area: '95.50' })} rate={7420} />)
  expect(screen.getByText('95,5 m²')).toBeInTheDocument()
})
