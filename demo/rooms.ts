import type { NewListing } from '#shared/listings/publishing.ts'
import type { Property } from './property/property.ts'

/** Of the homes for rent by their owners, every third lets a room alone. */
export function isRoom({ type, form, transaction, byOwner, number }: Property): boolean {
  return type === 'house' && form === 'plain' && transaction === 'rent' && byOwner && number % 3 === 0
}

/** m². */
const least = 11
const sizes = 8

/** A room of that home, which its owner lives in, at what its area asks. */
export function roomOf(
  draft: NewListing,
  { number, area, street, near, market, prices }: Property,
): NewListing {
  const own = least + (number % sizes)
  const price = draft.price ?? { amount: prices.amount, currency: prices.currency }
  const step = price.currency === 'PYG' ? 50_000 : 10
  const amount = Math.max(step, Math.round((price.amount * own) / (area ?? own) / step) * step)
  const isFurnished = draft.amenities.includes('furnished')
  return {
    ...draft,
    title: `Pieza de ${own} m² en casa de familia, ${market.neighborhood}, ${street}`,
    description: [
      `Alquilo una pieza${isFurnished ? ' amoblada' : ''} de ${own} m², con baño compartido, en la casa donde vivimos.`,
      `La cocina y el lavadero se usan entre todos; ANDE, agua e internet van aparte, a medias.`,
      `Queda cerca de ${near}, con colectivos a la puerta.`,
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
    ...{ allowsShortTerm: false, pricePerNight: null, guarantee: 'deposit' },
  }
}
