import { fold } from '#shared/core/text.ts'
import { homeTypes } from '#shared/listings/traits.ts'
import { capital } from '#shared/places/mainCities.ts'
import { findNeighborhood } from '#shared/places/places.ts'
import type { SentenceFilters } from '#shared/search/sentence.ts'
import { bedroomsFor, childrenIn } from './children.ts'
import { numberWord as count, readCount } from './numberWords.ts'
import type { Meaning } from './questionContext.ts'

/** What a question about living somewhere asks for; what it leaves open comes from the search before. */
export interface HomesAsked {
  transactionType: 'sale' | 'rent'
  city: string
  neighborhood: string | undefined
  isPlaceNamed: boolean
  bedrooms: number | undefined
  children: number | undefined
  filters: SentenceFilters
}

/** US dollars; a higher budget buys. */
const maxRent = 15_000

const studioWords = ' (?:mono ?ambientes?|monos?|studios?|kitnets?|quitinetes?)(?= )'
const roomWords = ` ${count} (?:dormitorios?|dormis?|dorm|habitaciones|habitacion|cuartos?|bedrooms?|bed|br|quartos?)(?= )`

/** "¿Rinde más un monoambiente o uno de dos dormitorios?": each size named, in their order; 0 for a studio. */
export function sizesIn(wording: string): number[] {
  const found = [...wording.matchAll(new RegExp(`${studioWords}|${roomWords}`, 'g'))]
  return [...new Set(found.map(([, word]) => (word === undefined ? 0 : readCount(word))))]
}

const isStudio = (text: string) => new RegExp(studioWords).test(text)

export function homesAsked({ understood, wording, thread, listing }: Meaning): HomesAsked {
  const before = thread.search?.filters ?? {}
  const { sentence = '', text: words = '' } = thread.search ?? {}
  const wasStudio = isStudio(` ${fold(`${sentence} ${words}`)} `)
  const { filters } = understood
  const namesPlace = (filters.city ?? filters.neighborhood) !== undefined
  const place = namesPlace ? filters : before
  const [neighborhood] = place.neighborhood ?? (namesPlace ? [] : listing ? [listing.neighborhood] : [])
  const city =
    place.city?.[0] ??
    (neighborhood && findNeighborhood(neighborhood)?.city) ??
    (namesPlace ? undefined : listing?.city) ??
    capital
  const children = childrenIn(wording)
  const ofBefore = before.bedrooms ?? (wasStudio && !filters.propertyType ? 0 : undefined)
  const isOfChildren = children !== undefined && bedroomsFor(children) > (filters.bedrooms ?? 0)
  const named = (isOfChildren ? undefined : filters.bedrooms) ?? (isStudio(wording) ? 0 : undefined)
  const bedrooms = named ?? (children === undefined ? ofBefore : bedroomsFor(children))
  const budget = filters.maxPrice ?? before.maxPrice
  const offer = filters.transactionType ?? before.transactionType
  const transactionType =
    offer === 'rent' || offer === 'sale' ? offer : budget !== undefined && budget > maxRent ? 'sale' : 'rent'
  return {
    ...{ transactionType, city, neighborhood, bedrooms, children },
    isPlaceNamed: (place.city ?? place.neighborhood) !== undefined,
    filters: {
      propertyType: filters.propertyType ?? [...homeTypes],
      transactionType,
      ...(budget !== undefined && { maxPrice: budget }),
      ...(filters.minPrice !== undefined && { minPrice: filters.minPrice }),
      ...(bedrooms && { bedrooms }),
      ...(filters.amenities && { amenities: filters.amenities }),
    },
  }
}
