import type { NewListing } from '#shared/listings/publishing.ts'
import type { Property } from './property/property.ts'
import { of } from './texts/spanish.ts'

/** Of the homes for rent by their owners, every third or fourth lets a room alone. */
export function isRoom({ type, form, transaction, byOwner, number }: Property): boolean {
  const every = type === 'house' ? 3 : 4
  const isHome = type === 'house' || type === 'apartment'
  return isHome && form === 'plain' && transaction === 'rent' && byOwner && number % every === 0
}

/** m². */
const least = 11
const sizes = 8

const homes = {
  house: { title: 'casa de familia', text: 'la casa' },
  apartment: { title: 'departamento compartido', text: 'el departamento' },
} as const

/** A room of that home, which its owner lives in, at what its area asks. */
export function roomOf(
  draft: NewListing,
  { type, number, area, street, near, market, prices }: Property,
): NewListing {
  const home = homes[type === 'house' ? 'house' : 'apartment']
  const own = least + (number % sizes)
  const price = draft.price ?? { amount: prices.amount, currency: prices.currency }
  const step = price.currency === 'PYG' ? 50_000 : 10
  const amount = Math.max(step, Math.round((price.amount * own) / (area ?? own) / step) * step)
  const isFurnished = draft.amenities.includes('furnished')
  return {
    ...draft,
    title: `Pieza de ${own} m² en ${home.title}, ${market.neighborhood}, ${street}`,
    description: [
      `Alquilo una pieza${isFurnished ? ' amoblada' : ''} de ${own} m², con baño compartido, en ${home.text} donde vivimos.`,
      `La cocina y el lavadero se usan entre todos; ANDE, agua e internet van aparte, a medias.`,
      `Queda cerca ${of(near)}, con colectivos a la puerta.`,
      'Buscamos estudiantes o gente que trabaje.',
    ].join(' '),
    ...{
      price: { ...price, amount },
      area: own,
      landArea: null,
      builtArea: null,
      frontage: null,
      depth: null,
    },
    ...{ bedrooms: 1, bathrooms: 1, parkingSpaces: 0, capacity: 1, roomOnly: true },
    ...{ allowsShortTerm: false, airbnbUrl: null, pricePerNight: null, guarantee: 'deposit' },
    // Those of the whole home.
    ...{ expectedMonthlyRent: null, expectedOccupancy: null, monthlyExpenses: null },
  }
}
